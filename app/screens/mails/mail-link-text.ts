// The pages behind links of mails.
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
    email: {
      title: 'Confirm your new e-mail address',
      lead: 'One press, and the account has this address. Every device then logs in anew, with it.',
      button: 'Confirm this address',
      done: 'Your account has this address',
      doneText: 'Please log in with it. The mailbox before can object for 72 hours.',
    },
    object: {
      title: 'Object to the change of your e-mail or phone',
      lead: 'If you did not change the e-mail address or phone number of your account, one press stops payouts and further changes of the address until we have looked at it with you.',
      button: 'Object to the change',
      done: 'We look at it',
      doneText: 'Payouts and further changes of the address rest. We write to you; keep this mailbox open.',
    },
    gone: 'This link is not valid',
    goneText:
      'It is incomplete or too old, it was used and dealt with, its address has an account by now, or its account is closed.',
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
    email: {
      title: 'अपने नए ई-मेल पते की पुष्टि करें',
      lead: 'एक बार दबाते ही खाते का पता यह हो जाएगा। इसके बाद हर डिवाइस पर इसी पते से फिर लॉग इन करना होगा।',
      button: 'इस पते की पुष्टि करें',
      done: 'अब आपके खाते का पता यही है',
      doneText: 'कृपया इसी पते से लॉग इन करें। पहले वाला मेलबॉक्स 72 घंटे तक आपत्ति कर सकता है।',
    },
    object: {
      title: 'अपने ई-मेल या फ़ोन के बदलाव पर आपत्ति करें',
      lead: 'अगर आपने अपने खाते का ई-मेल पता या फ़ोन नंबर नहीं बदला, तो एक बार दबाने पर भुगतान और पते के और बदलाव रुक जाएँगे, जब तक हम आपके साथ इसे देख न लें।',
      button: 'बदलाव पर आपत्ति करें',
      done: 'हम इसे देख रहे हैं',
      doneText: 'भुगतान और पते के और बदलाव रुके हुए हैं। हम आपको लिखेंगे; यह मेलबॉक्स देखते रहें।',
    },
    gone: 'यह लिंक मान्य नहीं है',
    goneText: 'यह अधूरा या बहुत पुराना है, इसका उपयोग हो चुका है, इसके पते का अब एक खाता है, या इसका खाता बंद हो चुका है।',
    home: 'मुख्य पेज पर जाएँ',
  },
})
