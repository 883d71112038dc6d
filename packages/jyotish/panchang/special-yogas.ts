// Yogas of weekday, nakshatra and tithi, with the part of the day in which all their members meet. Source: Muhurta
// Chintamani 1 (sarvartha siddhi 1.28, amrita siddhi 1.29, pushkara 1.40, ravi yoga 1.27, jwalamukhi of common use).
import { nakshatraOf } from '../zodiac.ts'
import type { DayNakshatra, DayTithi, PadaStay } from './day-elements.ts'
import { tithiDay } from './names.ts'
import type { Stretch, SunDay } from './sun-day.ts'

export type SpecialYoga = Stretch & { id: string; good: boolean; nakshatra: number; tithi: number | null }

type Parts = { day: SunDay; weekday: number; nakshatras: DayNakshatra[]; tithis: DayTithi[]; suns: PadaStay[] }

// Nakshatras of each weekday, Sunday … Saturday.
export const SARVARTHA_SIDDHI = [
  [13, 19, 12, 21, 26, 8, 1],
  [22, 4, 5, 8, 17],
  [1, 26, 3, 9],
  [4, 17, 13, 3, 5],
  [27, 17, 1, 7, 8],
  [27, 17, 1, 7, 22],
  [22, 4, 15],
]
export const AMRITA_SIDDHI = [13, 5, 1, 17, 8, 27, 4]
const PUSHYA = 8
const PUSHKARA_WEEKDAYS = [0, 2, 6]
const DWIPUSHKAR = [5, 14, 23]
const TRIPUSHKAR = [3, 7, 12, 16, 21, 25]
/** The Moon's nakshatra counted from the Sun's, both included. */
const RAVI = [4, 6, 9, 10, 13, 20]
/** Tithi of the half month with its nakshatra. */
const JWALAMUKHI: Readonly<Record<number, number>> = { 1: 19, 5: 2, 8: 3, 9: 4, 10: 9 }

/** The common part of two stretches and the day, or null. */
export function overlap(day: SunDay, ...stretches: Stretch[]): Stretch | null {
  const start = Math.max(day.start, ...stretches.map((stretch) => stretch.start))
  const end = Math.min(day.end, ...stretches.map((stretch) => stretch.end))
  return start < end ? { start, end } : null
}

function ofStars({ day, weekday, nakshatras }: Parts): SpecialYoga[] {
  return nakshatras.flatMap((star) => {
    const met = overlap(day, star)
    if (!met) return []
    const ids = [
      SARVARTHA_SIDDHI[weekday]!.includes(star.index) && 'sarvartha_siddhi',
      AMRITA_SIDDHI[weekday] === star.index && 'amrita_siddhi',
      star.index === PUSHYA && weekday === 4 && 'guru_pushya',
      star.index === PUSHYA && weekday === 0 && 'ravi_pushya',
    ]
    return ids
      .filter((id) => id !== false)
      .map((id) => ({ id, good: true, nakshatra: star.index, tithi: null, ...met }))
  })
}

function ofTithis({ day, weekday, nakshatras, tithis }: Parts): SpecialYoga[] {
  return tithis.flatMap((tithi) =>
    nakshatras.flatMap((star) => {
      const met = overlap(day, tithi, star)
      if (!met) return []
      const pushkara = PUSHKARA_WEEKDAYS.includes(weekday) && tithi.class === 'bhadra'
      const ids: [string | false, boolean][] = [
        [pushkara && DWIPUSHKAR.includes(star.index) && 'dwipushkar', true],
        [pushkara && TRIPUSHKAR.includes(star.index) && 'tripushkar', true],
        [JWALAMUKHI[tithiDay(tithi.index)] === star.index && 'jwalamukhi', false],
      ]
      return ids
        .filter((entry): entry is [string, boolean] => entry[0] !== false)
        .map(([id, good]) => ({ id, good, nakshatra: star.index, tithi: tithi.index, ...met }))
    }),
  )
}

function raviYogas({ day, nakshatras, suns }: Parts): SpecialYoga[] {
  const found: SpecialYoga[] = []
  for (const sun of suns)
    for (const star of nakshatras) {
      const met = overlap(day, sun, star)
      if (!met || !RAVI.includes(((star.index - sun.nakshatra + 27) % 27) + 1)) continue
      const last = found.at(-1)
      if (last?.nakshatra === star.index && last.end === met.start) last.end = met.end
      else found.push({ id: 'ravi_yoga', good: true, nakshatra: star.index, tithi: null, ...met })
    }
  return found
}

/** All special yogas of the day in the order they begin. */
export function specialYogas(parts: Parts): SpecialYoga[] {
  return [...ofStars(parts), ...ofTithis(parts), ...raviYogas(parts)].sort((a, b) => a.start - b.start)
}

// Anandadi: 28 yogas by weekday and nakshatra, Abhijit counted (from 276°40′ to 280°53′20″).
export const ANANDADI =
  'ananda kaladanda dhumra prajapati saumya dhwanksha dhwaja shrivatsa vajra mudgara chhatra mitra manasa padma lumba utpata mrityu kana siddhi shubha amrita musala gada matanga rakshasa chara sthira pravardhamana'.split(
    ' ',
  )
const ABHIJIT = [276 + 2 / 3, 280 + 8 / 9] as const

/** Nakshatra 1–28 of a sidereal longitude, with Abhijit as 22 between Uttara Ashadha and Shravana. */
export function star28(lon: number): number {
  if (lon >= ABHIJIT[0] && lon < ABHIJIT[1]) return 22
  const star = nakshatraOf(lon)
  return star > 21 ? star + 1 : star
}

/** anandadiOf(0, 1) = ananda: Ashwini on a Sunday. */
export function anandadiOf(weekday: number, star: number): string {
  return ANANDADI[(star - 1 - 4 * weekday + 56) % 28]!
}
