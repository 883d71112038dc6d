// Mails and text messages about codes and logins, in Hindi.
import type { identityEnglish } from './identity-text.ts'

export const identityHindi: typeof identityEnglish = {
  codeSubjects: {
    register: 'ई-मेल की पुष्टि के लिए आपका कोड',
    login: 'लॉग इन के लिए आपका कोड',
    reset: 'नए पासवर्ड के लिए आपका कोड',
    second_step: 'एडमिन के रूप में लॉग इन के लिए आपका कोड',
  },
  code: (code) => `${code}\n\nयह कोड 10 मिनट तक मान्य है और एक ही बार चलता है। अगर आपने इसे नहीं माँगा, तो इस मेल पर ध्यान न दें।`,
  // At most 70 characters with a platform name of up to ten letters, the limit of one text message in Devanagari.
  textedCode: (code, platform) => `${code} आपका ${platform} कोड है। 10 मिनट मान्य। किसी को न बताएँ।`,
  known: ({ login, reset }) => ({
    subject: 'आपका खाता पहले से है',
    text: `किसी ने, शायद आपने, इस पते से पंजीकरण करना चाहा। आपका खाता पहले से है: यहाँ लॉग इन करें: ${login}\nया यहाँ नया पासवर्ड चुनें: ${reset}\nअगर यह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं है।`,
  }),
  guesses: (reset) => ({
    subject: 'आपके खाते पर कई गलत पासवर्ड आज़माए गए',
    text: `एक दिन के भीतर आपके खाते पर पचास या उससे ज़्यादा गलत पासवर्ड आज़माए गए। उनमें से किसी से खाता नहीं खुला। अगर यह आपने किया, तो कुछ करने की ज़रूरत नहीं है। अगर आपका पासवर्ड छोटा है या कहीं और भी चलता है, तो यहाँ नया चुनें: ${reset}\nसेटिंग में पासकी भी जोड़ी जा सकती है, जिसका कोई अनुमान नहीं लगा सकता। यह सूचना दिन में एक बार से ज़्यादा नहीं आती।`,
  }),
  changed: {
    password: (reset) => changed({ your: 'आपका पासवर्ड', its: 'आपके खाते का पासवर्ड', was: 'बदला गया है' }, reset),
    phone: (reset) => changed({ your: 'आपका फ़ोन नंबर', its: 'आपके खाते का फ़ोन नंबर', was: 'बदला गया है' }, reset),
    passkeys: (reset) => changed({ your: 'आपकी पासकी', its: 'आपके खाते की पासकी', was: 'बदली गई हैं' }, reset),
    recoveryCodes: (reset) => changed({ your: 'आपके रिकवरी कोड', its: 'आपके खाते के रिकवरी कोड', was: 'बदले गए हैं' }, reset),
  },
}

function changed({ your, its, was }: { your: string; its: string; was: string }, reset: string) {
  return {
    subject: `${your} ${was}`,
    text: `${its} अभी ${was}। अगर यह आपने किया, तो कुछ करने की ज़रूरत नहीं है। अगर नहीं, तो यहाँ तुरंत नया पासवर्ड चुनें: ${reset}\nइससे हर लॉग इन समाप्त हो जाता है, उसका भी जिसने यह बदला।`,
  }
}
