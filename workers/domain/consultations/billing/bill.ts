// Computes the bill of a consultation from its facts and holds. Pure; the live meter, the receipt and the capture all use it.

import { chargeForSeconds, secondsFor } from '#workers/contract/consultations/price-rule.ts'
import { MIN_CHARGED_SECONDS } from '#workers/contract/limits.ts'
import type { Consultation } from '#workers/domain/consultations/state-machine/machine-state.ts'
import { countedSpans, type Fact, type FreeTime, lengthOf } from './billable-time.ts'
import type { Terms } from './frozen-terms.ts'

export type Bill = {
  /** The free part, and the platform's pay to the astrologer for it. */
  freeMs: number
  freeSeconds: number
  promotionPaise: number
  billableMs: number
  billableSeconds: number
  chargeCents: number
  payoutPaise: number
  /** The reason why a consultation with billable time is free; null when it is charged. */
  freeBecause: 'failed' | 'connection_lost' | null
}

/** The billable time that the holds pay for, in ms. Example: 1206 cents at 180 a minute → 402 000. */
export function paidMs(holdCents: number, priceCents: number): number {
  return Math.min(secondsFor(holdCents, priceCents), Number.MAX_SAFE_INTEGER / 1000) * 1000
}

/** The inputs of a bill; `heldCents`: the sum of the holds. */
export type Billed = {
  terms: Pick<Terms, 'priceCents' | 'payoutPaise' | 'free'>
  consultation: Pick<Consultation, 'endReason' | 'endedBy' | 'startedAt' | 'chargedBecause' | 'wentOnAt'>
  facts: readonly Fact[]
  heldCents: number
}

/** The free minutes in the form that the meter takes; null without any. */
export function freeTimeOf({ free }: Pick<Terms, 'free'>, { wentOnAt }: Pick<Consultation, 'wentOnAt'>) {
  return free ? ({ ms: free.seconds * 1000, wentOnAt: wentOnAt ?? null } satisfies FreeTime) : null
}

/**
 * Computes the bill. Under 60 billable seconds, a consultation is free if it failed or was lost by the astrologer's side or the
 * server; a user who disconnects pays. `chargedBecause` overrides this.
 */
export function billOf({ terms, consultation, facts, heldCents }: Billed): Bill {
  const counted = countedSpans(facts, { startedAt: consultation.startedAt, free: freeTimeOf(terms, consultation) })
  const ms = Math.min(lengthOf(counted.paid), paidMs(heldCents, terms.priceCents))
  const freeMs = lengthOf(counted.free)
  const freeSeconds = Math.floor(freeMs / 1000)
  const billableSeconds = Math.floor(ms / 1000)
  const short = billableSeconds < MIN_CHARGED_SECONDS
  const freeBecause =
    short && consultation.endReason === 'failed'
      ? 'failed'
      : short && isLostForFree(consultation)
        ? 'connection_lost'
        : null
  return {
    freeMs,
    freeSeconds,
    promotionPaise:
      terms.free?.by === 'platform' && !freeBecause ? chargeForSeconds(terms.payoutPaise, freeSeconds) : 0,
    billableMs: ms,
    billableSeconds,
    chargeCents: freeBecause ? 0 : chargeForSeconds(terms.priceCents, billableSeconds),
    payoutPaise: freeBecause ? 0 : chargeForSeconds(terms.payoutPaise, billableSeconds),
    freeBecause,
  }
}

function isLostForFree({
  endReason,
  endedBy,
  chargedBecause,
}: Pick<Consultation, 'endReason' | 'endedBy' | 'chargedBecause'>) {
  return endReason === 'connection_lost' && endedBy !== 'user' && !chargedBecause
}
