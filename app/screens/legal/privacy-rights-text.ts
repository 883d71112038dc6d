// The second half of the privacy policy: cookies, rights, grounds, safety.
import { texts } from '#app/language/texts.ts'
import type { ContentSection } from '#app/ui/content/content-page.tsx'

export const privacyRightTexts = texts<readonly ContentSection[]>({
  en: [
    {
      id: 'cookies-and-storage',
      heading: 'Cookies and storage',
      paragraphs: [
        'There is no banner because there is nothing to agree to: we set three cookies. Two come when you log in: one is your login; the other lets us know a browser that has logged in before, for 400 days, so that strangers who guess passwords cannot lock you out. The third keeps the language that you choose, for a year. Your browser also stores your choices (theme, sounds, rules of a chart) and texts that are not sent yet. Logging out removes the login and what was typed about births.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: [
        'Under the GDPR of the European Union and the United Kingdom, India’s Digital Personal Data Protection Act, and similar laws elsewhere you may:',
      ],
      list: [
        'See your data and take it along: your profile makes an archive of it.',
        'Have it corrected: in your profile, or by writing to us.',
        'Have it deleted: in your profile.',
        'Object to a use of it, or have it restricted.',
        'Withdraw a consent: turn notifications off, or end the newsletter by the link in each letter.',
        'Name somebody who exercises your rights if you cannot (India).',
        'Complain to us, and to the authority of your country; in India to the Data Protection Board.',
      ],
      links: [['/contact-us', 'Write to us']],
    },
    {
      id: 'when-we-answer',
      heading: 'When we answer',
      paragraphs: [
        'We answer within a month. We may ask you to write from the address of your account, so that nobody else gets your data.',
      ],
    },
    {
      id: 'why-we-may-use-it',
      heading: 'Why we may use it',
      paragraphs: [
        'Most of it is needed to give you what you asked for. Guarding accounts and money against misuse is our legitimate interest, and that of everybody who uses the site. Notifications and the newsletter rest on your consent. Keeping books is a duty by law. No decision about you is made by a machine alone.',
      ],
    },
    {
      id: 'safety',
      heading: 'Safety',
      paragraphs: [
        'Connections are encrypted; passwords are hashed slowly; a login can be ended from any other; admins need a second step beside their password; each change by an admin is logged. If data of yours should ever get into the wrong hands, we will tell you and the authorities as the law asks.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        'The service is for adults. If you find that somebody under 18 has an account, write to us and we delete it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'A change of this page has a new date at its top. Write to us if you want to read an older wording.',
      ],
    },
  ] as const satisfies readonly ContentSection[],
  hi: [
    {
      id: 'cookies-and-storage',
      heading: 'कुकी और ब्राउज़र में रखी जानकारी',
      paragraphs: [
        'यहाँ कोई बैनर नहीं है, क्योंकि सहमति देने को कुछ नहीं है: हम तीन कुकी रखते हैं। दो आपके लॉग इन करने पर आती हैं: एक आपका लॉग इन है; दूसरी से हम 400 दिनों तक उस ब्राउज़र को पहचानते हैं जिसने पहले लॉग इन किया है, ताकि पासवर्ड का अंदाज़ा लगाने वाले अजनबी आपको बाहर न कर सकें। तीसरी आपकी चुनी हुई भाषा एक साल तक याद रखती है। आपका ब्राउज़र आपके चुनाव (थीम, आवाज़ें, कुंडली के नियम) और वे लेख भी रखता है जो अभी भेजे नहीं गए। लॉग आउट करने पर लॉग इन और जन्म विवरण के बारे में लिखा हुआ हट जाता है।',
      ],
    },
    {
      id: 'your-rights',
      heading: 'आपके अधिकार',
      paragraphs: [
        'यूरोपीय संघ और यूनाइटेड किंगडम के GDPR, भारत के डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, और अन्य जगहों के मिलते-जुलते क़ानूनों के अनुसार आप:',
      ],
      list: [
        'अपना डेटा देख सकते हैं और साथ ले जा सकते हैं: आपकी प्रोफ़ाइल उसका संग्रह बनाती है।',
        'उसे ठीक करा सकते हैं: अपनी प्रोफ़ाइल में, या हमें लिखकर।',
        'उसे हटवा सकते हैं: अपनी प्रोफ़ाइल में।',
        'उसके किसी उपयोग पर आपत्ति कर सकते हैं, या उसे सीमित करा सकते हैं।',
        'अपनी सहमति वापस ले सकते हैं: सूचनाएँ बंद करें, या हर पत्र के लिंक से न्यूज़लेटर बंद करें।',
        'किसी को नामित कर सकते हैं जो आपके असमर्थ होने पर आपके अधिकारों का उपयोग करे (भारत)।',
        'हमसे, और अपने देश के प्राधिकरण से शिकायत कर सकते हैं; भारत में डेटा संरक्षण बोर्ड से।',
      ],
      links: [['/contact-us', 'हमें लिखें']],
    },
    {
      id: 'when-we-answer',
      heading: 'हम कब जवाब देते हैं',
      paragraphs: [
        'हम एक महीने के भीतर जवाब देते हैं। हम आपसे अपने खाते के पते से लिखने को कह सकते हैं, ताकि आपका डेटा किसी और को न मिले।',
      ],
    },
    {
      id: 'why-we-may-use-it',
      heading: 'हम इसका उपयोग क्यों कर सकते हैं',
      paragraphs: [
        'इसका अधिकांश आपको वह देने के लिए ज़रूरी है जो आपने माँगा। खातों और पैसे को दुरुपयोग से बचाना हमारा वैध हित है, और साइट के हर उपयोगकर्ता का भी। सूचनाएँ और न्यूज़लेटर आपकी सहमति पर टिके हैं। बही-खाते रखना क़ानूनी कर्तव्य है। आपके बारे में कोई फ़ैसला अकेले मशीन नहीं लेती।',
      ],
    },
    {
      id: 'safety',
      heading: 'सुरक्षा',
      paragraphs: [
        'कनेक्शन एन्क्रिप्टेड हैं; पासवर्ड धीमी विधि से हैश किए जाते हैं; एक लॉग इन किसी भी दूसरे से समाप्त किया जा सकता है; एडमिन को पासवर्ड के साथ दूसरा चरण चाहिए; एडमिन का हर बदलाव दर्ज होता है। अगर कभी आपका डेटा ग़लत हाथों में पहुँचे, तो हम क़ानून के अनुसार आपको और अधिकारियों को बताएँगे।',
      ],
    },
    {
      id: 'children',
      heading: 'बच्चे',
      paragraphs: [
        'यह सेवा वयस्कों के लिए है। अगर आपको पता चले कि 18 से कम उम्र के किसी का खाता है, तो हमें लिखें और हम उसे हटा देते हैं।',
      ],
    },
    {
      id: 'changes',
      heading: 'बदलाव',
      paragraphs: ['इस पेज में बदलाव होने पर सबसे ऊपर नई तारीख़ होती है। कोई पुराना रूप पढ़ना चाहें तो हमें लिखें।'],
    },
  ],
})
