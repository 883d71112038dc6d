// The bill of a consultation from its facts and holds: pure, and the same for the live meter, the receipt and the capture.

import { MIN_CHARGED_SECONDS } from '#workers/contract/limits.ts'
import { chargeFor, secondsFor } from '#workers/contract/pricing.ts'
import { billableMs, type Fact } from './billable-time.ts'
import type { Consultation } from './machine.ts'
import type { Terms } from './terms.ts'

export type Bill = {
  billableMs: number
  billableSeconds: number
  chargeCents: number
  payoutPaise: number
  /** Why a consultation with billable time is free; null when it is charged. */
  freeBecause: 'failed' | 'connection_lost' | null
}

/** How much billable time the holds pay for, in ms. Example: 1206 cents at 180 a minute → 402 000. */
export function paidMs(holdCents: number, priceCents: number): number {
  return Math.min(secondsFor(holdCents, priceCents), Number.MAX_SAFE_INTEGER / 1000) * 1000
}

/** What a bill follows from; `heldCents`: the holds together. */
export type Billed = {
  terms: Pick<Terms, 'priceCents' | 'payoutPaise'>
  consultation: Pick<Consultation, 'endReason' | 'endedBy' | 'startedAt' | 'chargedBecause'>
  facts: readonly Fact[]
  heldCents: number
}

/**
 * The bill. A consultation that failed, or was lost by the astrologer's side or the server, with under 60 billable seconds
 * is free; a user who disconnects pays (PRODUCT 4). `chargedBecause` makes an exception of it.
 */
export function billOf({ terms, consultation, facts, heldCents }: Billed): Bill {
  const ms = billableMs(facts, paidMs(heldCents, terms.priceCents), consultation.startedAt)
  const billableSeconds = Math.floor(ms / 1000)
  const short = billableSeconds < MIN_CHARGED_SECONDS
  const freeBecause =
    short && consultation.endReason === 'failed'
      ? 'failed'
      : short && isLostForFree(consultation)
        ? 'connection_lost'
        : null
  return {
    billableMs: ms,
    billableSeconds,
    chargeCents: freeBecause ? 0 : chargeFor(terms.priceCents, billableSeconds),
    payoutPaise: freeBecause ? 0 : chargeFor(terms.payoutPaise, billableSeconds),
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
