// Texts of the form only, so that the first load needs neither the result's texts nor the engine.
import { texts } from '#app/language/texts.ts'

export const kpIntroTexts = texts({
  en: {
    pageTitle: 'KP chart: cusps, sub lords, significators, ruling planets',
    description:
      'Cast a KP chart free: Placidus cusps with sign, star, sub and sub-sub lords, significators in four ranks, ruling planets. Nothing of your birth leaves the browser.',
    title: 'KP chart',
    lead: 'The chart by the Krishnamurti Paddhati: every cusp and graha to its sub-sub lord, and which houses each one signifies.',
    getsTitle: 'What you get',
    gets: [
      'Placidus cusps with the lords of sign, star, sub and sub-sub',
      'The nine grahas with the same lords, by the houses that the cusps make',
      'Significators of every house in four ranks, and the houses of every graha',
      'For whom Rahu and Ketu act',
      'Ruling planets of the birth',
    ],
  },
  hi: {
    pageTitle: 'के.पी. कुंडली: कस्प, उप स्वामी, कार्येश, शासक ग्रह',
    description:
      'मुफ़्त में के.पी. कुंडली बनाएँ: प्लेसिडस कस्प राशि, नक्षत्र, उप और उप-उप स्वामियों के साथ, चार श्रेणियों में कार्येश, शासक ग्रह। आपके जन्म विवरण का कुछ भी ब्राउज़र से बाहर नहीं जाता।',
    title: 'के.पी. कुंडली',
    lead: 'कृष्णमूर्ति पद्धति की कुंडली: हर कस्प और ग्रह उप-उप स्वामी तक, और हर एक किन भावों का कार्येश है।',
    getsTitle: 'आपको क्या मिलता है',
    gets: [
      'प्लेसिडस कस्प, राशि, नक्षत्र, उप और उप-उप स्वामियों के साथ',
      'नौ ग्रह, उन्हीं स्वामियों के साथ, कस्प से बने भावों में',
      'हर भाव के कार्येश चार श्रेणियों में, और हर ग्रह के भाव',
      'राहु और केतु किसके लिए काम करते हैं',
      'जन्म के शासक ग्रह',
    ],
  },
})
