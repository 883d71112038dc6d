// Texts of the form only, so that the first load needs neither the result's texts nor the engine.
import { texts } from '#app/language/texts.ts'

export const advancedIntroTexts = texts({
  en: {
    pageTitle: 'Advanced kundli: special lagnas, shodhana, Jaimini dashas, transits',
    description:
      'Special lagnas, bhava bala, vimshopaka, reduced ashtakavarga, avasthas, argala, chara, narayana and kalachakra dasha, and a calendar of transits. Nothing of your birth leaves the browser.',
    title: 'Advanced kundli',
    lead: 'What working astrologers ask for after the kundli: strengths in detail, Jaimini’s aspects and dashas, and a search of transits over the chart.',
    getsTitle: 'What you get',
    gets: [
      'Hora, ghati, bhava, sree, indu and varnada lagna, pranapada',
      'Bhava bala, ishta and kashta phala, vimshopaka',
      'Ashtakavarga after both reductions, pindas, kakshyas of today',
      'Avasthas, rashi drishti and argala',
      'Chara, narayana and kalachakra dasha',
      'Transits over the chart and dashas that begin, as a calendar file too',
    ],
  },
  hi: {
    pageTitle: 'विस्तृत कुंडली: विशेष लग्न, शोधन, जैमिनि दशाएँ, गोचर',
    description:
      'विशेष लग्न, भाव बल, विंशोपक, शोधित अष्टकवर्ग, अवस्थाएँ, अर्गला, चर, नारायण और कालचक्र दशा, और गोचर का कैलेंडर। आपके जन्म विवरण का कुछ भी ब्राउज़र से बाहर नहीं जाता।',
    title: 'विस्तृत कुंडली',
    lead: 'कुंडली के बाद ज्योतिषी जो पूछते हैं: विस्तार से बल, जैमिनि की दृष्टियाँ और दशाएँ, और कुंडली पर गोचर की खोज।',
    getsTitle: 'आपको क्या मिलता है',
    gets: [
      'होरा, घटी, भाव, श्री, इंदु और वर्णद लग्न, प्राणपद',
      'भाव बल, इष्ट और कष्ट फल, विंशोपक',
      'दोनों शोधनों के बाद अष्टकवर्ग, पिंड, आज की कक्ष्याएँ',
      'अवस्थाएँ, राशि दृष्टि और अर्गला',
      'चर, नारायण और कालचक्र दशा',
      'कुंडली पर गोचर और दशाओं के आरंभ, कैलेंडर फ़ाइल के रूप में भी',
    ],
  },
})
