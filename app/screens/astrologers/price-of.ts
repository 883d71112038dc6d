import type { WireAstrologer } from '#workers/contract/astrologers.ts'
import { lowestOffered } from '#workers/contract/offered.ts'

export type PricedAstrologer = Omit<WireAstrologer, 'bio'>

/** Cents a minute. */
export function chatCents(astrologer: PricedAstrologer): number {
  return Math.round(astrologer.price_per_min_chat * 100)
}

/** Cents a minute, for calls of both kinds. */
export function callCents(astrologer: PricedAstrologer): number {
  return Math.round(astrologer.price_per_min_call * 100)
}

/** The lowest price of the kinds that the astrologer offers, in cents a minute; null when no kind is offered. */
export function lowestCents(astrologer: PricedAstrologer): number | null {
  const dollars = lowestOffered(astrologer)
  return Number.isFinite(dollars) ? Math.round(dollars * 100) : null
}
