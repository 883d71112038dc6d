// The price rule, used by the live meter, the receipt and the capture.

/**
 * Charge in minor units for billable seconds at a price per minute: floor((price × seconds + 30) / 60),
 * rounded once. Example: 180 cents a minute for 402 s → 1206 cents.
 */
export function chargeForSeconds(pricePerMinute: number, billableSeconds: number): number {
  return Number((BigInt(pricePerMinute) * BigInt(billableSeconds) + 30n) / 60n)
}

/** The most whole seconds whose charge does not exceed `amount`. Example: 1206 at 180 a minute → 402 s. */
export function secondsFor(amount: number, pricePerMinute: number): number {
  if (pricePerMinute <= 0) return Number.MAX_SAFE_INTEGER
  // charge(s) ≤ amount  ⇔  price × s + 30 < 60 × (amount + 1)
  return Number((60n * (BigInt(amount) + 1n) - 31n) / BigInt(pricePerMinute))
}
