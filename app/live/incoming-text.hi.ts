// Every sentence of the incoming dialog, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import { LONGEST_SHOWN_MINUTES } from '#workers/contract/limits.ts'
import type { incomingText as English } from './incoming-text.ts'

export const incomingText: Translated<typeof English> = {
  titles: {
    ringing: { chat: 'इनकमिंग चैट', call: 'इनकमिंग कॉल' },
    connecting: { chat: 'चैट जुड़ रही है...', call: 'कॉल जुड़ रही है...' },
    answered: { chat: 'चैट जुड़ गई', call: 'कॉल जुड़ गई' },
    error: 'कनेक्शन में त्रुटि',
  },
  kinds: { chat: 'चैट', 'web-call': 'वेब कॉल', 'phone-call': 'फ़ोन कॉल' },
  conference: (name) => `कॉन्फ़्रेंस ${name}`,
  birth: 'कुंडली साथ में है',
  earn: 'आपकी कमाई',
  aMinute: 'प्रति मिनट',
  longest: 'अधिकतम समय',
  free: 'पहले मिनट',
  freeMinutes: (count, by) =>
    by === 'platform' ? `${count} मिनट, भुगतान प्लेटफ़ॉर्म करता है` : `${count} मिनट मुफ़्त, आपकी ओर से`,
  minutes: (count) => (count < LONGEST_SHOWN_MINUTES ? `${count} मिनट` : `${count} मिनट या अधिक`),
  stops: (time) => `घंटी ${time} में अपने आप बंद हो जाएगी`,
  soundOff: 'जब तक आप पेज पर क्लिक या टैप नहीं करते, यह ब्राउज़र आवाज़ नहीं बजाता।',
  turnOn: 'घंटी की आवाज़ चालू करें',
  soundsOff: 'इस ब्राउज़र में आवाज़ें बंद हैं।',
  silenced: 'इस घंटी की आवाज़ बंद है। इसे अब भी आपके जवाब का इंतज़ार है।',
  reject: 'अस्वीकार करें',
  accept: { chat: 'चैट स्वीकारें', 'web-call': 'वेब पर स्वीकारें', 'phone-call': 'फ़ोन कॉल स्वीकारें' },
  byPhone: 'फ़ोन पर जवाब दें',
  cannot: 'इस ब्राउज़र से कॉल नहीं हो सकती। नए Chrome, Edge, Firefox या Safari में जवाब दें।',
  byPhoneHint: (number) => `फ़ोन पर हम आपको ${number} से कॉल करते हैं।`,
  connecting: 'जुड़ रहा है...',
  tab: (name) => `☎ ${name} की कॉल`,
  answer: (name) => `आपको ${name} से जोड़ा जा रहा है। कृपया इस नंबर से आने वाली कॉल उठाएँ:`,
  join: 'वेब से जुड़ें',
  management: 'कॉल प्रबंधन खोलें',
  blocked: 'आपके ब्राउज़र ने कॉल नहीं खोली। कृपया उसे यहाँ खोलें।',
  meter: 'मीटर तब शुरू होता है जब आप दोनों आ जाएँ।',
  failed: 'स्वीकार नहीं हो सका',
  missed: (name) => `${name} का एक अनुरोध आपसे छूट गया। किसी से कोई शुल्क नहीं लिया गया।`,
  cancelled: (name) => `${name} ने अनुरोध रद्द कर दिया।`,
  left: (name) => `आपके जवाब से पहले ${name} ने प्रतीक्षा छोड़ दी। किसी से कोई शुल्क नहीं लिया गया।`,
  over: (name) => `${name} का अनुरोध समाप्त हो गया है।`,
  taken: 'जवाब किसी दूसरे टैब या डिवाइस पर दिया गया।',
}
