// Clocks that a town may have kept beside its zone's rule. Before standard time that is its own mean time. In India three cases
// are disputed (comments of the IANA file `asia`; docs/accuracy.md): Calcutta's time to 1948, Bombay's to 1955, and the hour
// of the winter of 1941, for which the file's source is "dubious".
import { trueAyanamsa } from '../astronomy/ayanamsa.ts'
import type { Spot } from '../astronomy/horizon.ts'
import { anglesAt } from '../astronomy/houses.ts'
import { skyAt } from '../astronomy/sky.ts'
import type { Birth } from '../birth.ts'
import { offsetName } from '../clock/typed-offset.ts'
import { LOCAL_MEAN_TIME } from '../clock/zones.ts'
import { signOf } from '../zodiac.ts'
import type { KundliRules } from './options.ts'

export const OTHER_CLOCKS = ['own_mean_time', 'calcutta', 'bombay', 'winter_1941'] as const
export type OtherClockReason = (typeof OTHER_CLOCKS)[number]

/** Another reading of a birth's clock time, with the lagna that it gives. */
export type OtherClock = {
  reason: OtherClockReason
  /** The `tz` that takes it: an offset, or LMT. */
  tz: string
  offsetSeconds: number
  ms: number
  /** Sidereal degrees, and the sign 0–11. */
  lagna: { lon: number; sign: number }
}

type Disputed = { reason: OtherClockReason; from: string; to: string; offsetSeconds: number; city?: Spot }

/** Days of the clock in dispute, both included. Calcutta's time was that of Howrah, Bombay's that of its observatory at Colaba. */
const INDIA: readonly Disputed[] = [
  {
    reason: 'calcutta',
    from: '1906-01-01',
    to: '1948-12-31',
    offsetSeconds: 21_200,
    city: { lat: 22.5726, lon: 88.3639 },
  },
  {
    reason: 'bombay',
    from: '1906-01-01',
    to: '1955-12-31',
    offsetSeconds: 17_460,
    city: { lat: 19.076, lon: 72.8777 },
  },
  { reason: 'winter_1941', from: '1941-10-01', to: '1942-05-14', offsetSeconds: 19_800 },
]
const ZONES = ['Asia/Kolkata', 'Asia/Calcutta']
/** The city with its suburbs. */
const CITY_DEGREES = 0.45

export function otherClocks(birth: Birth, rules: KundliRules): OtherClock[] {
  const { zoned, ms } = birth
  if (!zoned) return []
  const other = (reason: OtherClockReason, offsetSeconds: number): OtherClock => {
    const at = ms + (zoned.offsetSeconds - offsetSeconds) * 1000
    const tz = reason === 'own_mean_time' ? LOCAL_MEAN_TIME : offsetName(offsetSeconds)
    return { reason, tz, offsetSeconds, ms: at, lagna: lagnaAt({ ...birth, ms: at }, rules) }
  }
  const isOwn = zoned.zone === LOCAL_MEAN_TIME
  if (!isOwn && (zoned.localMeanTime || zoned.cityMeanTime))
    return [other('own_mean_time', Math.round(birth.lon * 240))]
  if (!ZONES.includes(zoned.zone)) return []
  const day = new Date(ms + zoned.offsetSeconds * 1000).toISOString().slice(0, 10)
  return INDIA.filter(({ from, to, city }) => day >= from && day <= to && (!city || isNear(birth, city))).map(
    ({ reason, offsetSeconds }) => other(reason, offsetSeconds),
  )
}

const isNear = (spot: Spot, city: Spot) =>
  Math.hypot(spot.lat - city.lat, (spot.lon - city.lon) * Math.cos((city.lat * Math.PI) / 180)) < CITY_DEGREES

function lagnaAt({ ms, lat, lon }: Birth, { ayanamsa, positions }: KundliRules) {
  const sky = skyAt(ms)
  const { asc } = anglesAt(sky, lat, lon, trueAyanamsa(ayanamsa, sky, positions))
  return { lon: asc, sign: signOf(asc) }
}
