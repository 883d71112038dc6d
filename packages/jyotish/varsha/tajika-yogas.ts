// Tajika yogas of the year's chart, all sixteen. Source: Tajika Neelakanthi 2 (Samjna Tantra, the chapter of sixteen yogas);
// P.V.R. Narasimha Rao, Vedic Astrology, ch. 29.
import { houseFrom, type Planet, SEVEN, signLord, signOf } from '../zodiac.ts'
import { tajikaAspect } from './tajika-aspects.ts'
import {
  ishrafaOf,
  isSpent,
  ithasalaOf,
  type Lons,
  meeting,
  plain,
  type Speeds,
  SWIFT,
  type TajikaYoga,
} from './tajika-light.ts'
import { strengthYogas } from './tajika-strength.ts'

const ANGLES_AND_NEXT = [1, 2, 4, 5, 7, 8, 10, 11]

/** All grahas in kendras and panapharas (ikkavala), or all in apoklimas (induvara). */
function wholeChart(lons: Lons, lagna: number): TajikaYoga[] {
  const houses = SEVEN.map((planet) => houseFrom(signOf(lagna), signOf(lons[planet])))
  if (houses.every((house) => ANGLES_AND_NEXT.includes(house))) return [plain('ikkavala', [...SEVEN])]
  return houses.some((house) => ANGLES_AND_NEXT.includes(house)) ? [] : [plain('induvara', [...SEVEN])]
}

/** Two lords without a mutual aspect, and a third that carries the light: a swifter one (nakta) or a slower one (yamaya). */
function carried(a: Planet, b: Planet, lons: Lons): TajikaYoga[] {
  if (tajikaAspect(signOf(lons[a]), signOf(lons[b]))) return []
  const swift = (planet: Planet) => SWIFT.indexOf(planet)
  return SEVEN.filter((third) => third !== a && third !== b).flatMap((third) => {
    if (!meeting(third, a, lons) || !meeting(third, b, lons)) return []
    if (swift(third) < Math.min(swift(a), swift(b))) return [plain('nakta', [a, b, third])]
    return swift(third) > Math.max(swift(a), swift(b)) ? [plain('yamaya', [a, b, third])] : []
  })
}

/**
 * Changes of an ithasala: the Moon also makes one with either lord (kamboola), Mars or Saturn cuts it (manau), a lord is
 * retrograde, combust or debilitated (radda).
 */
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
      ...strengthYogas({ a: own, b: lord, promise, lons, speeds, lagna: sign }),
    ]
  })
  const key = ({ yoga, grahas }: TajikaYoga) => [yoga, ...grahas].join()
  return [...new Map([...wholeChart(lons, lagna), ...pairs].map((each) => [key(each), each])).values()]
}
