// Texts of the kundli page, in Hindi.

import { ERROR_BOUND } from 'drishti-jyotish/version.ts'
import { HINDI } from 'drishti-jyotish/words/hi/language.ts'
import { ruleWord } from 'drishti-jyotish/words/hi/rules.ts'
import { offsetText } from '#app/format/format.ts'
import type { Translated } from '#app/language/texts.ts'
import type { kundliEnglish } from './kundli-text.ts'

const MONTH_NAMES = 'चैत्र वैशाख ज्येष्ठ आषाढ़ श्रावण भाद्रपद आश्विन कार्तिक मार्गशीर्ष पौष माघ फाल्गुन'.split(' ')

/** Two or three letters if two signs begin with the same ones. */
const SIGNS_SHORT = 'मेष वृष मिथु कर्क सिंह कन्या तुला वृश्चि धनु मकर कुंभ मीन'.split(' ')

export const kundliHindi: Translated<typeof kundliEnglish> = {
  unnamed: 'कुंडली',
  pageTitle: (name) => `${name}: कुंडली`,
  zoneRule: ({ zone, abbreviation, offsetSeconds, dst }) =>
    `घड़ी का समय इस समय क्षेत्र से पढ़ा गया: ${zone?.replaceAll('_', ' ')}: ${[
      abbreviation,
      offsetText(offsetSeconds ?? 0),
      dst ? 'ग्रीष्मकालीन समय' : '',
    ]
      .filter((part) => part && !/^[+-]\d/.test(part))
      .join(', ')}`,
  ownMeanTime: 'समय उस स्थान के अपने माध्य समय से पढ़ा गया है।',
  takeRule: 'समय क्षेत्र के नियम से बनाएँ',
  twice: (reading) =>
    `उस दिन घड़ियों ने यह समय दो बार दिखाया। यहाँ ${reading === 'earlier' ? 'पहले' : 'बाद'} वाला समय लिया गया है।`,
  takeOther: (reading) => (reading === 'earlier' ? 'पहले वाला समय लें' : 'बाद वाला समय लें'),
  outer: { uranus: 'यूरेनस', neptune: 'नेपच्यून' },
  month: (month) => MONTH_NAMES[month - 1] ?? '',
  edit: 'जन्म विवरण बदलें',
  share: 'शेयर करें',
  shared: 'जिसके पास यह लिंक है, वह यह जन्म विवरण देख सकता है।',
  print: 'प्रिंट करें',
  hindi: 'हिन्दी में छापें',
  hindiFailed: 'हिन्दी वाला पेज लोड नहीं हो सका। कृपया फिर कोशिश करें।',
  ask: 'इस बारे में ज्योतिषी से पूछें',
  save: 'मेरे जन्म विवरणों में सहेजें',
  saved: 'जन्म विवरण आपके खाते में सहेजा गया है।',
  saveFailed: 'जन्म विवरण सहेजा नहीं जा सका। कृपया फिर कोशिश करें।',
  timeUnknown: 'समय अज्ञात',
  atNoon: '(दोपहर 12 बजे)',
  timeless: 'जन्म समय अज्ञात है। दोपहर 12 बजे का समय लिया गया है: लग्न, भाव और दिन तक की तिथियाँ केवल अनुमान हैं।',
  holds: {
    title: (minutes) => `${minutes} मिनट आगे-पीछे तक`,
    titleUnknown: 'इस दिन किसी भी समय',
    what: 'समय में जितना संदेह है, उसके हर मिनट पर हर अंग को परखा गया। जो स्थिर रहता है, उसे जैसा है वैसा पढ़ें; जो बदलता है, वह कई संभावनाओं में से एक है।',
    parts: {
      lagna: 'लग्न',
      d9: 'D9 में लग्न',
      d10: 'D10 में लग्न',
      d60: 'D60 में लग्न',
      moon: 'चंद्र राशि',
      star: 'नक्षत्र',
      pada: 'चरण',
      manglik: 'मांगलिक',
    },
    holds: 'स्थिर',
    from: (time) => `${time} से`,
    until: (time) => `${time} तक`,
    more: (n) => `${n} और`,
    dasha: 'दशाओं की तिथियाँ',
    dashaDays: (days) => (days === 0 ? 'एक दिन से कम खिसकती हैं' : `${days} दिन तक आगे-पीछे खिसकती हैं`),
  },
  friendship: {
    title: 'ग्रह मैत्री',
    caption: 'हर ग्रह बाक़ी ग्रहों को कैसे देखता है',
    of: 'ग्रह',
    by: (natural, temporal) => `${natural}, यहाँ ${temporal}`,
    note: 'मोटे अक्षरों में दोनों का जोड़; नीचे, स्वभाव से और इस कुंडली में स्थिति से।',
  },
  dashaReach: {
    after: (end) => `दशाएँ जीवन के 120 वर्षों के लिए गिनी जाती हैं। आख़िरी दशा ${end} को समाप्त हुई।`,
    before: (birth) => `दशाएँ जन्म से, यानी ${birth} से गिनी जाती हैं।`,
  },
  saturn: {
    notNow: 'अभी नहीं',
    over: 'सौ वर्ष पूरे हो चुके हैं',
    overText: (end) => `शनि की अवधियाँ जन्म से सौ वर्ष तक, ${end} तक गिनी जाती हैं।`,
  },
  within: (minutes) => `± ${minutes} मिनट`,
  style: 'कुंडली की शैली',
  styles: { north: 'उत्तर', south: 'दक्षिण', east: 'पूर्व' },
  chart: 'कुंडली',
  moonChart: 'चंद्र कुंडली',
  chartLabel: (style, name) => `${name}, ${style} भारतीय शैली। तीर वाली कुंजियों से एक भाव से दूसरे भाव पर जाएँ।`,
  divisionTable: (name) => `${name}, तालिका के रूप में`,
  lagna: 'लग्न',
  graha: (graha) => HINDI.graha[graha],
  sign: (sign) => HINDI.signs[sign] ?? '',
  signShort: (sign) => SIGNS_SHORT[sign] ?? '',
  star: (nakshatra) => HINDI.nakshatras[nakshatra - 1] ?? '',
  moonSign: 'चंद्र राशि',
  nakshatra: 'नक्षत्र',
  pada: (star, pada) => `${star}, चरण ${pada}`,
  running: 'अभी चल रही दशा',
  planets: 'ग्रह',
  columns: {
    graha: 'ग्रह',
    sign: 'राशि',
    degree: 'अंश',
    speed: 'दैनिक गति',
    star: 'नक्षत्र, चरण',
    lord: 'स्वामी',
    house: 'भाव',
    state: 'अवस्था',
  },
  dignities: {
    exalted: 'उच्च',
    moolatrikona: 'मूलत्रिकोण',
    own: 'स्वराशि',
    great_friend: 'अधिमित्र',
    friend: 'मित्र',
    neutral: 'सम',
    enemy: 'शत्रु',
    great_enemy: 'अधिशत्रु',
    debilitated: 'नीच',
  },
  combust: (distance) => `अस्त ${distance}°`,
  combustTitle: (orb) => `सूर्य से ${orb}° के भीतर`,
  retrograde: 'वक्री',
  vargottama: 'वर्गोत्तम',
  sections: {
    reading: 'फल',
    dasha: 'दशा',
    divisions: 'वर्ग कुंडलियाँ',
    yogas: 'योग',
    doshas: 'दोष',
    strength: 'बल',
    transits: 'गोचर',
    birth: 'जन्म विवरण',
  },
  tabs: 'कुंडली के भाग',
  vargas: {
    1: ['D1 जन्म', 'शरीर और पूरा जीवन'],
    2: ['D2 होरा', 'धन, और उसे कैसे रखा जाता है'],
    3: ['D3 द्रेष्काण', 'भाई-बहन, साहस'],
    4: ['D4 चतुर्थांश', 'घर, ज़मीन, आराम'],
    7: ['D7 सप्तांश', 'संतान, और जो कुछ आप रचते हैं'],
    9: ['D9 नवांश', 'जीवनसाथी, और D1 के पीछे का बल'],
    10: ['D10 दशांश', 'काम और प्रतिष्ठा'],
    12: ['D12 द्वादशांश', 'माता-पिता और वंश'],
    16: ['D16 षोडशांश', 'वाहन और सुख-सुविधा'],
    20: ['D20 विंशांश', 'भक्ति और साधना'],
    24: ['D24 चतुर्विंशांश', 'विद्या'],
    27: ['D27 सप्तविंशांश', 'मज़बूत और कमज़ोर पक्ष'],
    30: ['D30 त्रिंशांश', 'चुनौतियाँ, और उनका सामना'],
    40: ['D40 खवेदांश', 'माता का कुल'],
    45: ['D45 अक्षवेदांश', 'पिता का कुल'],
    60: ['D60 षष्ट्यंश', 'सभी विषय, सबसे बारीक विभाजन'],
  },
  what: {
    chart: (place) =>
      `जन्म के समय ${place} से दिखते आकाश का नक़्शा। हर खाना एक भाव है, जीवन का एक क्षेत्र; रंगीन खाना लग्न है, वह राशि जो पूर्व में उदय हो रही थी।`,
    planets:
      'हर ग्रह कहाँ था: उसकी राशि, सटीक अंश, नक्षत्र और भाव। “उच्च” और “स्वराशि” मज़बूत स्थान हैं; “अस्त” का अर्थ है सूर्य के निकट।',
    dasha: (system, balance, days) =>
      `जीवन ग्रहों की दशाओं में बँटा है; उनका क्रम जन्म के समय के चंद्र नक्षत्र से शुरू होता है। ${system}: जन्म के समय शेष ${balance}। वर्ष की लंबाई: ${days} दिन।`,
    yogas: 'वे योग जिनका नाम पुराने ग्रंथों में है। केवल वही दिए हैं जो इस कुंडली में बनते हैं, हर एक के साथ उसे बनाने वाली स्थितियाँ।',
    doshas:
      'वे स्थितियाँ जिन पर परंपरा ध्यान देने को कहती है। हर एक बताती है कि उसका नियम बनता है या नहीं, क्यों, और उसका परिहार क्या है; कोई भी अंतिम निर्णय नहीं है।',
    ashtakavarga:
      'हर ग्रह कुछ राशियों को एक-एक बिंदु देता है। जिस राशि में अधिक बिंदु हों, वहाँ से गुज़रते ग्रह को सहारा मिलता है; योग का औसत 28 है।',
    shadbala: 'छह प्रकार का बल रूपों में, और साथ में हर ग्रह को जितना चाहिए। 1 से ऊपर ग्रह के पास अपना काम करने जितना बल है।',
    transits: 'चुने हुए दिन ग्रह कहाँ हैं, लग्न से और जन्म के चंद्रमा से गिनकर।',
    divisions:
      'हर राशि का फिर से विभाजन: जीवन के एक क्षेत्र के लिए बारीक कुंडली। विभाजन जितना बारीक, जन्म समय उतना ही सटीक होना चाहिए।',
    reading:
      'कुंडली में जो है, सरल शब्दों में। हर पंक्ति खोलने पर वह स्थिति दिखती है जिस पर वह टिकी है; दूसरी स्थितियाँ कुछ और कह सकती हैं।',
    birth: 'घड़ी का समय किस क्षण में बदला, और उस क्षण पंचांग क्या कहता था।',
  },
  rules: (ayanamsa, node, houses, positions, version) =>
    `प्रयुक्त नियम: अयनांश ${ayanamsa}, चंद्र पात ${ruleWord('node', node)}, संपूर्ण-राशि भाव (चलित: ${houses}), ${ruleWord('positions', positions)}। इंजन ${version}, ग्रह मानक से ${ERROR_BOUND.grahas}″ के भीतर, चंद्रमा ${ERROR_BOUND.moon}″ के भीतर।`,
}
