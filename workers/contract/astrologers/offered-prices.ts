// The prices of the kinds that can be requested. Loads no schema.
import type { WireAstrologer } from './astrologers.ts'

type Priced = Pick<WireAstrologer, 'kinds' | 'price_per_min_chat' | 'price_per_min_call'>

/** The offered prices in dollars per minute: of chats, and of calls of either kind. */
export function offeredPrices({ kinds, price_per_min_chat, price_per_min_call }: Priced): number[] {
  return [
    ...(kinds.includes('chat') ? [price_per_min_chat] : []),
    ...(kinds.some((kind) => kind !== 'chat') ? [price_per_min_call] : []),
  ]
}

/** In cents per minute; null without an offer. */
export function lowestCents(astrologer: Priced): number | null {
  const dollars = lowestOffered(astrologer)
  return Number.isFinite(dollars) ? Math.round(dollars * 100) : null
}

/** Infinity without an offer. */
export function lowestOffered(astrologer: Priced): number {
  return Math.min(...offeredPrices(astrologer), Number.POSITIVE_INFINITY)
}
