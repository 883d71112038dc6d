// The astrologer's share of a price.

/** The platform retains 20 %; admins may change the payouts of an astrologer. */
const SHARE_PERCENT = 80

/** The payout in paise for a price in cents: 80 % at the configured rate. Example: 180 cents at 88.00 → 12 672 paise. */
export function firstPayoutPaise(priceCents: number, usdInrRate: number): number {
  return Math.floor((priceCents * Math.round(usdInrRate * 100) * SHARE_PERCENT) / 10_000)
}

/** The minimum of the price settings, in cents per minute. */
export const LEAST_PRICE_CENTS = 10

/** A price in cents with its payout in paise, each per minute. */
export type Rate = { priceCents: number; payoutPaise: number }

type NewPrice = { priceCents: number; before: Rate; usdInrRate: number }

/**
 * The payout for a new price: the same share of the price, limited to the price at the configured rate. Example: 12 672 paise
 * at 180 cents, and now 250 cents → 17 600 paise.
 */
export function payoutForPrice({ priceCents, before, usdInrRate }: NewPrice): number {
  if (priceCents === before.priceCents) return before.payoutPaise
  if (before.priceCents <= 0) return firstPayoutPaise(priceCents, usdInrRate)
  const kept = Math.round((before.payoutPaise * priceCents) / before.priceCents)
  return Math.min(kept, Math.floor((priceCents * Math.round(usdInrRate * 100)) / 100))
}
