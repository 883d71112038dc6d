// Upagrahas: the five reckoned from the Sun, and those that rise with their eighth of the day or night (Gulika, Mandi,
// Kala, Mrityu, Ardhaprahara, Yamaghantaka). Source: BPHS ch. 3; the rising ones by the ascendant of the instant.
import { wrap360 } from '../astronomy/angles.ts'
import { type Ayanamsa, trueAyanamsa } from '../astronomy/ayanamsa.ts'
import type { Positions } from '../astronomy/bodies.ts'
import type { Spot } from '../astronomy/horizon.ts'
import { anglesAt } from '../astronomy/houses.ts'
import { skyAt } from '../astronomy/sky.ts'
import type { BirthDay } from './birth-day.ts'

export const UPAGRAHAS = [
  'dhuma',
  'vyatipata',
  'parivesha',
  'indrachapa',
  'upaketu',
  'kala',
  'mrityu',
  'ardhaprahara',
  'yamaghantaka',
  'gulika',
  'mandi',
] as const
export type Upagraha = (typeof UPAGRAHAS)[number]

/** Lord whose eighth each one rises with, as a weekday: the first eighth of a day is its own lord's, of a night the fifth's. */
const EIGHTHS = { kala: 0, mrityu: 2, ardhaprahara: 3, yamaghantaka: 4, gulika: 6 } as const

/**
 * Mandi rises so many ghatis (thirtieths of the day) after sunrise, Sunday to Saturday; by night, after sunset, it counts
 * from the fifth weekday. Source: Prasna Marga, as Kerala and Tamil Nadu reckon.
 */
const MANDI_GHATIS = [26, 22, 18, 14, 10, 6, 2] as const

/** Dhuma 133°20′ ahead of the Sun, and the four that follow from it. */
export function solarUpagrahas(
  sun: number,
): Record<'dhuma' | 'vyatipata' | 'parivesha' | 'indrachapa' | 'upaketu', number> {
  const dhuma = wrap360(sun + 133 + 1 / 3)
  const vyatipata = wrap360(360 - dhuma)
  const parivesha = wrap360(vyatipata + 180)
  const indrachapa = wrap360(360 - parivesha)
  return { dhuma, vyatipata, parivesha, indrachapa, upaketu: wrap360(indrachapa + 16 + 2 / 3) }
}

/**
 * The instant of its eighth at which an upagraha rises. `begin`: each at the beginning (K.S. Charak, Essentials of Medical
 * Astrology), Mandi by its ghatis. `middle`: each in the middle, but Gulika at the beginning of Saturn's eighth and Mandi in
 * its middle (P.V.R. Narasimha Rao, Vedic Astrology, 4.3).
 */
export type UpagrahaRise = 'begin' | 'middle'
type UpagrahaRules = { ayanamsa: Ayanamsa; positions: Positions; upagrahas: UpagrahaRise }

/** All of them, sidereal degrees. */
export function upagrahasOf(
  sun: number,
  day: Pick<BirthDay, 'spanStart' | 'spanEnd' | 'isDay' | 'vara'>,
  { lat, lon }: Spot,
  { ayanamsa, positions, upagrahas }: UpagrahaRules,
): Record<Upagraha, number> {
  const first = day.isDay ? day.vara : day.vara + 4
  const risingAt = (share: number) => {
    const ms = day.spanStart + (day.spanEnd - day.spanStart) * share
    const sky = skyAt(ms)
    return anglesAt(sky, lat, lon, trueAyanamsa(ayanamsa, sky, positions)).asc
  }
  const rising = (weekday: number, into: number) => risingAt(((((weekday - first) % 7) + 7) % 7) / 8 + into / 8)
  const usual = upagrahas === 'middle' ? 0.5 : 0
  const found = solarUpagrahas(sun) as Record<Upagraha, number>
  found.mandi = upagrahas === 'middle' ? rising(EIGHTHS.gulika, 0.5) : risingAt(MANDI_GHATIS[first % 7]! / 30)
  for (const [name, weekday] of Object.entries(EIGHTHS) as [Upagraha, number][])
    found[name] = rising(weekday, name === 'gulika' ? 0 : usual)
  return found
}
