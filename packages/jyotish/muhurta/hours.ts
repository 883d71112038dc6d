// The named stretches of a day that a muhurta seeks or avoids: Rahu Kalam, dur muhurta, varjyam, Abhijit and their kin.
import { DAY_MS } from '../clock/durations.ts'
import type { Span } from '../elements.ts'
import { sankrantis } from '../panchang/calendars/seasons.ts'
import { padaStays } from '../panchang/day-elements.ts'
import { varjyam } from '../panchang/ghatikas.ts'
import { muhurtas } from '../panchang/muhurtas.ts'
import type { Reckoning } from '../panchang/reckoning.ts'
import type { Stretch, SunDay } from '../panchang/sun-day.ts'
import { type Finding, finding, type MuhurtaRule } from './findings.ts'
import { LEFT_OUT_PADAS } from './limbs.ts'
import { ASKS, type Purpose } from './purposes.ts'
import { SANKRANTI_REACH } from './season.ts'

export type Hour = Stretch & { finding: Finding }

const NAMED: Readonly<Record<string, MuhurtaRule>> = {
  rahu_kala: 'rahu_kala',
  yamaganda: 'yamaganda',
  gulika: 'gulika',
  abhijit: 'abhijit',
  dur_muhurta: 'dur_muhurta',
}

export type HoursOf = { purpose: Purpose; source: string; day: SunDay; weekday: number; stars: Span[] }

export function hoursOf({ purpose, source, day, weekday, stars }: HoursOf): Hour[] {
  const windows = muhurtas(day, weekday)
  const named = [...(windows.day ?? []), ...(windows.night ?? [])].flatMap(({ id, start, end }) => {
    const rule = id === 'godhuli' && purpose === 'marriage' ? 'godhuli' : NAMED[id]
    return rule ? [{ start, end, finding: finding(rule, {}, source) }] : []
  })
  const star = (stretch: Stretch & { nakshatra: number }) => ({
    ...stretch,
    finding: finding('varjyam', { star: stretch.nakshatra }, source),
  })
  return [...named, ...varjyam(stars, day).map(star)]
}

/** Sixteen ghatis before and after the Sun enters a sign. */
export function sankrantiHours(reckoning: Reckoning, { start, end }: SunDay, source: string): Hour[] {
  return sankrantis(reckoning, start - DAY_MS, end + DAY_MS).map(({ sign, at: ms }) => ({
    start: ms - SANKRANTI_REACH,
    end: ms + SANKRANTI_REACH,
    finding: finding('sankranti', { sign }, source),
  }))
}

/** Of a marriage: the padas that its nakshatras leave out. */
export function leftOutPadas(reckoning: Reckoning, day: SunDay, purpose: Purpose, stars: readonly Span[]): Hour[] {
  if (purpose !== 'marriage' || !stars.some(({ index }) => index in LEFT_OUT_PADAS)) return []
  return padaStays(reckoning, 'moon', day)
    .filter(({ nakshatra, pada }) => LEFT_OUT_PADAS[nakshatra] === pada)
    .map(({ nakshatra, pada, start, end }) => ({
      start,
      end,
      finding: finding('star_pada', { star: nakshatra, pada }, ASKS.marriage.source),
    }))
}
