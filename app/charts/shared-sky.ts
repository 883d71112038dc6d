// The sky of a day is that of all places: what one page found of it, the next page of the same isolate reads. Runs on the
// server only.
import { type Almanac, createAlmanac } from 'drishti-jyotish/almanac.ts'
import { type HoroscopeInput, skyOf } from 'drishti-jyotish/horoscope/horoscope.ts'
import { type PanchangPlace, type Reckoning, reckoningOf } from 'drishti-jyotish/panchang/reckoning.ts'

/** It drops its blocks by itself once there are too many for the isolate's memory. */
const almanac = createAlmanac()

/** Sun and Moon through the days. */
export function sharedAlmanac(): Almanac {
  return almanac
}

const MOST_PLACES = 60
/** A place whose days somebody walks through is begun anew. */
const MOST_DAYS = 200
const reckonings = new Map<string, Reckoning>()

/** The days of a place by its rules: what one page found of them, the page of another day reads. */
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

/** The sky of a horoscope, which all twelve signs and all places of a zone read. */
export function sharedSky(input: SkyInput): HoroscopeSky {
  const { start, end, first, period } = input.span
  const zodiac = input.basis === 'sun_tropical' ? 'tropical' : 'sidereal'
  // Two dates may begin at one instant, on the two sides of the line of dates.
  const key = [period, first, start, end, zodiac, input.preset, input.ayanamsa].join(' ')
  const known = skies.get(key)
  if (known) return known
  if (skies.size >= MOST_SKIES) skies.clear()
  // The shared almanac has apparent places; a preset may ask for others.
  const found = input.preset ? skyOf(input) : skyOf(input, sharedAlmanac())
  skies.set(key, found)
  return found
}
