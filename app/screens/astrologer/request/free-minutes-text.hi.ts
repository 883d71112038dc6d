// Texts about free minutes before a consultation, in Hindi.
import type { Translated } from '#app/language/texts.ts'
import type { freeMinutesEnglish } from './free-minutes-text.ts'

export const freeMinutesHindi: Translated<typeof freeMinutesEnglish> = {
  title: (minutes, price) => `${minutesHindi(minutes)} मुफ़्त, फिर आपके हाँ कहने पर ${price} प्रति मिनट`,
  fromPlatform: 'आपके पहले परामर्श पर हमारी ओर से स्वागत।',
  fromAstrologer: (name) => `${name} हर नए ग्राहक को देते हैं।`,
  asks: 'इनके अंत में परामर्श रुककर आपसे पूछता है। हाँ के बिना वह समाप्त हो जाता है, और कोई शुल्क नहीं लगता।',
  needsPhone: 'इसके लिए कृपया अपना फ़ोन नंबर सत्यापित करें।',
  needsAccount: 'इनके लिए आपको खाता और सत्यापित फ़ोन नंबर चाहिए।',
  verify: 'फ़ोन सत्यापित करें',
  notThisKind: 'मुफ़्त मिनट चैट और ब्राउज़र से होने वाली वेब कॉल के लिए हैं।',
  nothingHeld: 'आपके हाँ कहने से पहले कोई राशि नहीं रोकी जाती।',
}

export function minutesHindi(minutes: number): string {
  return `${minutes} मिनट`
}
