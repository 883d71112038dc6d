// The mail to a follower, in Hindi.
import type { followMailText as English } from './follow-mail-text.ts'

export const followMailText: typeof English = {
  subject: (name) => `${name} ऑनलाइन हैं`,
  text: (name, link) =>
    `${name} अभी ऑनलाइन हैं।\n\n${link}\n\nयह ई-मेल आपको इसलिए मिलता है कि आप ${name} को फ़ॉलो करते हैं, दिन में अधिकतम एक बार। इसे ऊपर के पेज पर बदल सकते हैं।`,
}
