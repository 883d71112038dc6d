// What a doubt about the birth time leaves standing, and what it turns over: tried minute by minute over the doubt.
import { dashaOf } from '#workers/jyotish/kundli/dasha.ts'
import { groundOf } from '#workers/jyotish/kundli/ground.ts'
import type { Kundli } from '#workers/jyotish/kundli/kundli.ts'
import { manglikOf } from '#workers/jyotish/kundli/manglik.ts'
import { vargaSign } from '#workers/jyotish/kundli/vargas.ts'
import { nakshatraOf, padaOf, signOf } from '#workers/jyotish/zodiac.ts'

export const HOLD_PARTS = ['lagna', 'd9', 'd10', 'd60', 'moon', 'star', 'pada', 'manglik'] as const
export type HoldPart = (typeof HOLD_PARTS)[number]
/** Another value, from the first instant at which it stands; `before` the given time it is the last one. */
export type Turn = { value: string | number; ms: number; before: boolean }
export type Holds = {
  parts: { part: HoldPart; given: string | number; turns: Turn[] }[]
  /** By how many days the dates of the mahadashas move, at most. */
  dashaDays: number
}

const MINUTE = 60_000
const DAY = 86_400_000
/** Closer than a D60 part of the lagna, which rises in two minutes, where the doubt is small. */
const STEPS_MAX = 240

export function holdsOf(made: Kundli): Holds {
  const { birth, rules, uncertainty } = made
  const at = (ms: number) => groundOf({ ms, lat: birth.lat, lon: birth.lon }, rules).chart
  const values = (ms: number): Record<HoldPart, string | number> => {
    const chart = at(ms)
    const { ascendant, lons } = chart
    return {
      lagna: signOf(ascendant),
      d9: vargaSign(9, ascendant),
      d10: vargaSign(10, ascendant),
      d60: vargaSign(60, ascendant),
      moon: signOf(lons.moon),
      star: nakshatraOf(lons.moon),
      pada: padaOf(lons.moon),
      manglik: manglikOf(chart, rules.manglik).level,
    }
  }
  const given = values(birth.ms)
  const steps = Math.min(uncertainty.minutes, STEPS_MAX)
  const step = (uncertainty.minutes * MINUTE) / Math.max(steps, 1)
  const turns = Object.fromEntries(HOLD_PARTS.map((part) => [part, [] as Turn[]])) as Record<HoldPart, Turn[]>
  for (const before of [true, false]) {
    let last = given
    for (let i = 1; i <= steps; i++) {
      const ms = birth.ms + i * step * (before ? -1 : 1)
      const now = values(ms)
      for (const part of HOLD_PARTS) if (now[part] !== last[part]) turns[part].push({ value: now[part], ms, before })
      last = now
    }
  }
  const start = (ms: number) => dashaOf('vimshottari', at(ms).lons.moon, ms, rules.yearDays).periods[0]?.end ?? 0
  const here = start(birth.ms)
  const edges = [-1, 1].map((way) => Math.abs(start(birth.ms + way * uncertainty.minutes * MINUTE) - here) / DAY)
  return {
    parts: HOLD_PARTS.map((part) => ({ part, given: given[part], turns: turns[part] })),
    dashaDays: Math.max(...edges),
  }
}
