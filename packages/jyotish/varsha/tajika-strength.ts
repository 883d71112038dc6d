// The seven tajika yogas that ask how strong two lords are, or the Moon between them. Source: Tajika Neelakanthi, Samjna
// Tantra, 2.39–56, with the commentary and the examples of Mahidhara (Bombay edition, pages 64–76);
// docs/decisions/astrology-rules.md says how its words are read.
import { vargaSign } from '../kundli/vargas.ts'
import { degreeInSign, houseFrom, type Planet, SEVEN, signLord, signOf } from '../zodiac.ts'
import { haddaLord } from './panchavargiya.ts'
import { ORBS } from './tajika-aspects.ts'
import {
  isExaltedOrOwn,
  isSpent,
  ithasalaOf,
  type Lons,
  meeting,
  plain,
  type Speeds,
  type TajikaYoga,
} from './tajika-light.ts'

/** Two lords, their ithasala, and the year's lagna as a sign. */
export type LordPair = {
  a: Planet
  b: Planet
  promise: TajikaYoga | null
  lons: Lons
  speeds: Speeds
  lagna: number
}

const LAST_DEGREE = 29
const ANGLES_AND_NEXT = [1, 2, 4, 5, 7, 8, 10, 11]
const DUSTHANAS = [6, 8, 12]
const HOSTILE = ['conjunction', 'square', 'opposition']

/** An office (adhikara): its own sign, exaltation, hadda, drekkana or navamsha. */
function hasOffice(planet: Planet, lons: Lons): boolean {
  const lon = lons[planet]
  const lords = [haddaLord(lon), signLord(vargaSign(3, lon)), signLord(vargaSign(9, lon))]
  return isExaltedOrOwn(planet, lon) || lords.includes(planet)
}

/** Mars or Saturn aspects it by square or opposition, or joins it, within the orbs. */
function isHarmed(planet: Planet, lons: Lons): boolean {
  return (['mars', 'saturn'] as const).some(
    (malefic) => malefic !== planet && HOSTILE.includes(meeting(malefic, planet, lons)?.aspect ?? ''),
  )
}

const houseOf = ({ lons, lagna }: LordPair, planet: Planet) => houseFrom(lagna, signOf(lons[planet]))
const others = ({ a, b }: LordPair) => SEVEN.filter((planet) => planet !== a && planet !== b)

/** True when a planet at the end of its sign comes to the third planet in the next sign, within both orbs (bhavishya ithasala). */
function reachesNextSign(planet: Planet, third: Planet, lons: Lons): boolean {
  const next = (signOf(lons[planet]) + 1) % 12
  const away = degreeInSign(lons[third]) + 30 - degreeInSign(lons[planet])
  return (
    degreeInSign(lons[planet]) >= LAST_DEGREE &&
    signOf(lons[third]) === next &&
    away <= Math.min(ORBS[planet], ORBS[third])
  )
}

/** The void Moon (shunyadhva): without office, not combust or debilitated, and no graha meets it within both orbs. */
function isMoonVoid(lons: Lons, speeds: Speeds): boolean {
  const met = SEVEN.some((planet) => planet !== 'moon' && meeting('moon', planet, lons))
  return !met && !hasOffice('moon', lons) && !isSpent('moon', lons, speeds)
}

/**
 * A void Moon beside an ithasala: an exalted or own graha in the next sign helps (gairi kamboola); otherwise, if no lord is in
 * the Moon's sign, the ithasala fails (khallasara).
 */
function voidMoon(pair: LordPair): TajikaYoga[] {
  const { a, b, promise, lons, speeds } = pair
  if (!promise || a === 'moon' || b === 'moon' || !isMoonVoid(lons, speeds)) return []
  const helper = SEVEN.find(
    (third) => third !== 'moon' && isExaltedOrOwn(third, lons[third]) && reachesNextSign('moon', third, lons),
  )
  if (helper) return [plain('gairi_kamboola', [...promise.grahas, 'moon', helper])]
  const joined = [a, b].some((lord) => signOf(lons[lord]) === signOf(lons.moon))
  return joined ? [] : [plain('khallasara', [...promise.grahas, 'moon'])]
}

/** The slower lord has an office; the faster one has none, but is not spent (see isSpent): the ithasala succeeds. */
function duphali({ promise, lons, speeds }: LordPair): TajikaYoga[] {
  if (!promise) return []
  const [faster, slower] = promise.grahas as [Planet, Planet]
  const kept = hasOffice(slower, lons) && !hasOffice(faster, lons) && !isSpent(faster, lons, speeds)
  return kept ? [plain('duphali_kuttha', [faster, slower])] : []
}

/** Both lords are spent, and one of them meets a third graha that has an office and is not spent. */
function dutthottha(pair: LordPair): TajikaYoga[] {
  const { a, b, lons, speeds } = pair
  if (!isSpent(a, lons, speeds) || !isSpent(b, lons, speeds)) return []
  const comes = (third: Planet, lord: Planet) =>
    ithasalaOf(third, lord, lons) !== null || meeting(third, lord, lons)?.aspect === 'conjunction'
  const helper = others(pair).find(
    (third) => !isSpent(third, lons, speeds) && hasOffice(third, lons) && (comes(third, a) || comes(third, b)),
  )
  return helper ? [plain('dutthottha_davira', [a, b, helper])] : []
}

/** No ithasala, but one lord with an office at the end of its sign gives its light to a graha with an office in the next one. */
function tambira(pair: LordPair): TajikaYoga[] {
  const { a, b, promise, lons } = pair
  if (promise) return []
  return [a, b].flatMap((lord) => {
    const taker = others(pair).find((third) => hasOffice(third, lons) && reachesNextSign(lord, third, lons))
    return taker && hasOffice(lord, lons) ? [plain('tambira', [a, b, lord, taker])] : []
  })
}

/** Both lords strong: with an office, in a kendra or panaphara, neither spent nor harmed. */
function kuttha(pair: LordPair): TajikaYoga[] {
  const { a, b, lons, speeds } = pair
  const strong = (lord: Planet) =>
    hasOffice(lord, lons) &&
    ANGLES_AND_NEXT.includes(houseOf(pair, lord)) &&
    !isSpent(lord, lons, speeds) &&
    !isHarmed(lord, lons)
  return strong(a) && strong(b) ? [plain('kuttha', [a, b])] : []
}

/** Both lords weak: in the 6th, 8th or 12th, and spent or harmed. */
function durupha(pair: LordPair): TajikaYoga[] {
  const { a, b, lons, speeds } = pair
  const weak = (lord: Planet) =>
    DUSTHANAS.includes(houseOf(pair, lord)) && (isSpent(lord, lons, speeds) || isHarmed(lord, lons))
  return weak(a) && weak(b) ? [plain('durupha', [a, b])] : []
}

export function strengthYogas(pair: LordPair): TajikaYoga[] {
  return [voidMoon, duphali, dutthottha, tambira, kuttha, durupha].flatMap((yogasOf) => yogasOf(pair))
}
