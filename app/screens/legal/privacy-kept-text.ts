// The periods of conversations and files in the privacy policy: an admin sets them.
import { texts } from '#app/language/texts.ts'

const months = (count: number) => (count === 1 ? 'a month' : `${count} months`)
const hindiMonths = (count: number) => (count === 1 ? 'एक महीना' : `${count} महीने`)

export const privacyKeptTexts = texts({
  en: {
    changed: (day: string) => `Last changed on ${day}`,
    always: 'Conversations and the files in them: until you delete your account; what is deleted then stands below.',
    all: (count: number) => `Conversations and the files in them: ${months(count)} after the end of the session.`,
    talk: (count: number) => `Conversations: ${months(count)} after the end of the session.`,
    files: (count: number) =>
      `Files in conversations: ${months(count)} after the end of the session; their names stay in the conversation.`,
    filesOnly: 'Conversations themselves: until you delete your account; what is deleted then stands below.',
    held: 'While a report about a session is open, or a payment of its client is disputed, its conversation is kept until that is decided. Receipts, reviews and readings are kept beyond it.',
  },
  hi: {
    changed: (day) => `पिछला बदलाव ${day} को`,
    always: 'बातचीत और उनकी फ़ाइलें: जब तक आप अपना खाता न हटाएँ; तब क्या हटता है, यह नीचे लिखा है।',
    all: (count) => `बातचीत और उनकी फ़ाइलें: परामर्श की समाप्ति के बाद ${hindiMonths(count)}।`,
    talk: (count) => `बातचीत: परामर्श की समाप्ति के बाद ${hindiMonths(count)}।`,
    files: (count) => `बातचीत की फ़ाइलें: परामर्श की समाप्ति के बाद ${hindiMonths(count)}; उनके नाम बातचीत में रहते हैं।`,
    filesOnly: 'ख़ुद बातचीत: जब तक आप अपना खाता न हटाएँ; तब क्या हटता है, यह नीचे लिखा है।',
    held: 'जब तक किसी परामर्श के बारे में कोई शिकायत खुली है, या उसके ग्राहक के किसी भुगतान पर विवाद है, तब तक उसकी बातचीत फ़ैसला होने तक रखी जाती है। रसीदें, समीक्षाएँ और रीडिंग उसके बाद भी रहती हैं।',
  },
})
