// Strength by place (sthana bala), in virupas (60 to a rupa). Source: BPHS ch. 27; B.V. Raman, Graha and Bhava Balas.
import { wrap180 } from '../../astronomy/angles.ts'
import {
  degreeInSign,
  EXALTATION,
  houseFrom,
  isOdd,
  MOOLATRIKONA,
  type Planet,
  signLord,
  signOf,
} from '../../zodiac.ts'
import { compoundRelation, naturalRelation, temporalRelation } from '../friendship.ts'
import { type VargaOptions, vargaSign } from '../vargas.ts'

export type SthanaBala = {
  uccha: number
  saptavargaja: number
  ojayugma: number
  kendradi: number
  drekkana: number
}

const SAPTAVARGA = [1, 2, 3, 7, 9, 12, 30] as const
const BY_RELATION = { great_friend: 22.5, friend: 15, neutral: 7.5, enemy: 3.75, great_enemy: 1.875 } as const

/** Distance from the deepest debilitation, a third of a virupa a degree: 60 at the deepest exaltation. */
export function ucchaBala(planet: Planet, lon: number): number {
  return Math.abs(wrap180(lon - EXALTATION[planet] - 180)) / 3
}

function vargaBala(planet: Planet, varga: (typeof SAPTAVARGA)[number], lons: Readonly<Record<Planet, number>>): number {
  const lon = lons[planet]
  const options: VargaOptions = { d2: 'parashara' }
  const sign = vargaSign(varga, lon, options)
  const [moolaSign, from, to] = MOOLATRIKONA[planet]
  const degree = degreeInSign(lon)
  if (varga === 1 && sign === moolaSign && degree >= from && degree < to) return 45
  const lord = signLord(sign)
  if (lord === planet) return 30
  const temporal = temporalRelation(signOf(lon), signOf(lons[lord]))
  return BY_RELATION[compoundRelation(naturalRelation(planet, lord), temporal)]
}

/** All five parts for one graha. */
export function sthanaBala(planet: Planet, lons: Readonly<Record<Planet, number>>, lagnaSign: number): SthanaBala {
  const lon = lons[planet]
  const wantsEven = planet === 'moon' || planet === 'venus'
  const oja = (sign: number) => (isOdd(sign) === wantsEven ? 0 : 15)
  const house = houseFrom(lagnaSign, signOf(lon))
  const third = Math.floor(degreeInSign(lon) / 10)
  const wanted = { sun: 0, mars: 0, jupiter: 0, mercury: 1, saturn: 1, moon: 2, venus: 2 }[planet]
  return {
    uccha: ucchaBala(planet, lon),
    saptavargaja: SAPTAVARGA.reduce((sum, varga) => sum + vargaBala(planet, varga, lons), 0),
    ojayugma: oja(signOf(lon)) + oja(vargaSign(9, lon)),
    kendradi: [60, 30, 15][(house - 1) % 3]!,
    drekkana: third === wanted ? 15 : 0,
  }
}
