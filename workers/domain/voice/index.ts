import type { Limits } from '#workers/contract/ports.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { countryOf, numberOf } from '#workers/domain/identity/index.ts'
import { bindDeps } from '../bind-deps.ts'
import { announcementOf, answerDigits, answerPage, answerPhone, type CallRooms } from './answer-leg.ts'
import { callToken } from './call-token.ts'
import { findLeg, keepLeg, type LegRow } from './leg.repo.ts'
import type { Reporter } from './leg-reports.ts'
import {
  type CostDeps,
  costIn,
  costOfCall,
  keepSeconds,
  lowestByCountry,
  lowestPrice,
  mayDialToday,
} from './phone-costs.ts'
import type { CallProvider } from './provider.ts'
import { addRate, readRates } from './rates.ts'
import { reconcileCalls } from './reconcile.ts'

export type { LegAnswer, Unpaid } from './answer-leg.ts'
export { allOver, legsInside, meterFacts, type VoiceFact } from './facts.ts'
export { ownersOf } from './leg.repo.ts'
export type { PageLeg, ReportedFact, ReportedStatus, Reporter } from './leg-reports.ts'
export * from './legs.ts'
export type { CostDeps } from './phone-costs.ts'
export type { Prompt, PromptCall, PromptLanguage } from './phone-prompts.ts'
export * from './provider.ts'
export { compareCalls, type Mismatch, reconcileCalls } from './reconcile.ts'

/** Maximum calls to one number in a day, by all accounts: far above honest use, far below the needs of toll fraud. */
const DIALS_PER_NUMBER = 60

type CallDeps = CostDeps & {
  limits: Limits
  rooms: CallRooms
  voice: CallProvider
  /** The platform's public name. */
  platformName(language: Language): Promise<string>
  /** The countries whose numbers may be rung. */
  countries: readonly string[]
}

/** Calls: tokens and numbers, and the requests and reports of the provider's legs. */
export function createCalls(deps: CallDeps) {
  const { rooms } = deps
  const cases = { token: callToken, numberOf: rungNumber, countDial, keepLeg: keepLegNow, reporterOf, reconcile }
  const costs = { costIn, lowestPrice, lowestByCountry, mayDialToday, costOfCall, keepSeconds, readRates, addRate }
  return {
    ...bindDeps(deps, { ...cases, ...costs, answerPage, answerPhone, answerDigits, announcementOf }),
    recordFact: rooms.recordFact,
    recordStatus: rooms.recordStatus,
  }
}

/** The number that may be rung for an account; null without a verified one in a served country. */
function rungNumber({ db, countries }: Pick<CallDeps, 'db' | 'countries'>, accountId: string): Promise<string | null> {
  return numberOf(db, accountId, countries)
}

/** Counts one call to a number. Throws rate_limited beyond the daily limit. */
function countDial({ limits }: Pick<CallDeps, 'limits'>, number: string): Promise<void> {
  return limits.hit('dial-number', number, DIALS_PER_NUMBER, DAY)
}

type DialledLeg = Pick<LegRow, 'id' | 'consultationId' | 'side' | 'device'> & { to: string }

function keepLegNow({ db, now }: Pick<CallDeps, 'db' | 'now'>, { to, ...leg }: DialledLeg): Promise<void> {
  return keepLeg(db, { ...leg, country: countryOf(to), at: now() })
}

/** The consultation and side of a leg, for reports that contain neither (those of the TwiML app). */
async function reporterOf({ db }: Pick<CallDeps, 'db'>, leg: string): Promise<Reporter | null> {
  const found = await findLeg(db, leg)
  return found && { consultationId: found.consultationId, side: found.side, leg }
}

/** The nightly comparison with the provider's own list. */
function reconcile({ db, voice, now }: Pick<CallDeps, 'db' | 'voice' | 'now'>) {
  return reconcileCalls({ db, voice }, now())
}
