// The words around the reading for one's own chart, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { personalText as English, PERSONAL_PERIODS as EnglishPeriods } from './personal-text.ts'

export const PERSONAL_PERIODS: typeof EnglishPeriods = ['today', 'tomorrow', 'week', 'month']

export const personalText: Translated<typeof English> = {
  births: 'किस जन्म के लिए पढ़ें',
  unnamed: 'नाम नहीं',
  save: 'जन्म विवरण सहेजें',
  loading: 'आपके सहेजे हुए जन्म विवरण आ रहे हैं।',
  listFailed: 'आपके सहेजे हुए जन्म विवरण लोड नहीं हो सके।',
  again: 'फिर कोशिश करें',
  period: 'किस समय के लिए पढ़ें',
  working: 'इस कुंडली के लिए आकाश पढ़ा जा रहा है।',
  failed: 'कुंडली पढ़ी नहीं जा सकी। कृपया इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।',
  readFor: (name, span) => `${name} के लिए: ${span}`,
  facts: (lagna, moon, star) => `${lagna ? `लग्न ${lagna}, चंद्रमा` : 'चंद्रमा'} ${moon} में, ${star}।`,
  thisBirth: 'यह जन्म',
  noLagna: 'जन्म समय लग्न के लिए पर्याप्त सटीक नहीं है, इसलिए भाव चंद्रमा से गिने गए हैं। अधिक सटीक समय से और पता चलेगा।',
  moonDoubt: 'इस समय के संदेह के भीतर चंद्रमा ने राशि बदली: इसे दो संभावनाओं में से एक मानकर पढ़ें।',
  periods: 'चल रही दशाएँ',
  periodNames: ['महादशा', 'अंतर्दशा', 'प्रत्यंतर दशा'],
  periodSpan: (start, end) => `${start} से ${end}`,
  stars: { day: 'दिन का नक्षत्र', week: 'सप्ताह के नक्षत्र' },
  lords: 'आपकी दशाओं के स्वामी आकाश में',
  transits: 'आपके भावों से गोचर',
  table: 'हर ग्रह कहाँ से गुज़र रहा है',
  columns: { graha: 'ग्रह', sign: 'राशि', lagna: 'लग्न से', moon: 'चंद्र से', points: 'बिंदु' },
  points: (own) => (own === null ? '' : `${own} अपने`),
  pointsWhat:
    'बिंदु उस राशि में आपके अष्टकवर्ग के बिंदु हैं: सभी का औसत 28 है, और अधिक बिंदु गोचर को सहारा देते हैं। वे बताते हैं कि समय को कितना सहारा है, यह कभी नहीं कि क्या होकर रहेगा।',
  pointsCause: (points, own) =>
    `सर्वाष्टकवर्ग ${points === 1 ? 'का' : 'के'} ${points} बिंदु${own === null ? '' : `, ${own} अपने`}`,
  starCause: (star, birthStar) => `चंद्रमा ${star} में, आपके जन्म नक्षत्र ${birthStar} से गिनकर`,
  dashaCause: (star, lord) => `विंशोत्तरी दशाएँ, जन्म के चंद्रमा से गिनकर, जो ${star} में है और जिसका स्वामी ${lord} है`,
  kundli: 'यह कुंडली खोलें',
  ask: 'इस बारे में ज्योतिषी से पूछें',
}
