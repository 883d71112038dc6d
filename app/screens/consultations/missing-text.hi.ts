// Sentences about a side that is missing while a consultation connects, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { missingText as English } from './missing-text.ts'

export const missingText: Translated<typeof English> = {
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
}
