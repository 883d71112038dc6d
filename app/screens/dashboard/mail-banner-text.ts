import { texts } from '#app/language/texts.ts'

export const mailBannerTexts = texts({
  en: {
    title: 'Our mails do not reach you',
    causes: {
      suppressed: (email: string) =>
        `Our mail service sends nothing to ${email} any more, because mails to it came back.`,
      bounced: (email: string) => `The mail server of ${email} refused our last mail for good.`,
      delayed: (email: string) => `Several mails to ${email} could not be delivered lately.`,
    },
    still:
      'Until one arrives we send only what you ask for, such as codes, and what is about the safety of your account.',
    confirm: 'Send a mail to confirm the address',
    again: 'Send another mail',
    sent: 'A mail is on its way. Open it and press the link in it.',
    other: 'Another address? Write to us',
  },
  hi: {
    title: 'हमारे ई-मेल आप तक नहीं पहुँचते',
    causes: {
      suppressed: (email) => `${email} पर भेजे गए ई-मेल लौट आए थे, इसलिए हमारी ई-मेल सेवा इस पते पर अब कुछ नहीं भेजती।`,
      bounced: (email) => `${email} के मेल सर्वर ने हमारा पिछला ई-मेल हमेशा के लिए अस्वीकार कर दिया।`,
      delayed: (email) => `हाल में ${email} पर कई ई-मेल नहीं पहुँच सके।`,
    },
    still: 'जब तक कोई ई-मेल नहीं पहुँचता, हम केवल वही भेजते हैं जो आप माँगते हैं, जैसे कोड, और जो आपके खाते की सुरक्षा के बारे में है।',
    confirm: 'पते की पुष्टि के लिए ई-मेल भेजें',
    again: 'एक और ई-मेल भेजें',
    sent: 'ई-मेल भेजा गया है। उसे खोलकर उसमें दिया लिंक दबाएँ।',
    other: 'पता बदलना है? हमें लिखें',
  },
})
