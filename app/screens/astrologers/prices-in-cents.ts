import type { WireAstrologer } from '#workers/contract/astrologers/astrologers.ts'

export { lowestCents } from '#workers/contract/astrologers/offered-prices.ts'

export type PricedAstrologer = Omit<WireAstrologer, 'bio'>

/** In cents per minute. */
export function chatCents(astrologer: PricedAstrologer): number {
  return Math.round(astrologer.price_per_min_chat * 100)
}

/** In cents per minute, for both kinds of calls. */
export function callCents(astrologer: PricedAstrologer): number {
  return Math.round(astrologer.price_per_min_call * 100)
}
