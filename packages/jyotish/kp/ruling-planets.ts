// The ruling planets of a moment at a place. Source: K.S. Krishnamurti, KP Reader 6: the lords of the lagna's star and
// sign, of the Moon's star and sign, and of the day, the strongest first. The day changes at sunrise.
import type { Almanac } from '../astronomy/almanac.ts'
import type { Spot } from '../astronomy/horizon.ts'
import { birthDayOf } from '../kundli/birth-day.ts'
import { standingOf } from '../kundli/graha-rows.ts'
import { type Graha, type Planet, weekdayLord } from '../zodiac.ts'

export type RulingPlanets = {
  lagnaStar: Graha
  lagnaSign: Planet
  moonStar: Graha
  moonSign: Planet
  day: Planet
  /** Beside the five, as many astrologers take them. */
  lagnaSub: Graha
  moonSub: Graha
}

export type Moment = { almanac: Almanac; spot: Spot; ms: number; offsetMs?: number | undefined }

/** `lagna` and `moon` are sidereal longitudes. */
export function rulingPlanetsOf({ almanac, spot, ms, offsetMs }: Moment, lagna: number, moon: number): RulingPlanets {
  const [rising, lunar] = [standingOf(lagna), standingOf(moon)]
  return {
    lagnaStar: rising.nakshatraLord,
    lagnaSign: rising.signLord,
    moonStar: lunar.nakshatraLord,
    moonSign: lunar.signLord,
    day: weekdayLord(birthDayOf(almanac, spot, 'drik', ms, offsetMs).vara),
    lagnaSub: rising.subLord,
    moonSub: lunar.subLord,
  }
}
