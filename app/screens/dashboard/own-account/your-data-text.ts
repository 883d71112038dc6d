import { texts } from '#app/language/texts.ts'

export const yourDataTexts = texts({
  en: {
    title: 'Your data',
    export: 'A copy of your data',
    exportText:
      'One archive of all that we keep about you: account, sessions, conversations and their files, photo and pictures, bookings, reviews, devices and your whole statement. It is made within a few minutes, in several parts when it is large, and kept for 24 hours.',
    ask: 'Make an archive',
    again: 'Make a new one',
    waiting: 'Your archive is being made. You can leave this page.',
    failed: 'The archive could not be made. Please try again, or write to us.',
    download: (size: string) => `Download (${size})`,
    part: (number: number, size: string) => `Part ${number} (${size})`,
    until: 'Kept until',
    delete: 'Delete your account',
    deleteText:
      'Your name, addresses, photo, births and everything you saved go, and this cannot be undone. Records of payments stay, without your name; who you talked to keeps the conversation with “Former client” or “Former astrologer”.',
    deleteButton: 'Delete account…',
    question: 'Delete your account?',
    live: 'A session that is running ends now, and is billed to this second.',
    left: (amount: string) =>
      `${amount} is left in your wallet. You can spend it first, or ask us for a refund by the contact page.`,
    due: (amount: string) => `${amount} is still due to you. You can ask us to pay it out first by the contact page.`,
    waive: (amount: string) => `I give up ${amount}. It will not be paid back.`,
    password: 'Your password',
    passwordHint: 'An account without a password of its own sets one by “Forgot password” first.',
    keep: 'Keep my account',
    now: 'Delete for good',
    gone: 'Your account has been deleted.',
  },
  hi: {
    title: 'आपका डेटा',
    export: 'आपके डेटा की प्रति',
    exportText:
      'हम आपके बारे में जो भी रखते हैं, उसका एक संग्रह: खाता, परामर्श, बातचीत और उनकी फ़ाइलें, फ़ोटो और चित्र, बुकिंग, समीक्षाएँ, डिवाइस और आपका पूरा स्टेटमेंट। यह कुछ मिनटों में बनता है, बड़ा हो तो कई भागों में, और 24 घंटे रखा जाता है।',
    ask: 'संग्रह बनाएँ',
    again: 'नया बनाएँ',
    waiting: 'आपका संग्रह बन रहा है। आप यह पेज छोड़ सकते हैं।',
    failed: 'संग्रह नहीं बन सका। कृपया फिर कोशिश करें, या हमें लिखें।',
    download: (size) => `डाउनलोड करें (${size})`,
    part: (number, size) => `भाग ${number} (${size})`,
    until: 'कब तक रहेगा',
    delete: 'अपना खाता हटाएँ',
    deleteText:
      'आपका नाम, पते, फ़ोटो, जन्म विवरण और आपका सहेजा सब कुछ हट जाता है, और इसे पलटा नहीं जा सकता। भुगतानों के रिकॉर्ड आपके नाम के बिना रहते हैं; जिनसे आपने बात की, उनके पास बातचीत “पूर्व ग्राहक” या “पूर्व ज्योतिषी” नाम से रहती है।',
    deleteButton: 'खाता हटाएँ…',
    question: 'अपना खाता हटाएँ?',
    live: 'जो परामर्श चल रहा है, वह अभी समाप्त हो जाएगा, और इस सेकंड तक का बिल बनेगा।',
    left: (amount) => `आपके वॉलेट में ${amount} बचे हैं। आप पहले उन्हें ख़र्च कर सकते हैं, या संपर्क पेज से हमसे रिफ़ंड माँग सकते हैं।`,
    due: (amount) => `आपके ${amount} अभी देय हैं। आप संपर्क पेज से पहले उनका भुगतान माँग सकते हैं।`,
    waive: (amount) => `मुझे ${amount} छोड़ना स्वीकार है। यह राशि वापस नहीं मिलेगी।`,
    password: 'आपका पासवर्ड',
    passwordHint: 'जिस खाते का अपना पासवर्ड नहीं है, उसके लिए पहले “पासवर्ड भूल गए?” से एक बनाएँ।',
    keep: 'मेरा खाता रखें',
    now: 'हमेशा के लिए हटाएँ',
    gone: 'आपका खाता हटा दिया गया है।',
  },
})
