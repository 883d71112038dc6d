// Texts of the form only, so that the first load needs neither the result's texts nor the engine.
import { texts } from '#app/language/texts.ts'

export const rectificationIntroTexts = texts({
  en: {
    pageTitle: 'Rectification desk: how a chart moves over the doubt about its time',
    description:
      'For a birth time that is not sure: lagna, vargas, the Moon’s pada and the dashas of dated events, minute by minute over the doubt. Nothing is claimed, everything is shown, and nothing leaves the browser.',
    title: 'Rectification desk',
    lead: 'When the time of a birth is not sure, see what moves: lagna and vargas minute by minute, and which periods ran at the events of the life.',
    getsTitle: 'What you get',
    gets: [
      'Each time within the doubt, with lagna, navamsha and six more vargas',
      'The Moon’s nakshatra and pada at each time',
      'Vimshottari periods of your dated events, for each time',
      'Houses of Jupiter and Saturn at those events',
      'No score and no proposed time: the judgement stays with you',
    ],
  },
  hi: {
    pageTitle: 'जन्म समय शोधन: समय के संदेह में कुंडली कैसे बदलती है',
    description:
      'ऐसे जन्म समय के लिए जो पक्का नहीं है: लग्न, वर्ग, चंद्रमा का चरण और तारीख़ वाली घटनाओं की दशाएँ, संदेह के हर मिनट पर। कोई दावा नहीं, सब कुछ दिखाया हुआ, और कुछ भी ब्राउज़र से बाहर नहीं जाता।',
    title: 'जन्म समय शोधन',
    lead: 'जब जन्म समय पक्का न हो, तब देखें कि क्या बदलता है: हर मिनट पर लग्न और वर्ग, और जीवन की घटनाओं पर कौन-सी दशाएँ चल रही थीं।',
    getsTitle: 'आपको क्या मिलता है',
    gets: [
      'संदेह के भीतर का हर समय, लग्न, नवांश और छह और वर्गों के साथ',
      'हर समय पर चंद्रमा का नक्षत्र और चरण',
      'आपकी तारीख़ वाली घटनाओं की विंशोत्तरी दशाएँ, हर समय के लिए',
      'उन घटनाओं पर गुरु और शनि के भाव',
      'न कोई अंक, न कोई सुझाया हुआ समय: निर्णय आपका है',
    ],
  },
})
