// English names of the rules that charts and matches may be made by, and of every choice of each: the one list that
// pages and tables read.
import { isOwnAyanamsa, type OwnValue, ownValue } from '../../astronomy/own-ayanamsa.ts'

type RuleWords = Readonly<Record<string, { name: string; choices: Readonly<Record<string, string>> }>>

/** Each rule with its name, and the name of each of its choices. */
export const RULE_WORDS = {
  preset: {
    name: 'Rules of',
    choices: {
      own: 'Our own',
      drik: 'Drik Panchang',
      jhora: 'Jagannatha Hora',
      raman: 'B.V. Raman',
      kp: 'Krishnamurti (KP)',
      prokerala: 'Prokerala',
    },
  },
  ayanamsa: {
    name: 'Ayanamsa',
    choices: {
      lahiri: 'Lahiri',
      raman: 'Raman',
      kp: 'KP',
      fagan: 'Fagan–Bradley',
      yukteshwar: 'Yukteshwar',
      lahiri_icrc: 'Lahiri (ICRC)',
      kp_senthil: 'KP (Senthil)',
      true_chitra: 'True Chitra',
      true_pushya: 'True Pushya',
    },
  },
  node: { name: 'Lunar node', choices: { mean: 'Mean', true: 'True' } },
  positions: { name: 'Positions', choices: { apparent: 'Apparent positions', true: 'True positions' } },
  houses: {
    name: 'Chalit houses',
    choices: {
      whole_sign: 'Whole sign',
      equal: 'Equal',
      sripati: 'Sripati',
      porphyry: 'Porphyry',
      placidus: 'Placidus',
    },
  },
  rise: {
    name: 'Sunrise',
    choices: {
      drik: 'Sun’s centre 50′ below the horizon',
      upper: 'Upper limb with refraction',
      center_refracted: 'Disc’s centre with refraction',
      hindu: 'Disc’s centre without refraction',
    },
  },
  manglik: {
    name: 'Manglik houses',
    choices: {
      north: 'North: 1, 4, 7, 8, 12',
      south: 'South: 1, 2, 4, 7, 8, 12',
      raman: 'B.V. Raman: 2, 4, 7, 8, 12',
    },
  },
  d2: {
    name: 'D2 variant',
    choices: {
      parashara: 'Parashara: signs of Sun and Moon',
      parivritti: 'Parivritti: through the zodiac',
      'parivritti-reversed': 'Parivritti, even signs reversed (Uma-Shambhu)',
    },
  },
  d24: {
    name: 'D24 variant',
    choices: { forward: 'Even signs onwards from Karka', reversed: 'Even signs backwards from Karka' },
  },
  d30: {
    name: 'Degrees in D30',
    choices: { 'by-part': 'Each part stretched to the sign', 'by-degree': 'Each degree stretched to the sign' },
  },
  d60: { name: 'D60 variant', choices: { sign: 'Counted from the sign', mesha: 'Counted from Mesha' } },
  combustion: {
    name: 'Combustion orbs',
    choices: {
      'surya-siddhanta': 'Surya Siddhanta',
      'wide-retrograde': 'Other orbs for retrograde grahas',
    },
  },
  nodeAspects: {
    name: 'Aspects of the nodes',
    choices: { seventh: 'The 7th house', 'jupiter-like': 'The 5th, 7th and 9th, like Jupiter' },
  },
  yearDays: {
    name: 'Year of the dashas',
    choices: {
      '365.25': 'Julian, 365.25 days',
      '365.2425': 'Gregorian, 365.2425 days',
      '365.256364': 'Sidereal, 365.256364 days',
      '360': 'Savana, 360 days',
    },
  },
  benefics: {
    name: 'Benefics of shadbala',
    choices: { 'by-chart': 'Mercury and Moon by the chart', fixed: 'Mercury and Moon always' },
  },
  ashtakavarga: {
    name: 'Ashtakavarga table',
    choices: { raman: 'B.V. Raman', parashara: 'Parashara, other editions' },
  },
  coLords: {
    name: 'Lords of Vrishchika and Kumbha in arudhas',
    choices: { single: 'Mars and Saturn', stronger: 'The stronger, with Ketu and Rahu' },
  },
  upagrahas: {
    name: 'Upagrahas rise',
    choices: { begin: 'As their eighth begins', middle: 'In its middle, Gulika as it begins' },
  },
  outer: { name: 'Uranus and Neptune', choices: { none: 'Left out', shown: 'Beside the grahas' } },
  karakas: { name: 'Jaimini karakas', choices: { '7': 'Seven', '8': 'Eight, with Rahu' } },
  school: {
    name: 'Dates of festivals',
    choices: {
      smarta: 'Householders (smarta)',
      vaishnava: 'Vaishnava',
      government: 'Government of India',
      south: 'South',
    },
  },
  varnaTable: {
    name: 'Varna of air and earth',
    choices: { common: 'Air shudra, earth vaishya', 'air-vaishya': 'Air vaishya, earth shudra' },
  },
  vashyaTable: { name: 'Vashya table', choices: { common: 'Common', southern: 'Southern' } },
  yoniTable: { name: 'Yoni table', choices: { common: 'Common', maitreya: 'Maitreya' } },
  sensitivityMinutes: { name: 'Doubt tried, minutes', choices: {} },
} as const satisfies RuleWords

const ownWord = ({ degrees, date }: OwnValue) => `own, ${degrees}° on ${date}`

/** ruleWord("ayanamsa", "kp_senthil") = "KP (Senthil)"; a value without a word, such as a number of minutes, is unchanged. */
export function ruleWord(rule: keyof typeof RULE_WORDS, value: string | number): string {
  if (rule === 'ayanamsa' && isOwnAyanamsa(value)) return ownWord(ownValue(value))
  return (RULE_WORDS as RuleWords)[rule]?.choices[String(value)] ?? String(value)
}
