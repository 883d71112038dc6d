// The names of the almanac's and the chart's parts in Hindi, by the engine's ids.

import { MOVABLE_KARANAS } from '../../karanas.ts'
import { syllableOf } from '../../kundli/avakahada.ts'
import { TITHIS, YOGAS } from '../../panchang/names.ts'

type Names = Readonly<Record<string, string>>

const named = (ids: readonly string[], names: string): Names =>
  Object.fromEntries(names.split(' ').map((name, i) => [ids[i] as string, name]))

/** Sunday first. */
export const VARAS = 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' ')

/** Hindi names of the tithis of a half month, by id, and of Amavasya. */
export const TITHI_NAMES: Names = {
  ...named(TITHIS, 'प्रतिपदा द्वितीया तृतीया चतुर्थी पंचमी षष्ठी सप्तमी अष्टमी नवमी दशमी एकादशी द्वादशी त्रयोदशी चतुर्दशी पूर्णिमा'),
  amavasya: 'अमावस्या',
}

/** Hindi names of the 27 yogas, by id. */
export const YOGA_NAMES: Names = named(
  YOGAS,
  'विष्कुंभ प्रीति आयुष्मान सौभाग्य शोभन अतिगंड सुकर्मा धृति शूल गंड वृद्धि ध्रुव व्याघात हर्षण वज्र सिद्धि व्यतीपात वरीयान परिघ शिव सिद्ध साध्य शुभ शुक्ल ब्रह्म इंद्र वैधृति',
)

/** Hindi names of the eleven karanas, by id. */
export const KARANA_NAMES: Names = {
  ...named(MOVABLE_KARANAS, 'बव बालव कौलव तैतिल गर वणिज विष्टि'),
  kimstughna: 'किंस्तुघ्न',
  shakuni: 'शकुनि',
  chatushpada: 'चतुष्पद',
  naga: 'नाग',
}

/** Ids that occur in tables: halves of the month, avakahada, dignities, states of a rule. */
export const TERMS: Names = {
  shukla: 'शुक्ल',
  krishna: 'कृष्ण',
  // varna
  brahmin: 'ब्राह्मण',
  kshatriya: 'क्षत्रिय',
  vaishya: 'वैश्य',
  shudra: 'शूद्र',
  // vashya
  chatushpada: 'चतुष्पद',
  manava: 'मानव',
  jalachara: 'जलचर',
  vanachara: 'वनचर',
  keeta: 'कीट',
  // yoni
  horse: 'अश्व',
  elephant: 'गज',
  sheep: 'मेष',
  snake: 'सर्प',
  dog: 'श्वान',
  cat: 'मार्जार',
  rat: 'मूषक',
  cow: 'गौ',
  buffalo: 'महिष',
  tiger: 'व्याघ्र',
  deer: 'मृग',
  monkey: 'वानर',
  mongoose: 'नकुल',
  lion: 'सिंह',
  // gana
  deva: 'देव',
  manushya: 'मनुष्य',
  rakshasa: 'राक्षस',
  // nadi
  adi: 'आदि',
  madhya: 'मध्य',
  antya: 'अंत्य',
  // tatva
  fire: 'अग्नि',
  earth: 'पृथ्वी',
  air: 'वायु',
  water: 'जल',
  // paya
  gold: 'स्वर्ण',
  silver: 'रजत',
  copper: 'ताम्र',
  iron: 'लौह',
  // dignity
  exalted: 'उच्च',
  moolatrikona: 'मूलत्रिकोण',
  own: 'स्वराशि',
  great_friend: 'अधिमित्र',
  friend: 'मित्र',
  neutral: 'सम',
  enemy: 'शत्रु',
  great_enemy: 'अधिशत्रु',
  debilitated: 'नीच',
  // degrees to which a rule is met
  none: 'नहीं',
  lifted: 'है, परिहार सहित',
  partial: 'आंशिक',
  full: 'है',
}

/** Source: the 108 syllables as North Indian almanacs print them, a row a nakshatra. */
const SYLLABLES =
  'चू चे चो ला|ली लू ले लो|अ ई उ ए|ओ वा वी वू|वे वो का की|कू घ ङ छ|के को हा ही|हू हे हो डा|डी डू डे डो|मा मी मू मे|मो टा टी टू|टे टो पा पी|पू ष ण ठ|पे पो रा री|रू रे रो ता|ती तू ते तो|ना नी नू ने|नो या यी यू|ये यो भा भी|भू धा फा ढा|भे भो जा जी|खी खू खे खो|गा गी गू गे|गो सा सी सू|से सो दा दी|दू थ झ ञ|दे दो चा ची'
    .split('|')
    .map((row) => row.split(' '))

/** hindiSyllable(1, 1) = चू; the same pada as `syllableOf`. */
export function hindiSyllable(nakshatra: number, pada: number): string {
  return SYLLABLES[nakshatra - 1]?.[pada - 1] ?? syllableOf(nakshatra, pada)
}
