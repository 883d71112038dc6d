// The Vimshottari periods of a life, and the mapping between periods and targets.

import { chainAt, type DashaPeriod, subPeriods } from 'drishti-jyotish/kundli/dasha.ts'
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import type { DeskTarget } from '#workers/contract/consultations/desk.ts'
import { DAY } from '#workers/contract/time/durations.ts'

const LIFE_YEARS = 120

export type PeriodTarget = Extract<DeskTarget, { of: 'period' }>
type Life = { birth: Pick<Kundli['birth'], 'ms'>; vimshottari: Kundli['vimshottari'] }

const lastOf = ({ birth, vimshottari }: Life) => birth.ms + LIFE_YEARS * vimshottari.yearDays * DAY

/** The mahadashas, or the periods within one, in 120 years of life. */
export function periodsOfLife({ birth, vimshottari }: Life, within?: DashaPeriod): DashaPeriod[] {
  const last = lastOf({ birth, vimshottari })
  const list = within ? subPeriods('vimshottari', within) : vimshottari.periods
  return list.filter(({ start, end }) => end > birth.ms && start < last)
}

/** The periods of a day; empty outside the 120 years. */
export function runningAt(life: Life, at: number, levels: number): DashaPeriod[] {
  return at >= life.birth.ms && at < lastOf(life) ? chainAt(life.vimshottari, at, levels) : []
}

/** From the mahadasha down to the target; null if this life has no such period. */
export function chainOf(life: Life, { lords, nth }: Omit<PeriodTarget, 'of'>): DashaPeriod[] | null {
  const [first, ...rest] = lords
  const maha = periodsOfLife(life).filter(({ lord }) => lord === first)[nth ? 1 : 0]
  if (!maha) return null
  const chain = [maha]
  for (const each of rest) {
    const next = periodsOfLife(life, chain.at(-1)).find(({ lord }) => lord === each)
    if (!next) return null
    chain.push(next)
  }
  return chain
}

/** A life of 120 years ends in the mahadasha of its first lord, so that lord has two. */
export function targetOf(life: Life, chain: readonly DashaPeriod[]): PeriodTarget {
  const lords = chain.map(({ lord }) => lord as Graha)
  const namesakes = periodsOfLife(life).filter(({ lord }) => lord === lords[0])
  const second = namesakes.findIndex(({ start }) => start === chain[0]?.start) === 1
  return second ? { of: 'period', lords, nth: 2 } : { of: 'period', lords }
}

/** A key that is unique among all periods of a life. */
export function keyOf(chain: readonly DashaPeriod[]): string {
  return chain.map(({ lord, start }) => `${lord}${start}`).join('/')
}

/** Keys of the rows that must be open to show the targets. */
export function pathTo(life: Life, targets: readonly PeriodTarget[]): string[] {
  const paths = targets.flatMap((target) => {
    const chain = chainOf(life, target) ?? []
    return chain.slice(0, -1).map((_, i) => keyOf(chain.slice(0, i + 1)))
  })
  return [...new Set(paths)]
}
