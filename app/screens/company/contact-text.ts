// Texts of the contact form and of the newsletter.
import { texts } from '#app/language/texts.ts'

export const contactTexts = texts({
  en: {
    title: 'Write to us',
    name: 'Your name',
    email: 'E-mail',
    emailHint: 'We answer to this address.',
    message: 'Message',
    kept: 'We keep your message for a year, for the answer and for what follows from it, and then delete it.',
    send: 'Send the message',
    sent: 'Message sent',
    sentText: 'Thank you. Your message has reached us, and a person will answer by mail.',
  },
  hi: {
    title: 'हमें लिखें',
    name: 'आपका नाम',
    email: 'ई-मेल',
    emailHint: 'हम इसी पते पर जवाब देते हैं।',
    message: 'संदेश',
    kept: 'हम आपका संदेश जवाब के लिए और उससे जुड़ी बातों के लिए एक साल रखते हैं, फिर हटा देते हैं।',
    send: 'संदेश भेजें',
    sent: 'संदेश भेज दिया गया',
    sentText: 'धन्यवाद। आपका संदेश हमें मिल गया है, और हमारी टीम से कोई ई-मेल से जवाब देगा।',
  },
})

export const newsletterTexts = texts({
  en: {
    title: 'Newsletter',
    heading: 'A letter when there is something to say',
    lead: 'New tools, festivals worth a date in your calendar, and the best posts of our astrologers: once a month at most.',
    sections: [
      {
        id: 'how-it-works',
        heading: 'How it works',
        paragraphs: [
          'You get one mail with a link that confirms the address; without that, we delete the address after seven days. Every newsletter has a link that ends it at once and deletes the address. We give it to nobody for purposes of their own.',
        ],
      },
    ],
    email: 'E-mail',
    submit: 'Get the newsletter',
    sent: 'Almost there',
    sentText: 'Please open the mail that we have sent you, and confirm your address.',
    confirm: {
      title: 'Confirm your newsletter',
      lead: 'One press, and the next letter comes to you.',
      button: 'Confirm the address',
      done: 'Your address is confirmed',
      doneText: 'The next newsletter will come to you. Each one has a link to end it.',
    },
    unsubscribe: {
      title: 'End the newsletter',
      lead: 'No letter will come after this, and we delete the address.',
      button: 'End the newsletter',
      done: 'No newsletter will come any more',
      doneText: 'We have deleted the address.',
    },
    gone: 'This link no longer works',
    goneText: 'It may be older than seven days, or the address was deleted. You can ask for the newsletter again.',
    again: 'Newsletter',
    home: 'Home',
  },
  hi: {
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
  },
})
