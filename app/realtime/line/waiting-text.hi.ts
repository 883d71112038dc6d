// Texts about queues, in Hindi.
import type { Translated } from '#app/language/texts.ts'
import type { WireLine } from '#workers/contract/consultations/waiting.ts'
import { joinLineTexts } from './join-line-text.ts'
import type { ownLineEnglish, waitingEnglish } from './waiting-text.ts'

type Estimate = WireLine['estimate']

const minutes = (n: number) => `${n} मिनट`

/** "5 से 12 मिनट"; "अधिकतम 12 मिनट" if the turn may come immediately. */
export function estimateHindi(estimate: Exclude<Estimate, null>): string {
  const { from_minutes: from, to_minutes: to } = estimate
  if (from === to) return `लगभग ${minutes(to)}`
  return from < 1 ? `अधिकतम ${minutes(to)}` : `${from} से ${minutes(to)}`
}

/** 75 → "1:15". */
export function clockHindi(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const ordinals = ['पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पाँचवें', 'छठे']

/** 3 → "तीसरे", 8 → "8वें": before "स्थान पर". */
export function ordinalHindi(n: number): string {
  return ordinals[n - 1] ?? `${n}वें`
}

export const waitingHindi: Translated<typeof waitingEnglish> = {
  label: 'जिन सूचियों में आप प्रतीक्षा कर रहे हैं',
  title: joinLineTexts.hi.join,
  none: 'अभी कोई प्रतीक्षा नहीं कर रहा।',
  others: (count) => `पहले से ${count} ग्राहक प्रतीक्षा में ${count === 1 ? 'है' : 'हैं'}।`,
  wouldWait: (estimate) => `हाल के परामर्शों की अवधि देखते हुए आपकी बारी ${estimate} में आएगी।`,
  free: 'प्रतीक्षा का कोई शुल्क नहीं है, और आप कभी भी सूची छोड़ सकते हैं। आपकी बारी आने पर शुरू करने के लिए दो मिनट मिलते हैं।',
  closed: 'प्रतीक्षा सूची अभी बंद है।',
  join: joinLineTexts.hi.join,
  joining: 'जुड़ रहे हैं…',
  leave: 'सूची छोड़ें',
  leaveOf: (name) => `${name} की प्रतीक्षा सूची छोड़ें`,
  place: (position, waiting) => `प्रतीक्षा सूची में आप ${ordinalHindi(position)} स्थान पर हैं, कुल ${waiting} में से।`,
  inLine: (position) => `सूची में ${ordinalHindi(position)} स्थान पर`,
  estimate: (estimate) => `आपकी बारी ${estimate} में आएगी।`,
  keepOpen: 'यह पेज खुला रखें, या सूचनाएँ चालू करें: आपकी बारी आने पर हम बताएँगे।',
  turn: (name) => `${name} आपके लिए उपलब्ध हैं`,
  turnText: (time) => `आपकी बारी है: शुरू करने के लिए ${time} बाक़ी।`,
  strip: (position, name) => `${name} की प्रतीक्षा सूची में आप ${ordinalHindi(position)} स्थान पर हैं`,
  stripTurn: (name, time) => `${name} के साथ आपकी बारी: ${time} बाक़ी`,
  open: 'खोलें',
  start: 'अभी शुरू करें',
  failed: 'प्रतीक्षा सूची लोड नहीं हो सकी।',
  retry: 'फिर कोशिश करें',
}

export const ownLineHindi: Translated<typeof ownLineEnglish> = {
  title: 'प्रतीक्षा में ग्राहक',
  none: 'कोई प्रतीक्षा में नहीं है। आप परामर्श में हों तो ग्राहक प्रतीक्षा कर सकते हैं; आपके ख़ाली होते ही अगले के पास दो मिनट होते हैं।',
  noneClosed: 'कोई प्रतीक्षा में नहीं है। आपकी सूची बंद है: ग्राहक देखते हैं कि आप व्यस्त हैं, और प्रतीक्षा नहीं कर सकते।',
  open: 'सूची खुली',
  next: 'अब इनकी बारी',
  since: 'शुरू:',
  opened: 'आपकी सूची खुली है',
  closed: 'आपकी सूची बंद है',
}
