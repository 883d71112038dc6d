// Texts around the reading for one's own chart.
import { texts } from '#app/language/texts.ts'
import type { HoroscopePeriod } from '#workers/contract/content/horoscope-periods.ts'

/** The times a chart is read for. */
export const PERSONAL_PERIODS = ['today', 'tomorrow', 'week', 'month'] as const satisfies readonly HoroscopePeriod[]
export type PersonalWhen = (typeof PERSONAL_PERIODS)[number]

export const personalTexts = texts({
  en: {
    births: 'Births to read for',
    unnamed: 'No name',
    save: 'Save a birth',
    loading: 'Your saved births are on their way.',
    listFailed: 'Your saved births could not be loaded.',
    again: 'Try again',
    period: 'Time to read for',
    working: 'Reading the sky for this chart.',
    failed: 'The chart could not be read. Please check the connection and try again.',
    readFor: (name: string, span: string) => `Read for ${name}: ${span}`,
    facts: (lagna: string | null, moon: string, star: string) =>
      `${lagna ? `Lagna ${lagna}, Moon` : 'Moon'} in ${moon}, ${star}.`,
    thisBirth: 'this birth',
    noLagna:
      'The birth time is not exact enough for a lagna, so houses are counted from the Moon. A closer time would say more.',
    moonDoubt: 'The Moon changed sign within the doubt about this time: read it as one of two possibilities.',
    periods: 'Periods that are running',
    periodNames: ['Great period', 'Sub-period', 'Third period'],
    periodSpan: (start: string, end: string) => `${start} to ${end}`,
    stars: { day: 'The star of the day', week: 'The stars of the week' },
    lords: 'Lords of your periods in the sky',
    transits: 'Transits through your houses',
    table: 'Where each graha passes',
    columns: { graha: 'Graha', sign: 'Sign', lagna: 'From lagna', moon: 'From Moon', points: 'Points' },
    points: (own: number | null) => (own === null ? '' : `${own} of its own`),
    pointsWhat:
      'Points are the bindus of your ashtakavarga in the sign: 28 is the average of all, and more of them back a transit. They say how a time is supported, never what must happen.',
    pointsCause: (points: number, own: number | null) =>
      `${points} bindus of the sarvashtakavarga${own === null ? '' : `, ${own} of its own`}`,
    starCause: (star: string, birthStar: string) => `The Moon in ${star}, counted from your birth star ${birthStar}`,
    dashaCause: (star: string, lord: string) =>
      `Vimshottari periods, counted from the Moon at birth in ${star}, whose lord is ${lord}`,
    kundli: 'Open this kundli',
    ask: 'Ask an astrologer about this',
  },
  hi: {
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
  },
})
