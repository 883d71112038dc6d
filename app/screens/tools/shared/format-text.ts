// Names of grahas, days and months, and units of lengths of time.
import type { Graha } from 'drishti-jyotish/zodiac.ts'

export const GRAHA_NAMES: Readonly<Record<Graha, string>> = {
  sun: 'Sun',
  moon: 'Moon',
  mars: 'Mars',
  mercury: 'Mercury',
  jupiter: 'Jupiter',
  venus: 'Venus',
  saturn: 'Saturn',
  rahu: 'Rahu',
  ketu: 'Ketu',
}
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export const VARAS = [
  'Ravivara',
  'Somavara',
  'Mangalavara',
  'Budhavara',
  'Guruvara',
  'Shukravara',
  'Shanivara',
] as const
export const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
export const LONG_MONTHS =
  'January February March April May June July August September October November December'.split(' ')
/** North, south, east, west. */
export const POINTS = ['N', 'S', 'E', 'W'] as const
/** Of years, months, days and hours. */
export const UNITS = ['y', 'm', 'd', 'h'] as const
