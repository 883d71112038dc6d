// Named windows of the day and the night, each with the rule that made it. Checked against day pages
// of drikpanchang.com to half a minute. Where the Sun does not bound the day or the night, its windows are null.
import { abhijit, gulika, partOf, rahuKala, yamaganda } from './day-parts.ts'
import type { Stretch, SunDay } from './sun-day.ts'

export type Nature = 'good' | 'neutral' | 'bad'
export type Window = Stretch & { id: string; nature: Nature; rule: string }

// Day muhurtas (of fifteen) that are dur muhurtas, Sunday … Saturday; Tuesday has a seventh night muhurta besides.
// Saturday's are the first two on drikpanchang.com, the third in other lists.
const DUR = [[14], [9, 12], [4], [8], [6, 12], [4, 9], [1, 2]]

function window(id: string, nature: Nature, rule: string, stretch: Stretch): Window {
  return { id, nature, rule, ...stretch }
}

function ofLight(light: Stretch, weekday: number): Window[] {
  const wednesday = weekday === 3
  return [
    window('rahu_kala', 'bad', 'eighth_of_day', rahuKala(light, weekday)),
    window('yamaganda', 'bad', 'eighth_of_day', yamaganda(light, weekday)),
    window('gulika', 'bad', 'eighth_of_day', gulika(light, weekday)),
    ...(wednesday ? [] : [window('abhijit', 'good', 'day_muhurta_8', abhijit(light))]),
    window('vijaya', 'good', 'day_muhurta_11', partOf(light, 15, 11)),
    ...DUR[weekday]!.map((number) => window('dur_muhurta', 'bad', `day_muhurta_${number}`, partOf(light, 15, number))),
  ]
}

function ofDark(dark: Stretch, weekday: number): Window[] {
  const muhurta = (dark.end - dark.start) / 15
  return [
    window('godhuli', 'good', 'half_night_muhurta', { start: dark.start, end: dark.start + muhurta / 2 }),
    window('sayahna_sandhya', 'good', 'night_muhurtas_1_5', { start: dark.start, end: dark.start + 1.5 * muhurta }),
    window('pradosha', 'good', 'fifth_of_night', partOf(dark, 5, 1)),
    window('nishita', 'good', 'night_muhurta_8', partOf(dark, 15, 8)),
    ...(weekday === 2 ? [window('dur_muhurta', 'bad', 'night_muhurta_7', partOf(dark, 15, 7))] : []),
  ]
}

function beforeDawn(lastDark: Stretch): Window[] {
  const muhurta = (lastDark.end - lastDark.start) / 15
  const { end } = lastDark
  return [
    window('brahma_muhurta', 'good', 'night_muhurta_14', partOf(lastDark, 15, 14)),
    window('pratah_sandhya', 'good', 'night_muhurtas_1_5', { start: end - 1.5 * muhurta, end }),
  ]
}

export type Muhurtas = {
  /** Dawn before the sunrise, the day, and the night that follows; null where the Sun does not bound them. */
  dawn: Window[] | null
  day: Window[] | null
  night: Window[] | null
  /** Abhijit falls on every day but Wednesday. */
  abhijitOmitted: boolean
}

export function muhurtas({ light, dark, lastDark }: SunDay, weekday: number): Muhurtas {
  return {
    dawn: lastDark && beforeDawn(lastDark),
    day: light && ofLight(light, weekday),
    night: dark && ofDark(dark, weekday),
    abhijitOmitted: weekday === 3,
  }
}
