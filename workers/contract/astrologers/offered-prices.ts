// The prices that count: those of the kinds that can be asked for. Loads no schema.
import type { WireAstrologer } from './astrologers.ts'

type Priced = Pick<WireAstrologer, 'kinds' | 'price_per_min_chat' | 'price_per_min_call'>

/** Dollars a minute of each price that is offered: of chats, and of calls of either kind. */
export function offeredPrices({ kinds, price_per_min_chat, price_per_min_call }: Priced): number[] {
  return [
    ...(kinds.includes('chat') ? [price_per_min_chat] : []),
    ...(kinds.some((kind) => kind !== 'chat') ? [price_per_min_call] : []),
  ]
}

/** In cents a minute; null when nothing is offered. */
export function lowestCents(astrologer: Priced): number | null {
  const dollars = lowestOffered(astrologer)
  return Number.isFinite(dollars) ? Math.round(dollars * 100) : null
}

/** Infinity when nothing is offered. */
export function lowestOffered(astrologer: Priced): number {
  return Math.min(...offeredPrices(astrologer), Number.POSITIVE_INFINITY)
}
