// The words of the contact form and of the newsletter, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { contactText as EnglishContact, newsletterText as EnglishNewsletter } from './contact-text.ts'

export const contactText: Translated<typeof EnglishContact> = {
  title: 'हमें लिखें',
  name: 'आपका नाम',
  email: 'ई-मेल',
  emailHint: 'हम इसी पते पर जवाब देते हैं।',
  message: 'संदेश',
  kept: 'हम आपका संदेश जवाब के लिए और उससे जुड़ी बातों के लिए एक साल रखते हैं, फिर हटा देते हैं।',
  send: 'संदेश भेजें',
  sent: 'संदेश भेज दिया गया',
  sentText: 'धन्यवाद। आपका संदेश हमें मिल गया है, और हमारी टीम से कोई ई-मेल से जवाब देगा।',
}

export const newsletterText: Translated<typeof EnglishNewsletter> = {
  title: 'न्यूज़लेटर',
  heading: 'एक पत्र, जब कहने को कुछ हो',
  lead: 'नए साधन, कैलेंडर में रखने लायक त्योहार, और हमारे ज्योतिषियों के सबसे अच्छे लेख: महीने में अधिकतम एक बार।',
  sections: [
    {
      id: 'how-it-works',
      heading: 'यह कैसे होता है',
      paragraphs: [
        'आपको एक ई-मेल मिलता है, जिसके लिंक से पते की पुष्टि होती है; पुष्टि न हो तो हम सात दिन बाद पता हटा देते हैं। हर न्यूज़लेटर में एक लिंक होता है जो उसे तुरंत बंद करता है और पता हटा देता है। हम पता किसी को उसके अपने काम के लिए नहीं देते।',
      ],
    },
  ],
  email: 'ई-मेल',
  submit: 'न्यूज़लेटर पाएँ',
  sent: 'बस एक क़दम और',
  sentText: 'कृपया हमारा भेजा ई-मेल खोलें और अपने पते की पुष्टि करें।',
  confirm: {
    title: 'अपने न्यूज़लेटर की पुष्टि करें',
    lead: 'एक बार दबाएँ, और अगला पत्र आप तक आएगा।',
    button: 'पते की पुष्टि करें',
    done: 'आपके पते की पुष्टि हो गई है',
    doneText: 'अगला न्यूज़लेटर आप तक आएगा। हर एक में उसे बंद करने का लिंक होता है।',
  },
  unsubscribe: {
    title: 'न्यूज़लेटर बंद करें',
    lead: 'इसके बाद कोई पत्र नहीं आएगा, और हम पता हटा देते हैं।',
    button: 'न्यूज़लेटर बंद करें',
    done: 'अब कोई न्यूज़लेटर नहीं आएगा',
    doneText: 'हमने पता हटा दिया है।',
  },
  gone: 'यह लिंक अब काम नहीं करता',
  goneText: 'हो सकता है यह सात दिन से पुराना हो, या पता हटा दिया गया हो। आप न्यूज़लेटर फिर से माँग सकते हैं।',
  again: 'न्यूज़लेटर',
  home: 'होम',
}
