// Panchavargiya bala: five strengths, of sign, exaltation, hadda, drekkana and navamsha; their sum by four, out of 20.
// Source: Tajika Neelakanthi 1; B.V. Raman, Varshaphal, ch. 3.
import { wrap180 } from '../astronomy/angles.ts'
import { vargaSign } from '../kundli/vargas.ts'
import { degreeInSign, EXALTATION, type Planet, SEVEN, signLord, signOf } from '../zodiac.ts'
import { type TajikaRelation, tajikaRelation } from './tajika-aspects.ts'

export const FIVE = ['kshetra', 'uchcha', 'hadda', 'drekkana', 'navamsha'] as const
export type FiveName = (typeof FIVE)[number]
export type Panchavargiya = Record<FiveName, number> & {
  total: number
  grade: 'weak' | 'middling' | 'strong' | 'very_strong'
  lords: Record<Exclude<FiveName, 'uchcha'>, Planet>
}

/** Points of a graha in a division of its own; a friend's gives three quarters, a neutral's half, an enemy's a quarter. */
const MOST = { kshetra: 30, hadda: 15, drekkana: 10, navamsha: 5 } as const
const SHARES: Readonly<Record<TajikaRelation, number>> = { own: 1, friend: 0.75, neutral: 0.5, enemy: 0.25 }
const UCHCHA_MOST = 20

// Lords of the five haddas of each sign, with the degrees they end at: the terms of the Egyptians, which Neelakantha took.
const HADDAS = [
  'jupiter:6 venus:12 mercury:20 mars:25 saturn:30',
  'venus:8 mercury:14 jupiter:22 saturn:27 mars:30',
  'mercury:6 jupiter:12 venus:17 mars:24 saturn:30',
  'mars:7 venus:13 mercury:19 jupiter:26 saturn:30',
  'jupiter:6 venus:11 saturn:18 mercury:24 mars:30',
  'mercury:7 venus:17 jupiter:21 mars:28 saturn:30',
  'saturn:6 mercury:14 jupiter:21 venus:28 mars:30',
  'mars:7 venus:11 mercury:19 jupiter:24 saturn:30',
  'jupiter:12 venus:17 mercury:21 saturn:26 mars:30',
  'mercury:7 jupiter:14 venus:22 saturn:26 mars:30',
  'mercury:7 venus:13 jupiter:20 mars:25 saturn:30',
  'venus:12 jupiter:16 mercury:19 mars:28 saturn:30',
].map((row) => row.split(' ').map((part) => part.split(':') as [Planet, string]))

/** haddaLord(158.5) = venus: 8° 30′ of Kanya. */
export function haddaLord(lon: number): Planet {
  const degree = degreeInSign(lon)
  return HADDAS[signOf(lon)]!.find(([, end]) => degree < Number(end))![0]
}

/** 20 at the deepest exaltation, 0 opposite. uchchaBala('jupiter', 158.5) = 12.94. */
export function uchchaBala(planet: Planet, lon: number): number {
  return ((180 - Math.abs(wrap180(lon - EXALTATION[planet]))) / 180) * UCHCHA_MOST
}

function gradeOf(total: number): Panchavargiya['grade'] {
  if (total < 5) return 'weak'
  if (total < 10) return 'middling'
  return total < 15 ? 'strong' : 'very_strong'
}

export function panchavargiyaOf(lons: Readonly<Record<Planet, number>>): Record<Planet, Panchavargiya> {
  const found = {} as Record<Planet, Panchavargiya>
  for (const planet of SEVEN) {
    const lon = lons[planet]
    const lords = {
      kshetra: signLord(signOf(lon)),
      hadda: haddaLord(lon),
      drekkana: signLord(vargaSign(3, lon)),
      navamsha: signLord(vargaSign(9, lon)),
    }
    const share = (lord: Planet) => SHARES[lord === planet ? 'own' : tajikaRelation(lon, lons[lord])]
    const parts = {
      kshetra: MOST.kshetra * share(lords.kshetra),
      uchcha: uchchaBala(planet, lon),
      hadda: MOST.hadda * share(lords.hadda),
      drekkana: MOST.drekkana * share(lords.drekkana),
      navamsha: MOST.navamsha * share(lords.navamsha),
    }
    const total = FIVE.reduce((sum, name) => sum + parts[name], 0) / 4
    found[planet] = { ...parts, total, grade: gradeOf(total), lords }
  }
  return found
}
