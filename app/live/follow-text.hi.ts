// The sentences about following, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { followText as English } from './follow-text.ts'

export const followText: Translated<typeof English> = {
  title: 'फ़ॉलो किए ज्योतिषी',
  lead: 'ये ज्योतिषी ऑनलाइन आते हैं तो हम आपको बताते हैं: पुश सूचना से, और चाहें तो ई-मेल से, दोनों दिन में अधिकतम एक बार।',
  follow: 'फ़ॉलो करें',
  following: 'फ़ॉलो किया है',
  followName: (name) => `${name} को फ़ॉलो करें`,
  unfollow: 'अनफ़ॉलो करें',
  unfollowName: (name) => `${name} को अनफ़ॉलो करें`,
  byMail: 'ई-मेल भी',
  byMailName: (name) => `${name} के ऑनलाइन आने पर ई-मेल`,
  followed: (name) => `अब आप ${name} को फ़ॉलो करते हैं।`,
  unfollowed: (name) => `अब आप ${name} को फ़ॉलो नहीं करते।`,
  hint: 'उनके ऑनलाइन आने पर आपको ख़बर मिलती है, दिन में अधिकतम एक बार।',
  astrologer: 'ज्योतिषी',
  status: 'अभी',
  mail: 'ई-मेल',
  since: 'कब से',
  empty: 'आप अभी किसी को फ़ॉलो नहीं करते',
  emptyText: 'किसी ज्योतिषी के पेज पर “फ़ॉलो करें” दबाएँ, और उनके ऑनलाइन आने पर हम आपको बताएँगे।',
  find: 'ज्योतिषी खोजें',
}
