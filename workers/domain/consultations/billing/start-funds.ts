// The minimum money for a start: two minutes at the astrologer's price, for a request, a place in the queue and a booking.

import { chargeForSeconds } from '#workers/contract/consultations/price-rule.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { MIN_START_SECONDS } from '#workers/contract/limits.ts'

type Funds = { availableCents: number; monthLeftCents: number | null }

/** The minimum in cents that a consultation at this price needs to start. */
export function startCents(priceCents: number): number {
  return chargeForSeconds(priceCents, MIN_START_SECONDS)
}

/** Throws insufficient_funds or limit_reached. */
export function assertPaysStart({ availableCents, monthLeftCents }: Funds, priceCents: number): void {
  const needed = startCents(priceCents)
  if (availableCents < needed)
    throw new AppError('insufficient_funds', { problem: problem('funds_below_start', { least_cents: needed }) })
  if (monthLeftCents !== null && monthLeftCents < needed) throw new AppError('limit_reached')
}
