// The lines of the statement (workers/domain/reports/viewer/read-statement.ts), in Hindi.
const LINES: Readonly<Record<string, string>> = {
  'Top-up': 'वॉलेट में जोड़े गए पैसे',
  'Taken back: a payment is disputed or was refunded': 'वापस लिए गए: किसी भुगतान पर विवाद है या वह लौटाया गया',
  'Given back: the dispute of a payment has ended': 'लौटाए गए: भुगतान का विवाद समाप्त हुआ',
  'Paid back to the payment it came from': 'उसी भुगतान में लौटाए गए जिससे आए थे',
  'In the wallet again: the payment provider could not pay it back': 'फिर वॉलेट में: भुगतान सेवा इन्हें लौटा नहीं सकी',
  'Given up with the account': 'खाते के साथ छोड़े गए',
  Chargeback: 'बैंक से वापस लिया गया भुगतान',
}
const KINDS: Readonly<Record<string, string>> = {
  Chat: 'चैट',
  'Web call': 'वेब कॉल',
  'Phone call': 'फ़ोन कॉल',
  Session: 'परामर्श',
}
const CONSULTATION = /^(Refund: )?(Chat|Web call|Phone call|Session) with (.+?)(?:, (?:(\d+) min )?(\d+) s)?$/

export function statementLineHindi(text: string): string {
  const [, refund, kind = '', name = '', minutes, seconds] = CONSULTATION.exec(text) ?? []
  if (!kind) return LINES[text] ?? text
  const whom = name === 'a former astrologer' ? 'किसी पूर्व ज्योतिषी' : name
  const length = [minutes && `${minutes} मिनट`, seconds && `${seconds} सेकंड`].filter(Boolean).join(' ')
  return `${refund ? 'रिफ़ंड: ' : ''}${whom} के साथ ${KINDS[kind]}${length ? `, ${length}` : ''}`
}
