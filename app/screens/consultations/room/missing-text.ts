// Texts about a side that is not connected.
import { texts } from '#app/language/texts.ts'

export const missingTexts = texts({
  en: {
    microphone: {
      asking: (name: string) => `The browser asks ${name} to allow the microphone.`,
      refused: (name: string) => `The browser of ${name} blocks the microphone.`,
      'no-device': (name: string) => `No microphone was found on the device of ${name}.`,
      unsupported: (name: string) => `The browser of ${name} cannot call.`,
    },
    soundOff: (name: string) => `${name} has not turned sound on yet.`,
    muted: (name: string) => `${name} has muted the microphone.`,
    noPage: (name: string) => `${name} does not have the page open at the moment.`,
    rings: (name: string) => `The phone of ${name} is ringing.`,
    answered: (name: string) => `${name} has answered the phone and is about to join.`,
  },
  hi: {
    microphone: {
      asking: (name) => `ब्राउज़र ${name} से माइक्रोफ़ोन की अनुमति माँग रहा है।`,
      refused: (name) => `${name} का ब्राउज़र माइक्रोफ़ोन रोक रहा है।`,
      'no-device': (name) => `${name} के डिवाइस पर कोई माइक्रोफ़ोन नहीं मिला।`,
      unsupported: (name) => `${name} के ब्राउज़र से कॉल नहीं हो सकती।`,
    },
    soundOff: (name) => `${name} ने अभी तक आवाज़ चालू नहीं की है।`,
    muted: (name) => `${name} ने माइक्रोफ़ोन म्यूट किया है।`,
    noPage: (name) => `${name} का पेज अभी खुला नहीं है।`,
    rings: (name) => `${name} के फ़ोन पर घंटी बज रही है।`,
    answered: (name) => `${name} ने फ़ोन उठा लिया है और जुड़ने वाले हैं।`,
  },
})
