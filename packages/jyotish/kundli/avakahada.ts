// The almanac's attributes of the Moon's nakshatra and sign at birth: varna, vashya, yoni, gana, nadi, tatva, syllable,
// paya. Sources: Muhurta Chintamani 6 (varna, vashya, yoni, gana, nadi); the avakahada or shatapada chakra (syllables), as
// almanacs print it; paya by the almanacs' own table.
import { degreeInSign, elementOf, nakshatraLord, nakshatraOf, padaOf, signLord, signOf } from '../zodiac.ts'

export type Varna = 'brahmin' | 'kshatriya' | 'vaishya' | 'shudra'
export type Vashya = 'chatushpada' | 'manava' | 'jalachara' | 'vanachara' | 'keeta'
export type Gana = 'deva' | 'manushya' | 'rakshasa'
export type Nadi = 'adi' | 'madhya' | 'antya'
export type Rajju = 'pada' | 'kati' | 'nabhi' | 'kantha' | 'shira'

const YONIS =
  'horse elephant sheep snake snake dog cat sheep cat rat rat cow buffalo tiger buffalo tiger deer deer dog monkey mongoose monkey lion horse lion cow elephant'.split(
    ' ',
  )
const GANAS = 'dmrmdmddrrmmdrdrdrrmmdrrmmd'
const NADIS = 'amnnmaamnnmaamnnmaamnnmaamn'
const RAJJUS = 'pknhshnkppknhshnkppknhshnkp'

/** Syllables of the 108 padas, in the usual romanisation. */
const SYLLABLES =
  'chu che cho la|li lu le lo|a i u e|o va vi vu|ve vo ka ki|ku gha ng chha|ke ko ha hi|hu he ho da|di du de do|ma mi mu me|mo ta ti tu|te to pa pi|pu sha na tha|pe po ra ri|ru re ro ta|ti tu te to|na ni nu ne|no ya yi yu|ye yo bha bhi|bhu dha pha dha|bhe bho ja ji|khi khu khe kho|ga gi gu ge|go sa si su|se so da di|du tha jha na|de do cha chi'
    .split('|')
    .map((row) => row.split(' '))

/**
 * `common`: signs of earth are vaishya, of air shudra (Muhurta Chintamani 6; drikpanchang.com, Varna Kuta). `air-vaishya`: the
 * other way round (saravali.de, Varna Koota; PyJHora).
 */
export type VarnaTable = 'common' | 'air-vaishya'
const VARNAS = {
  common: { water: 'brahmin', fire: 'kshatriya', earth: 'vaishya', air: 'shudra' },
  'air-vaishya': { water: 'brahmin', fire: 'kshatriya', earth: 'shudra', air: 'vaishya' },
} as const

/** varnaOf(3) = brahmin (Karka). */
export function varnaOf(sign: number, table: VarnaTable = 'common'): Varna {
  return VARNAS[table][elementOf(sign)]
}

/** Vashya group of a longitude: Dhanu and Makara change at 15°. */
export function vashyaOf(lon: number): Vashya {
  const sign = signOf(lon)
  const late = degreeInSign(lon) >= 15
  if (sign === 8) return late ? 'chatushpada' : 'manava'
  if (sign === 9) return late ? 'jalachara' : 'chatushpada'
  const letter = 'ccmjvmmk__mj'[sign]!
  return ({ c: 'chatushpada', m: 'manava', j: 'jalachara', v: 'vanachara', k: 'keeta' } as const)[letter as 'c']
}

/** yoniOf(1) = horse. */
export function yoniOf(nakshatra: number): string {
  return YONIS[nakshatra - 1]!
}

export function ganaOf(nakshatra: number): Gana {
  return ({ d: 'deva', m: 'manushya', r: 'rakshasa' } as const)[GANAS[nakshatra - 1] as 'd']
}

export function nadiOf(nakshatra: number): Nadi {
  return ({ a: 'adi', m: 'madhya', n: 'antya' } as const)[NADIS[nakshatra - 1] as 'a']
}

/** Rajju group: feet, waist, navel, neck or head. rajjuOf(5) = shira. */
export function rajjuOf(nakshatra: number): Rajju {
  return ({ p: 'pada', k: 'kati', n: 'nabhi', h: 'kantha', s: 'shira' } as const)[RAJJUS[nakshatra - 1] as 'p']
}

/** syllableOf(1, 1) = chu. */
export function syllableOf(nakshatra: number, pada: number): string {
  return SYLLABLES[nakshatra - 1]![pada - 1]!
}

/** Paya by the Moon's house from the lagna: gold 1 6 11, silver 2 5 9, copper 3 7 10, iron 4 8 12. */
export function payaOf(moonHouse: number): 'gold' | 'silver' | 'copper' | 'iron' {
  if ([1, 6, 11].includes(moonHouse)) return 'gold'
  if ([2, 5, 9].includes(moonHouse)) return 'silver'
  return [3, 7, 10].includes(moonHouse) ? 'copper' : 'iron'
}

/** The whole table for the Moon's longitude and house; the varna by the table that a match of the same rules reads. */
export function avakahadaOf(moon: number, moonHouse: number, varnaTable: VarnaTable = 'common') {
  const sign = signOf(moon)
  const nakshatra = nakshatraOf(moon)
  const pada = padaOf(moon)
  return {
    sign,
    signLord: signLord(sign),
    nakshatra,
    pada,
    nakshatraLord: nakshatraLord(nakshatra),
    varna: varnaOf(sign, varnaTable),
    vashya: vashyaOf(moon),
    yoni: yoniOf(nakshatra),
    gana: ganaOf(nakshatra),
    nadi: nadiOf(nakshatra),
    tatva: elementOf(sign),
    syllable: syllableOf(nakshatra, pada),
    paya: payaOf(moonHouse),
  }
}
