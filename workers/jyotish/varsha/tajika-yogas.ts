// Tajika yogas of the year's chart. Source: Tajika Neelakanthi 2; P.V.R. Narasimha Rao, Vedic Astrology, ch. 29. Of the
// sixteen these are looked for: Ikkavala, Induvara, Ithasala, Ishrafa, Nakta, Yamaya, Manau, Kamboola, Radda.
import { combustionOf, ownDignity } from '../kundli/dignity.ts'
import { degreeInSign, houseFrom, type Planet, SEVEN, signLord, signOf } from '../zodiac.ts'
import { ORBS, type TajikaAspect, tajikaAspect } from './tajika-aspects.ts'

export type TajikaYogaName =
  | 'ikkavala'
  | 'induvara'
  | 'ithasala'
  | 'ishrafa'
  | 'nakta'
  | 'yamaya'
  | 'manau'
  | 'kamboola'
  | 'radda'
export type TajikaYoga = {
  yoga: TajikaYogaName
  /** The grahas of the yoga, the faster first; a third one carries or cuts the light. */
  grahas: Planet[]
  aspect: TajikaAspect | null
  /** Degrees from the exact aspect. */
  orb: number | null
  /** An ithasala that is complete (within 1°) or runs. */
  stage: 'complete' | 'running' | null
}
type Lons = Readonly<Record<Planet, number>>
type Speeds = Readonly<Record<Planet, number>>

const SWIFT: readonly Planet[] = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn']
const ANGLES_AND_NEXT = [1, 2, 4, 5, 7, 8, 10, 11]
const COMPLETE = 1

type Meeting = { faster: Planet; slower: Planet; aspect: TajikaAspect; gap: number }

/** Two grahas that see each other within both orbs; `gap` is how far the faster one has still to go. */
function meeting(a: Planet, b: Planet, lons: Lons): Meeting | null {
  const [faster, slower] = SWIFT.indexOf(a) < SWIFT.indexOf(b) ? [a, b] : [b, a]
  const aspect = tajikaAspect(signOf(lons[faster]), signOf(lons[slower]))
  const gap = degreeInSign(lons[slower]) - degreeInSign(lons[faster])
  return aspect && Math.abs(gap) <= Math.min(ORBS[faster], ORBS[slower]) ? { faster, slower, aspect, gap } : null
}

/** The faster one has not yet come to the exact aspect. */
export function ithasalaOf(a: Planet, b: Planet, lons: Lons): TajikaYoga | null {
  const met = meeting(a, b, lons)
  if (!met || met.gap < 0) return null
  const stage = met.gap <= COMPLETE ? 'complete' : 'running'
  return { yoga: 'ithasala', grahas: [met.faster, met.slower], aspect: met.aspect, orb: met.gap, stage }
}

export function ishrafaOf(a: Planet, b: Planet, lons: Lons): TajikaYoga | null {
  const met = meeting(a, b, lons)
  if (!met || met.gap >= 0) return null
  return { yoga: 'ishrafa', grahas: [met.faster, met.slower], aspect: met.aspect, orb: -met.gap, stage: null }
}

const plain = (yoga: TajikaYogaName, grahas: Planet[]): TajikaYoga => ({
  yoga,
  grahas,
  aspect: null,
  orb: null,
  stage: null,
})

/** All grahas in angles and the houses after them, or all in the others. */
function wholeChart(lons: Lons, lagna: number): TajikaYoga[] {
  const houses = SEVEN.map((planet) => houseFrom(signOf(lagna), signOf(lons[planet])))
  if (houses.every((house) => ANGLES_AND_NEXT.includes(house))) return [plain('ikkavala', [...SEVEN])]
  return houses.some((house) => ANGLES_AND_NEXT.includes(house)) ? [] : [plain('induvara', [...SEVEN])]
}

/** Two lords that do not see each other, and a third that carries the light: a swifter one (nakta) or a slower (yamaya). */
function carried(a: Planet, b: Planet, lons: Lons): TajikaYoga[] {
  if (tajikaAspect(signOf(lons[a]), signOf(lons[b]))) return []
  const swift = (planet: Planet) => SWIFT.indexOf(planet)
  return SEVEN.filter((third) => third !== a && third !== b).flatMap((third) => {
    if (!meeting(third, a, lons) || !meeting(third, b, lons)) return []
    if (swift(third) < Math.min(swift(a), swift(b))) return [plain('nakta', [a, b, third])]
    return swift(third) > Math.max(swift(a), swift(b)) ? [plain('yamaya', [a, b, third])] : []
  })
}

/** Fates of a promise between two lords: the Moon joins in (kamboola), Mars or Saturn cuts it, one of them is spent. */
function fates(promise: TajikaYoga, lons: Lons, speeds: Speeds): TajikaYoga[] {
  const [faster, slower] = promise.grahas as [Planet, Planet]
  const moon = ithasalaOf('moon', faster, lons) ?? ithasalaOf('moon', slower, lons)
  const cutting = (['mars', 'saturn'] as const).find(
    (third) => third !== faster && third !== slower && cuts(third, faster, lons),
  )
  const spent = [faster, slower].filter((planet) => isSpent(planet, lons, speeds))
  return [
    ...(moon && faster !== 'moon' && slower !== 'moon' ? [plain('kamboola', [faster, slower, 'moon'])] : []),
    ...(cutting ? [plain('manau', [faster, slower, cutting])] : []),
    ...(spent.length > 0 ? [plain('radda', spent)] : []),
  ]
}

function cuts(third: Planet, faster: Planet, lons: Lons): boolean {
  const met = meeting(third, faster, lons)
  return met !== null && ['conjunction', 'square', 'opposition'].includes(met.aspect)
}

function isSpent(planet: Planet, lons: Lons, speeds: Speeds): boolean {
  const retrograde = speeds[planet] < 0
  const burnt = combustionOf(planet, lons[planet], lons.sun, retrograde)?.combust ?? false
  return retrograde || burnt || ownDignity(planet, lons[planet]) === 'debilitated'
}

/** The yogas between the lagna's lord and the lords of the other houses, and those of the whole chart. */
export function tajikaYogasOf(lons: Lons, speeds: Speeds, lagna: number): TajikaYoga[] {
  const sign = signOf(lagna)
  const own = signLord(sign)
  const others: Planet[] = []
  for (let house = 2; house <= 12; house++) {
    const lord = signLord((sign + house - 1) % 12)
    if (lord !== own && !others.includes(lord)) others.push(lord)
  }
  const pairs = others.flatMap((lord) => {
    const promise = ithasalaOf(own, lord, lons)
    const past = ishrafaOf(own, lord, lons)
    return [
      ...(promise ? [promise, ...fates(promise, lons, speeds)] : []),
      ...(past ? [past] : []),
      ...carried(own, lord, lons),
    ]
  })
  const key = ({ yoga, grahas }: TajikaYoga) => [yoga, ...grahas].join()
  return [...new Map([...wholeChart(lons, lagna), ...pairs].map((each) => [key(each), each])).values()]
}
