// Jobs that the desk gives to its worker, so that typing never waits.

import { type Kundli, type TransitRow, transitsOver } from 'drishti-jyotish/index.ts'
import { castKundli } from '#app/screens/kundli/cast-kundli.ts'
import type { AttachedBirth, SharedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskRules, DeskSpot } from '#workers/contract/consultations/desk.ts'
import { castInputOf } from './cast-input.ts'
import { type MatchRows, matchRowsOf } from './match-rows.ts'
import { type PanchangRows, panchangRowsOf } from './panchang-rows.ts'
import { type SaturnNow, saturnNowOf } from './saturn-now.ts'
import { type TimeDoubt, timeDoubtOf } from './time-doubt.ts'

export const jobs = {
  /** Null where the birth cannot be cast. */
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
