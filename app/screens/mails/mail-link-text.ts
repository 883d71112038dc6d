// The pages that the links of mails open.
import { texts } from '#app/language/texts.ts'

export const mailLinkTexts = texts({
  en: {
    confirm: {
      title: 'Confirm that our mails reach you',
      lead: 'You read our mail: one press, and all other mails come again.',
      button: 'Mails reach me',
      done: 'Thank you, mails come again',
      doneText: 'Everything that we mail to you goes to this address again.',
    },
    end: {
      title: 'No more mails of this kind',
      lead: 'Mails like the one with this link will not come any more.',
      button: 'End these mails',
      done: 'These mails have ended',
      doneText: 'Codes, and mails about the safety of your account, still come.',
    },
    gone: 'This link is not valid',
    goneText: 'It is incomplete, or its account is closed.',
    home: 'To the start page',
  },
  hi: {
    confirm: {
      title: 'पुष्टि करें कि हमारे ई-मेल आप तक पहुँचते हैं',
      lead: 'आप हमारा ई-मेल पढ़ रहे हैं: एक बार दबाइए, और बाकी सभी ई-मेल फिर आने लगेंगे।',
      button: 'ई-मेल मुझ तक पहुँचते हैं',
      done: 'धन्यवाद, ई-मेल फिर आएँगे',
      doneText: 'हम आपको जो भी ई-मेल भेजते हैं, वह फिर इसी पते पर आएगा।',
    },
    end: {
      title: 'इस तरह के ई-मेल बंद करें',
      lead: 'जिस ई-मेल में यह लिंक था, वैसे ई-मेल आगे नहीं आएँगे।',
      button: 'ये ई-मेल बंद करें',
      done: 'ये ई-मेल बंद हो गए',
      doneText: 'कोड और आपके खाते की सुरक्षा के ई-मेल आते रहेंगे।',
    },
    gone: 'यह लिंक मान्य नहीं है',
    goneText: 'यह अधूरा है, या इसका खाता बंद हो चुका है।',
    home: 'मुख्य पेज पर जाएँ',
  },
})
