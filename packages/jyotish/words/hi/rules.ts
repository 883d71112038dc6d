// Hindi names of the rules that charts and matches may be made by, and of every choice of each.
import { isOwnAyanamsa, type OwnValue, ownValue } from '../../astronomy/own-ayanamsa.ts'
import type { RULE_WORDS as ENGLISH_RULES } from '../en/rules.ts'
import type { TranslatedWords } from '../translated.ts'

/** Hindi names of each rule and of its choices, by the ids of options; `ruleWord` reads them. */
export const RULE_WORDS: TranslatedWords<typeof ENGLISH_RULES> = {
  preset: {
    name: 'किसके नियम',
    choices: {
      own: 'हमारे अपने',
      drik: 'द्रिक पंचांग',
      jhora: 'जगन्नाथ होरा',
      raman: 'बी.वी. रमण',
      kp: 'कृष्णमूर्ति (के.पी.)',
      prokerala: 'प्रोकेरला',
    },
  },
  ayanamsa: {
    name: 'अयनांश',
    choices: {
      lahiri: 'लाहिरी',
      raman: 'रमण',
      kp: 'के.पी.',
      fagan: 'फ़ेगन-ब्रैडली',
      yukteshwar: 'युक्तेश्वर',
      lahiri_icrc: 'लाहिरी (आई.सी.आर.सी.)',
      kp_senthil: 'के.पी. (सेंथिल)',
      true_chitra: 'दृक् चित्रा',
      true_pushya: 'दृक् पुष्य',
    },
  },
  node: { name: 'चंद्र पात', choices: { mean: 'मध्यम', true: 'स्पष्ट' } },
  positions: { name: 'ग्रह स्थिति', choices: { apparent: 'दृश्य स्थिति', true: 'वास्तविक स्थिति' } },
  houses: {
    name: 'चलित के भाव',
    choices: {
      whole_sign: 'संपूर्ण राशि',
      equal: 'समान',
      sripati: 'श्रीपति',
      porphyry: 'पोर्फ़िरी',
      placidus: 'प्लेसिडस',
    },
  },
  rise: {
    name: 'सूर्योदय',
    choices: {
      drik: 'सूर्य का केंद्र क्षितिज से 50′ नीचे',
      upper: 'बिंब का ऊपरी किनारा, अपवर्तन सहित',
      center_refracted: 'बिंब का केंद्र, अपवर्तन सहित',
      hindu: 'बिंब का केंद्र, बिना अपवर्तन',
    },
  },
  manglik: {
    name: 'मांगलिक के भाव',
    choices: {
      north: 'उत्तर: 1, 4, 7, 8, 12',
      south: 'दक्षिण: 1, 2, 4, 7, 8, 12',
      raman: 'बी.वी. रमण: 2, 4, 7, 8, 12',
    },
  },
  d2: {
    name: 'D2 का प्रकार',
    choices: {
      parashara: 'पराशर: सूर्य और चंद्रमा की राशियाँ',
      parivritti: 'परिवृत्ति: पूरे राशिचक्र में',
      'parivritti-reversed': 'परिवृत्ति, सम राशियाँ उलटी (उमा-शंभु)',
    },
  },
  d24: {
    name: 'D24 का प्रकार',
    choices: { forward: 'सम राशियाँ कर्क से आगे', reversed: 'सम राशियाँ कर्क से पीछे' },
  },
  d30: {
    name: 'D30 के अंश',
    choices: { 'by-part': 'हर भाग राशि तक फैलाया हुआ', 'by-degree': 'हर अंश राशि तक फैलाया हुआ' },
  },
  d60: { name: 'D60 का प्रकार', choices: { sign: 'उसी राशि से गिना हुआ', mesha: 'मेष से गिना हुआ' } },
  combustion: {
    name: 'अस्त की सीमाएँ',
    choices: {
      'surya-siddhanta': 'सूर्य सिद्धांत',
      'wide-retrograde': 'वक्री ग्रहों की अलग सीमाएँ',
    },
  },
  nodeAspects: {
    name: 'राहु-केतु की दृष्टि',
    choices: { seventh: 'सातवाँ भाव', 'jupiter-like': 'पाँचवाँ, सातवाँ और नौवाँ, गुरु की तरह' },
  },
  yearDays: {
    name: 'दशाओं का वर्ष',
    choices: {
      '365.25': 'जूलियन, 365.25 दिन',
      '365.2425': 'ग्रेगोरियन, 365.2425 दिन',
      '365.256364': 'नाक्षत्र, 365.256364 दिन',
      '360': 'सावन, 360 दिन',
    },
  },
  benefics: {
    name: 'षड्बल के शुभ ग्रह',
    choices: { 'by-chart': 'बुध और चंद्रमा कुंडली के अनुसार', fixed: 'बुध और चंद्रमा सदा' },
  },
  ashtakavarga: {
    name: 'अष्टकवर्ग की तालिका',
    choices: { raman: 'बी.वी. रमण', parashara: 'पराशर, दूसरे संस्करण' },
  },
  coLords: {
    name: 'आरूढ़ में वृश्चिक और कुंभ के स्वामी',
    choices: { single: 'मंगल और शनि', stronger: 'जो बलवान हो, केतु और राहु सहित' },
  },
  upagrahas: {
    name: 'उपग्रहों का उदय',
    choices: { begin: 'अपने आठवें भाग के आरंभ में', middle: 'उसके मध्य में, गुलिक आरंभ में' },
  },
  outer: { name: 'यूरेनस और नेपच्यून', choices: { none: 'नहीं', shown: 'ग्रहों के साथ' } },
  karakas: { name: 'जैमिनि कारक', choices: { '7': 'सात', '8': 'आठ, राहु सहित' } },
  school: {
    name: 'त्योहारों की तारीख़ें',
    choices: {
      smarta: 'गृहस्थ (स्मार्त)',
      vaishnava: 'वैष्णव',
      government: 'भारत सरकार',
      south: 'दक्षिण',
    },
  },
  varnaTable: {
    name: 'वायु और पृथ्वी राशियों का वर्ण',
    choices: { common: 'वायु शूद्र, पृथ्वी वैश्य', 'air-vaishya': 'वायु वैश्य, पृथ्वी शूद्र' },
  },
  vashyaTable: { name: 'वश्य तालिका', choices: { common: 'प्रचलित', southern: 'दक्षिणी' } },
  yoniTable: { name: 'योनि तालिका', choices: { common: 'प्रचलित', maitreya: 'मैत्रेय' } },
  sensitivityMinutes: { name: 'परखा गया संदेह, मिनट', choices: {} },
}

type RuleWords = Readonly<Record<string, { name: string; choices: Readonly<Record<string, string>> }>>

const ownWord = ({ degrees, date }: OwnValue) => `अपना, ${date} को ${degrees}°`

/** ruleWord("ayanamsa", "kp_senthil") = "के.पी. (सेंथिल)"; a value without a word, such as minutes, is unchanged. */
export function ruleWord(rule: keyof typeof RULE_WORDS, value: string | number): string {
  if (rule === 'ayanamsa' && isOwnAyanamsa(value)) return ownWord(ownValue(value))
  return (RULE_WORDS as RuleWords)[rule]?.choices[String(value)] ?? String(value)
}
