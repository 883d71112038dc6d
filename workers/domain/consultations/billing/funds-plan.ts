// Decides when a running consultation takes its next hold, warns, or ends for lack of money. Pure.

import { chargeForSeconds } from '#workers/contract/consultations/price-rule.ts'
import {
  CONSULTATION_MAX,
  HOLD_AHEAD,
  HOLD_BLOCK_SECONDS,
  MIN_START_SECONDS,
  WARN_FIRST,
  WARN_LAST,
} from '#workers/contract/limits.ts'
import { SECOND } from '#workers/contract/time/durations.ts'

export type FundsView = {
  /** The remaining paid time, and all paid time (ms). */
  leftMs: number
  paidMs: number
  /** A payment arrived in the wallet since the last attempt of a hold. */
  landed: boolean
  /** The mark at which the wallet had nothing left to hold (ms); null before a query, or after a hold that succeeded. */
  refusedAt: number | null
  /** The last warning that was sent (ms left); null before the first one, and after a new hold. */
  warned: number | null
}

/** `mark`: the remaining time (ms) at which a hold is tried; null when an arrived payment is the reason. */
export type FundsAction =
  | { type: 'hold'; mark: number | null }
  | { type: 'end' }
  | { type: 'warn'; mark: typeof WARN_FIRST | typeof WARN_LAST }
  | { type: 'none' }

/** The wallet is queried once at each of these marks, and whenever a payment arrives. */
const MARKS = [0, WARN_LAST, WARN_FIRST, HOLD_AHEAD] as const

/** The next action of the room: hold, warn, end, or none. */
export function planFunds(view: FundsView): FundsAction {
  const hold = planHold(view)
  return hold ?? planNotice(view)
}

/** The action when the wallet has nothing left to hold: a warning, or the end. */
export function planNotice({ leftMs, warned }: FundsView): Exclude<FundsAction, { type: 'hold' }> {
  if (leftMs <= 0) return { type: 'end' }
  for (const mark of [WARN_LAST, WARN_FIRST] as const)
    if (leftMs <= mark && (warned === null || warned > mark)) return { type: 'warn', mark }
  return { type: 'none' }
}

function planHold({ leftMs, paidMs, landed, refusedAt }: FundsView): { type: 'hold'; mark: number | null } | null {
  // A consultation lasts six hours at most, however many holds paid for it.
  if (paidMs >= CONSULTATION_MAX) return null
  if (leftMs > (landed ? HOLD_BLOCK_SECONDS * SECOND : HOLD_AHEAD)) return null
  const mark = MARKS.find((each) => leftMs <= each) ?? null
  if (mark !== null && refusedAt !== null && refusedAt <= mark) return null
  return { type: 'hold', mark }
}

/** Milliseconds until the next action, while both sides are present. */
export function nextFundsEvent(leftMs: number): number {
  const mark = MARKS.findLast((each) => each < leftMs) ?? 0
  return Math.max(0, leftMs - mark)
}

/** True if a first hold of `cents` pays for the two minutes that a consultation needs to start. */
export function paysForStart(cents: number, priceCents: number): boolean {
  return cents >= chargeForSeconds(priceCents, MIN_START_SECONDS)
}
