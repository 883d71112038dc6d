// The mail to a follower.
import { texts } from '#workers/contract/text/texts.ts'
export const followMailTexts = texts({
  en: {
    subject: (name: string) => `${name} is online`,
    text: (name: string) =>
      `${name} is online now.\n\nYou get this mail because you follow ${name}, once a day at most. Change it on the page of ${name}.`,
    profile: 'See the profile',
  },
  hi: {
    subject: (name) => `${name} ऑनलाइन हैं`,
    text: (name) =>
      `${name} अभी ऑनलाइन हैं।\n\nयह ई-मेल आपको इसलिए मिलता है कि आप ${name} को फ़ॉलो करते हैं, दिन में अधिकतम एक बार। इसे ${name} के पेज पर बदल सकते हैं।`,
    profile: 'प्रोफ़ाइल देखें',
  },
})
