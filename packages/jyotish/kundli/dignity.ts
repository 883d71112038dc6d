// The dignity of a graha: exalted to great enemy's sign; combust or not. Source: Brihat Parashara Hora Shastra, ch. 3.
import { wrap180 } from '../astronomy/angles.ts'
import { degreeInSign, EXALTATION, type Graha, MOOLATRIKONA, type Planet, signLord, signOf } from '../zodiac.ts'
import { type CompoundRelation, compoundRelation, naturalRelation, temporalRelation } from './friendship.ts'

export type Dignity =
  | 'exalted'
  | 'moolatrikona'
  | 'own'
  | CompoundRelation
  | 'debilitated'
  /** The nodes own no sign: outside Vrishabha and Vrishchika their dignity is left open. */
  | 'none'

export const isNode = (graha: Graha): graha is 'rahu' | 'ketu' => graha === 'rahu' || graha === 'ketu'

/** Signs a graha owns. ownSigns('mars') = [0, 7]. */
export function ownSigns(planet: Planet): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].filter((sign) => signLord(sign) === planet)
}

/** Dignity without regard to friends: what the sign alone gives; null where friendship decides. */
export function ownDignity(graha: Graha, lon: number): 'exalted' | 'moolatrikona' | 'own' | 'debilitated' | null {
  const sign = signOf(lon)
  if (isNode(graha)) {
    if (sign === (graha === 'rahu' ? 1 : 7)) return 'exalted'
    return sign === (graha === 'rahu' ? 7 : 1) ? 'debilitated' : null
  }
  const degree = degreeInSign(lon)
  const [moolaSign, from, to] = MOOLATRIKONA[graha]
  const inMoola = sign === moolaSign && degree >= from && degree < to
  const exaltedSign = signOf(EXALTATION[graha])
  // The Moon's and Mercury's exaltation share their sign with moolatrikona (and own sign): the first degrees exalt.
  const exaltedTo = graha === 'moon' ? 3 : graha === 'mercury' ? 15 : 30
  if (sign === exaltedSign && degree <= exaltedTo) return 'exalted'
  if (sign === (exaltedSign + 6) % 12) return 'debilitated'
  if (inMoola) return 'moolatrikona'
  return signLord(sign) === graha ? 'own' : null
}

/** The full dignity; `lordSign` is the sign of the lord of the graha's sign. */
export function dignityOf(graha: Graha, lon: number, lordSign: number): Dignity {
  const own = ownDignity(graha, lon)
  if (own || isNode(graha)) return own ?? 'none'
  const sign = signOf(lon)
  return compoundRelation(naturalRelation(graha, signLord(sign)), temporalRelation(sign, lordSign))
}

export type CombustionSet = 'surya-siddhanta' | 'wide-retrograde'
type Orb = readonly [direct: number, retrograde: number]
const ORBS: Readonly<Record<CombustionSet, Partial<Record<Graha, Orb>>>> = {
  'surya-siddhanta': {
    moon: [12, 12],
    mars: [17, 17],
    mercury: [14, 12],
    jupiter: [11, 11],
    venus: [10, 8],
    saturn: [15, 15],
  },
  'wide-retrograde': {
    moon: [12, 12],
    mars: [17, 8],
    mercury: [14, 12],
    jupiter: [10, 11],
    venus: [11, 8],
    saturn: [15, 16],
  },
}

export type Combustion = { combust: boolean; distance: number; orb: number }

/** Combustion by distance in longitude from the Sun; null for the Sun and the nodes. */
export function combustionOf(
  graha: Graha,
  lon: number,
  sunLon: number,
  retrograde: boolean,
  set: CombustionSet = 'surya-siddhanta',
): Combustion | null {
  const orbs = ORBS[set][graha]
  if (!orbs) return null
  const orb = orbs[retrograde ? 1 : 0]
  const distance = Math.abs(wrap180(lon - sunLon))
  return { combust: distance < orb, distance, orb }
}
