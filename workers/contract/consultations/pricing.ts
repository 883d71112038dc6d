// The price rule, used by the live meter, the receipt and the capture.

/**
 * Charge in minor units for billable seconds at a price per minute: floor((price × seconds + 30) / 60),
 * rounded once. Example: 180 cents a minute for 402 s → 1206 cents.
 */
export function chargeFor(pricePerMinute: number, billableSeconds: number): number {
  return Number((BigInt(pricePerMinute) * BigInt(billableSeconds) + 30n) / 60n)
}

/** The most whole seconds whose charge does not exceed `amount`. Example: 1206 at 180 a minute → 402 s. */
export function secondsFor(amount: number, pricePerMinute: number): number {
  if (pricePerMinute <= 0) return Number.MAX_SAFE_INTEGER
  // charge(s) ≤ amount  ⇔  price × s + 30 < 60 × (amount + 1)
  return Number((60n * (BigInt(amount) + 1n) - 31n) / BigInt(pricePerMinute))
}

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
