// The values of a chart that change within the uncertainty of the birth time, and the instants at which they change.
import { DAY_MS, MINUTE_MS } from '../clock/durations.ts'
import { chartPositionsOf } from './chart-positions.ts'
import { dashaOf } from './dasha.ts'
import { manglikOf } from './doshas/manglik.ts'
import type { Kundli } from './kundli.ts'
import { partsOf, triedInstants } from './uncertainty.ts'
import { vargaSign } from './vargas.ts'

export const CHANGING_PARTS = ['lagna', 'd9', 'd10', 'd60', 'moon', 'star', 'pada', 'manglik'] as const
export type ChangingPart = (typeof CHANGING_PARTS)[number]
/** Another value, and the first instant with it; `before` the given time, the last instant with it. */
export type ValueChange = { value: string | number; ms: number; before: boolean }
/**
 * The result of `uncertaintyChangesOf`: for each part its value at the given time, and its other values, from their
 * first instant on after that time, up to their last one before it (milliseconds UT). Signs are 0–11, nakshatras
 * 1–27, padas 1–4; manglik is its level.
 */
export type UncertaintyChanges = {
  parts: { part: ChangingPart; given: string | number; turns: ValueChange[] }[]
  /** By how many days the dates of the mahadashas move, at most. */
  dashaDays: number
}
type Doubtful = Pick<Kundli, 'birth' | 'rules'> & { uncertainty: { minutes: number } }
type Values = Record<ChangingPart, string | number>

/**
 * The values of a kundli that change within `birth.uncertaintyMinutes` either way: lagna, D9, D10 and D60 lagnas, the
 * Moon’s sign, nakshatra and pada, manglik. It tries each minute, and returns no changes if the uncertainty is 0.
 */
export function uncertaintyChangesOf({ birth, rules, uncertainty: { minutes } }: Kundli): UncertaintyChanges {
  const chartAt = (ms: number) => chartPositionsOf({ ms, lat: birth.lat, lon: birth.lon }, rules).chart
  const valuesAt = (ms: number): Values => {
    const chart = chartAt(ms)
    const { lagna, lagna_navamsa, moon_sign, moon_nakshatra, moon_pada } = partsOf(chart.ascendant, chart.lons.moon)
    return {
      lagna,
      d9: lagna_navamsa,
      d10: vargaSign(10, chart.ascendant),
      d60: vargaSign(60, chart.ascendant, rules),
      moon: moon_sign,
      star: moon_nakshatra,
      pada: moon_pada,
      manglik: manglikOf(chart, rules.manglik).level,
    }
  }
  const given = valuesAt(birth.ms)
  const turns = Object.fromEntries(CHANGING_PARTS.map((part) => [part, [] as ValueChange[]])) as Record<
    ChangingPart,
    ValueChange[]
  >
  for (const way of [-1, 1] as const) {
    let last = given
    for (const ms of triedInstants(birth.ms, minutes, way)) {
      const now = valuesAt(ms)
      for (const part of CHANGING_PARTS)
        if (now[part] !== last[part]) turns[part].push({ value: now[part], ms, before: way < 0 })
      last = now
    }
  }
  return {
    parts: CHANGING_PARTS.map((part) => ({ part, given: given[part], turns: turns[part] })),
    dashaDays: dashaDaysOf({ birth, rules, uncertainty: { minutes } }),
  }
}

/** By how many days the dates of the mahadashas move within the uncertainty, at most. */
export function dashaDaysOf({ birth, rules, uncertainty: { minutes } }: Doubtful): number {
  const firstEnd = (ms: number) => {
    const { chart } = chartPositionsOf({ ms, lat: birth.lat, lon: birth.lon }, rules)
    return dashaOf('vimshottari', chart.lons.moon, ms, rules.yearDays).periods[0]!.end
  }
  const here = firstEnd(birth.ms)
  return Math.max(...[-1, 1].map((way) => Math.abs(firstEnd(birth.ms + way * minutes * MINUTE_MS) - here) / DAY_MS))
}
