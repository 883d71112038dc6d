// The sky of a day is equal for all places, so the pages of an isolate share the calculated positions. Server only.
import { type Almanac, createAlmanac } from 'drishti-jyotish/astronomy/almanac.ts'
import { type HoroscopeInput, skyOf } from 'drishti-jyotish/horoscope/horoscope.ts'
import { type PanchangPlace, type Reckoning, reckoningOf } from 'drishti-jyotish/panchang/reckoning.ts'

/** The almanac drops its blocks when there are too many for the isolate's memory. */
const almanac = createAlmanac()

/** Positions of Sun and Moon by day. */
export function sharedAlmanac(): Almanac {
  return almanac
}

const MOST_PLACES = 60
/** The cache of a place is replaced beyond this number of days. */
const MOST_DAYS = 200
const reckonings = new Map<string, Reckoning>()

/** The days of a place with its rules, shared by the pages of an isolate. */
export function sharedReckoning(place: Omit<PanchangPlace, 'almanac'>): Reckoning {
  const { lat, lon, zone, options = {} } = place
  const key = [lat, lon, zone.name, ...Object.entries(options).flat()].join(' ')
  const known = reckonings.get(key)
  if (known && known.known.sun.size < MOST_DAYS) return known
  if (reckonings.size >= MOST_PLACES) reckonings.clear()
  const reckoning = reckoningOf({ ...place, almanac })
  reckonings.set(key, reckoning)
  return reckoning
}

type SkyInput = Omit<HoroscopeInput, 'sign'>
type HoroscopeSky = ReturnType<typeof skyOf>

const MOST_SKIES = 60
const skies = new Map<string, HoroscopeSky>()

/** The sky of a horoscope, shared by all twelve signs and all places of a zone. */
export function sharedSky(input: SkyInput): HoroscopeSky {
  const { start, end, first, period } = input.span
  const zodiac = input.basis === 'sun_tropical' ? 'tropical' : 'sidereal'
  // Two dates may begin at the same instant, on both sides of the date line.
  const key = [period, first, start, end, zodiac, input.preset, input.ayanamsa].join(' ')
  const known = skies.get(key)
  if (known) return known
  if (skies.size >= MOST_SKIES) skies.clear()
  // The shared almanac has apparent positions; a preset may need others.
  const found = input.preset ? skyOf(input) : skyOf(input, sharedAlmanac())
  skies.set(key, found)
  return found
}
