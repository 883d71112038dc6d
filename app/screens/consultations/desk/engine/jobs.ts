// Jobs that run in the desk's web worker, so that they do not block typing.

import { type TransitRow, transitsOver } from 'drishti-jyotish/index.ts'
import type { SaturnPhase } from 'drishti-jyotish/kundli/doshas/sade-sati.ts'
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { sadeSati, saturnEnd, saturnReach } from 'drishti-jyotish/kundli/life-periods.ts'
import { saturnLines } from 'drishti-jyotish/kundli/reading.ts'
import type { Message } from 'drishti-jyotish/words/message.ts'
import { castKundli } from '#app/charts/cast-kundli.ts'
import type { AttachedBirth, SharedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskRules, DeskSpot } from '#workers/contract/consultations/desk.ts'
import { castInputOf } from './cast-input.ts'
import { type MatchRows, matchRowsOf } from './match-rows.ts'
import { type PanchangRows, panchangRowsOf } from './panchang-rows.ts'
import { type TimeDoubt, timeDoubtOf } from './time-doubt.ts'

// Saturn's periods at an instant, as in the kundli: the current and the next ones.
const SENTENCES = 2

export type SaturnNow = {
  /** The calculated hundred years have ended (`end`, ms UTC). */
  over: boolean
  end: number
  /** The current phase, or null. */
  phase: SaturnPhase | null
  messages: Message[]
}

export function saturnNowOf(made: Kundli, at: number): SaturnNow {
  const end = saturnEnd(made)
  if (saturnReach(made, at) === 'after') return { over: true, end, phase: null, messages: [] }
  const life = sadeSati(made)
  return {
    over: false,
    end,
    phase: life.periods.find((period) => at >= period.start && at < period.end)?.phase ?? null,
    messages: saturnLines(life, at)
      .slice(0, SENTENCES)
      .map(({ message }) => message),
  }
}

export const jobs = {
  /** Null if the birth cannot be cast. */
  async kundli(birth: SharedBirth, rules: DeskRules): Promise<Kundli | null> {
    return (await castKundli(castInputOf(birth, rules))).cast?.kundli ?? null
  },
  async transits(made: Kundli, at: number): Promise<TransitRow[]> {
    return transitsOver(made, at)
  },
  async saturn(made: Kundli, at: number): Promise<SaturnNow> {
    return saturnNowOf(made, at)
  },
  async doubt(made: Kundli): Promise<TimeDoubt> {
    return timeDoubtOf(made)
  },
  match(birth: AttachedBirth, rules: DeskRules): Promise<MatchRows | null> {
    return matchRowsOf(birth, rules)
  },
  /** `date`: YYYY-MM-DD; null for today. */
  panchang(asked: { spot: DeskSpot; rules: DeskRules; date: string | null; now: number }): Promise<PanchangRows> {
    return panchangRowsOf(asked)
  },
}

export type Jobs = typeof jobs
export type JobName = keyof Jobs
export type Answer<Name extends JobName> = Awaited<ReturnType<Jobs[Name]>>
