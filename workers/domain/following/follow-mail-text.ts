// The mail to a follower.
import { texts } from '#workers/contract/texts.ts'
export const followMailTexts = texts({
  en: {
    subject: (name: string) => `${name} is online`,
    text: (name: string, link: string) =>
      `${name} is online now.\n\n${link}\n\nYou get this mail because you follow ${name}, once a day at most. Change it on the page above.`,
  },
  hi: {
    subject: (name) => `${name} ऑनलाइन हैं`,
    text: (name, link) =>
      `${name} अभी ऑनलाइन हैं।\n\n${link}\n\nयह ई-मेल आपको इसलिए मिलता है कि आप ${name} को फ़ॉलो करते हैं, दिन में अधिकतम एक बार। इसे ऊपर के पेज पर बदल सकते हैं।`,
  },
})
