// The texts of notices, in Hindi.
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { noticeEnglish } from './notice-text.ts'

const KINDS: Record<Kind, string> = { chat: 'चैट', 'web-call': 'वेब कॉल', 'phone-call': 'फ़ोन कॉल' }

export const noticeHindi: typeof noticeEnglish = {
  incoming: { chat: 'इनकमिंग चैट', call: 'इनकमिंग कॉल' },
  asks: (name, kind) => `${name} ने ${KINDS[kind]} का अनुरोध किया है। जवाब देने के लिए खोलें।`,
  ringOver: {
    accepted: { chat: 'दूसरे डिवाइस पर जवाब दिया गया', call: 'दूसरे डिवाइस पर जवाब दिया गया' },
    missed: { chat: 'मिस्ड चैट', call: 'मिस्ड कॉल' },
    cancelled: { chat: 'चैट रद्द हुई', call: 'कॉल रद्द हुई' },
    ended: { chat: 'चैट समाप्त हुई', call: 'कॉल समाप्त हुई' },
  },
  accepted: { chat: 'चैट स्वीकार हुई', call: 'कॉल स्वीकार हुई' },
  waits: (name) => `${name} आपकी प्रतीक्षा कर रहे हैं।`,
  progress: {
    connecting: (name) => ({ title: 'जुड़ रहा है', body: `${name} से जुड़ रहा है।` }),
    started: (name) => ({ title: 'कॉल शुरू हुई', body: `${name} के साथ मीटर चल रहा है।` }),
    going_on: (name) => ({
      title: 'कॉल चल रही है',
      body: `${name} के साथ कॉल फ़ोन पर जारी है। ख़र्च देखने या समाप्त करने के लिए खोलें।`,
    }),
  },
  ends: {
    failed: { chat: 'चैट विफल हुई', call: 'कॉल विफल हुई' },
    unanswered: { chat: 'चैट का जवाब नहीं मिला', call: 'कॉल का जवाब नहीं मिला' },
    untaken: { chat: 'चैट नहीं ली गई', call: 'कॉल नहीं ली गई' },
    cancelled: { chat: 'चैट रद्द हुई', call: 'कॉल रद्द हुई' },
    ended: { chat: 'चैट समाप्त हुई', call: 'कॉल समाप्त हुई' },
  },
  why: {
    failed: () => 'यह जुड़ नहीं सका।',
    no_answer: (name) => `${name} ने जवाब नहीं दिया।`,
    rejected: (name) => `${name} उस समय इसे नहीं ले सके।`,
    cancelled: (name) => `${name} ने तब तक जवाब नहीं दिया था।`,
    busy: (name) => `${name} व्यस्त थे।`,
    insufficient_funds: () => 'वॉलेट में पर्याप्त पैसे नहीं थे।',
    limit_reached: () => 'आपकी मासिक ख़र्च सीमा पूरी हो गई।',
    connection_lost: () => 'कनेक्शन टूट गया।',
    funds_exhausted: () => 'अलग रखी गई राशि ख़त्म हो गई।',
    own_phone_unanswered: () => 'आपका फ़ोन नहीं उठाया गया।',
    own_phone_busy: () => 'आपका फ़ोन व्यस्त था।',
    over: (name) => `${name} के साथ परामर्श समाप्त हो गया।`,
  },
  wrote: (name) => `${name} ने आपको लिखा है`,
  line: {
    turn: (name) => ({
      title: `${name} आपके लिए उपलब्ध हैं`,
      body: 'दो मिनट तक आपकी बारी है। शुरू करने के लिए खोलें।',
    }),
    passed: (name) => ({
      title: 'आपकी बारी निकल गई',
      body: `आप ${name} की प्रतीक्षा सूची में फिर जुड़ सकते हैं।`,
    }),
    over: (name) => ({
      title: `${name} ऑफ़लाइन हो गए`,
      body: 'प्रतीक्षा सूची समाप्त हो गई। कोई शुल्क नहीं लिया गया।',
    }),
  },
  online: (name) => ({
    title: `${name} ऑनलाइन हैं`,
    body: 'आप इन ज्योतिषी को फ़ॉलो करते हैं। परामर्श शुरू करने के लिए खोलें।',
  }),
}
