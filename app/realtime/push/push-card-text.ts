import { texts } from '#app/language/texts.ts'

export const pushCardTexts = texts({
  en: {
    title: 'This device',
    ask: {
      astrologer: 'Let this device ring when no page of this site is open. You then stay online without an open tab.',
      user: 'Let this device tell you when an astrologer accepts or writes while no page of this site is open.',
    },
    on: {
      astrologer: 'This device also rings when no page of this site is open.',
      user: 'This device tells you when an astrologer accepts or writes while no page of this site is open.',
    },
    denied: 'Notifications are blocked for this site. You can allow them in the settings of your browser.',
    allow: 'Allow notifications',
    failed: 'This device could not be registered. Please try again.',
  },
  hi: {
    title: 'यह डिवाइस',
    ask: {
      astrologer: 'इस साइट का कोई पेज खुला न हो, तब भी इस डिवाइस पर घंटी बजने दें। फिर बिना खुले टैब के भी आप ऑनलाइन रहते हैं।',
      user: 'इस साइट का कोई पेज खुला न हो, तब भी इस डिवाइस पर जानें कि ज्योतिषी ने स्वीकार किया या लिखा।',
    },
    on: {
      astrologer: 'इस साइट का कोई पेज खुला न हो, तब भी इस डिवाइस पर घंटी बजती है।',
      user: 'इस साइट का कोई पेज खुला न हो, तब भी यह डिवाइस बताता है कि ज्योतिषी ने स्वीकार किया या लिखा।',
    },
    denied: 'इस साइट की सूचनाएँ रोकी गई हैं। आप ब्राउज़र की सेटिंग में उन्हें अनुमति दे सकते हैं।',
    allow: 'सूचनाओं की अनुमति दें',
    failed: 'यह डिवाइस दर्ज नहीं हो सका। कृपया फिर कोशिश करें।',
  },
})
