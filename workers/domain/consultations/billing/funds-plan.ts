// When a running consultation holds its next block, warns, and ends for lack of money (PRODUCT 4). Pure.

import { chargeFor } from '#workers/contract/consultations/pricing.ts'
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
  /** Paid time that is left, and all that was paid for (ms). */
  leftMs: number
  paidMs: number
  /** Money landed in the wallet since the last hold was tried. */
  landed: boolean
  /** The mark at which the wallet had nothing more to hold (ms); null when it was not asked, or gave something. */
  refusedAt: number | null
  /** The last warning that was given (ms left); null before the first one, and after another block was held. */
  warned: number | null
}

/** `mark`: the time left (ms) at which a hold is tried; null when landed money is the reason. */
export type FundsAction =
  | { type: 'hold'; mark: number | null }
  | { type: 'end' }
  | { type: 'warn'; mark: typeof WARN_FIRST | typeof WARN_LAST }
  | { type: 'none' }

/** The wallet is asked once at each of these, and whenever money landed. */
const MARKS = [0, WARN_LAST, WARN_FIRST, HOLD_AHEAD] as const

/** The action that the room takes now: hold, warn, end, or nothing. */
export function planFunds(view: FundsView): FundsAction {
  const hold = planHold(view)
  return hold ?? planNotice(view)
}

/** The action once the wallet has nothing to hold: a warning, or the end. */
export function planNotice({ leftMs, warned }: FundsView): Exclude<FundsAction, { type: 'hold' }> {
  if (leftMs <= 0) return { type: 'end' }
  for (const mark of [WARN_LAST, WARN_FIRST] as const)
    if (leftMs <= mark && (warned === null || warned > mark)) return { type: 'warn', mark }
  return { type: 'none' }
}

function planHold({ leftMs, paidMs, landed, refusedAt }: FundsView): { type: 'hold'; mark: number | null } | null {
  // Six hours at most, in however many holds the money came.
  if (paidMs >= CONSULTATION_MAX) return null
  if (leftMs > (landed ? HOLD_BLOCK_SECONDS * SECOND : HOLD_AHEAD)) return null
  const mark = MARKS.find((each) => leftMs <= each) ?? null
  if (mark !== null && refusedAt !== null && refusedAt <= mark) return null
  return { type: 'hold', mark }
}

/** In how many ms something is due next, while both talk. */
export function nextFundsEvent(leftMs: number): number {
  const mark = MARKS.findLast((each) => each < leftMs) ?? 0
  return Math.max(0, leftMs - mark)
}

/** True if a first hold of `cents` pays for the two minutes that every consultation starts with. */
export function paysForStart(cents: number, priceCents: number): boolean {
  return cents >= chargeFor(priceCents, MIN_START_SECONDS)
}
