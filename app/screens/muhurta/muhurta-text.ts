// The texts of the muhurta finder. The sentences of the rules come from the engine's words.

import type { MuhurtaRule } from 'drishti-jyotish/muhurta/findings.ts'
import { texts } from '#app/language/texts.ts'

type RulesUsed = {
  preset: string | null
  ayanamsa: string
  place: string
  zone: string
  night: boolean
  version: string
}

export const muhurtaTexts = texts({
  en: {
    titleOf: (purpose: string, place: string) => `Muhurta in ${place}: ${purpose}`,
    best: 'The best windows',
    bestHint: 'One for each day, the highest score first.',
    found: (windows: number, days: number, all: number) =>
      `${windows} ${windows === 1 ? 'window' : 'windows'} on ${days} of ${all} ${all === 1 ? 'day' : 'days'}.`,
    none: 'No window in these days',
    noneText: 'Something stood against every hour. Try other dates; below is what it was.',
    /** Names of rules, each for all sentences of its rule. */
    groups: {
      star_other: 'The Moon’s nakshatra is not among those for this.',
      star_pada: 'A pada that marriages leave out.',
      tithi_rikta: 'A rikta tithi runs.',
      tithi_dark: 'The Moon has lost its light (Krishna Trayodashi to Amavasya).',
      yoga_forbidden: 'Vyatipata or Vaidhriti runs.',
      vara_forbidden: 'A weekday that is ruled out for this.',
      sankranti: 'Less than 16 ghatis from the Sun’s entry into a sign.',
      lagna_forbidden: 'The rising sign is ruled out for this.',
    } as Readonly<Partial<Record<MuhurtaRule, string>>>,
    against: 'What stood against the other days',
    days: (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`,
    allDays: 'Day by day',
    day: 'Day',
    windows: 'Windows, with their score',
    more: (n: number) => `and ${n} more`,
    score: 'Score',
    points: (points: number, best: number) => `${points} of ${best} points`,
    helps: 'Helps',
    hurts: 'Hurts',
    /** Where a rule is written, in the engine's own words. */
    source: (words: string) => words,
    calendar: 'Add to calendar',
    calendarOf: (day: string) => `Add to calendar: ${day}`,
    share: 'Share',
    grades: { excellent: 'Excellent', good: 'Good', fair: 'Fair' },
    lagna: (sign: string) => `${sign} lagna`,
    onPage: 'On this page',
    what: {
      best: 'A muhurta is a stretch of time in which every rule keeps its answer. What a book forbids is left out; what it praises or blames adds or takes points. The books rank and do not count: the points are ours, and stand beside each rule.',
      days: 'A day without a window shows what forbade it, or its hours. Days run from sunrise to sunrise, so a window after midnight stands with the day before.',
    },
    books:
      'MC: Muhurta Chintamani of Rama Daivajna. Raman: B.V. Raman, Muhurtha or Electional Astrology. Numbers are chapters; after a point, verses.',
    rules: ({ preset, ayanamsa, place, zone, night, version }: RulesUsed) =>
      `Rules used${preset ? `, those of ${preset}` : ''}: ${ayanamsa} ayanamsa, ${place}, clocks of ${zone}, ${night ? 'day and night' : 'from sunrise to sunset'}, windows of at least 12 minutes. Engine ${version}.`,
    badDate: (typed: string) => `“${typed}” is not a date. Dates are written like 2026-11-21.`,
    outOfReach: 'Dates go from 1800 to 2200.',
    backwards: 'The last day comes before the first.',
    tooLong: (most: number) =>
      `A search covers at most ${most} days. Please ask for a longer time in parts, each from the day after the last one.`,
    badStar: 'Please choose one of the nakshatras.',
    badPada: 'Choose 1 to 4.',
  },
  hi: {
    titleOf: (purpose, place) => `${place} में मुहूर्त: ${purpose}`,
    best: 'सबसे अच्छे समय',
    bestHint: 'हर दिन का एक, सबसे अधिक अंक पहले।',
    found: (windows, days, all) => `${all} में से ${days} ${days === 1 ? 'दिन' : 'दिनों'} में ${windows} समय।`,
    none: 'इन दिनों में कोई मुहूर्त नहीं',
    noneText: 'हर घंटे के विपक्ष में कुछ न कुछ था। दूसरी तारीख़ें आज़माएँ; नीचे है कि क्या था।',
    groups: {
      star_other: 'चंद्रमा का नक्षत्र इस काम के नक्षत्रों में नहीं है।',
      star_pada: 'ऐसा चरण जो विवाह में छोड़ा जाता है।',
      tithi_rikta: 'रिक्ता तिथि चल रही है।',
      tithi_dark: 'चंद्रमा का प्रकाश क्षीण है (कृष्ण त्रयोदशी से अमावस्या)।',
      yoga_forbidden: 'व्यतीपात या वैधृति योग चल रहा है।',
      vara_forbidden: 'ऐसा वार जो इस काम के लिए वर्जित है।',
      sankranti: 'सूर्य के राशि प्रवेश से 16 घटी से कम दूर।',
      lagna_forbidden: 'उदय होती राशि इस काम के लिए वर्जित है।',
    },
    against: 'बाक़ी दिनों के विपक्ष में क्या था',
    days: (n) => `${n} दिन`,
    allDays: 'दिन-प्रतिदिन',
    day: 'दिन',
    windows: 'समय, अपने अंकों के साथ',
    more: (n) => `और ${n}`,
    score: 'अंक',
    points: (points, best) => `${best} में से ${points} अंक`,
    helps: 'पक्ष में',
    hurts: 'विपक्ष में',
    source: (words) =>
      words.replace('custom of the South', 'दक्षिण की परिपाटी').replace('on opening a shop', 'दुकान खोलने पर'),
    calendar: 'कैलेंडर में जोड़ें',
    calendarOf: (day) => `कैलेंडर में जोड़ें: ${day}`,
    share: 'शेयर करें',
    grades: { excellent: 'उत्तम', good: 'अच्छा', fair: 'ठीक' },
    lagna: (sign) => `${sign} लग्न`,
    onPage: 'इस पेज पर',
    what: {
      best: 'मुहूर्त समय का वह हिस्सा है जिसमें हर नियम का उत्तर एक ही रहता है। जिसे ग्रंथ मना करता है, वह छोड़ा जाता है; जिसकी वह प्रशंसा या निंदा करता है, उससे अंक जुड़ते या घटते हैं। ग्रंथ क्रम देते हैं, अंक नहीं: अंक हमारे हैं, और हर नियम के साथ लिखे हैं।',
      days: 'जिस दिन कोई मुहूर्त नहीं, वहाँ दिखता है कि उस दिन या उसके घंटों को किसने रोका। दिन सूर्योदय से सूर्योदय तक चलता है, इसलिए आधी रात के बाद का समय पिछले दिन के साथ है।',
    },
    books:
      'MC: राम दैवज्ञ का मुहूर्त चिंतामणि। Raman: बी.वी. रमण, Muhurtha or Electional Astrology। संख्याएँ अध्याय हैं; बिंदु के बाद श्लोक।',
    rules: ({ preset, ayanamsa, place, zone, night, version }) =>
      `प्रयुक्त नियम${preset ? `, ${preset} के` : ''}: अयनांश ${ayanamsa}, ${place}, घड़ी का समय ${zone}, ${night ? 'दिन और रात' : 'सूर्योदय से सूर्यास्त'}, कम से कम 12 मिनट के समय। इंजन ${version}।`,
    badDate: (typed) => `“${typed}” कोई तारीख़ नहीं है। तारीख़ इस तरह लिखी जाती है: 2026-11-21।`,
    outOfReach: 'तारीख़ें 1800 से 2200 तक की हो सकती हैं।',
    backwards: 'आख़िरी दिन पहले दिन से पहले आता है।',
    tooLong: (most) =>
      `एक खोज में अधिकतम ${most} दिन हो सकते हैं। इससे लंबा समय भागों में खोजें: हर भाग पिछले भाग के अगले दिन से शुरू करें।`,
    badStar: 'कृपया कोई नक्षत्र चुनें।',
    badPada: '1 से 4 चुनें।',
  },
})
