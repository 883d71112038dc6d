// Splits a charge over the holds of a consultation, and computes the size of the next hold. Pure.

export type OpenHold = { n: number; cents: number }
export type Capture = { n: number; postCents: number; holdCents: number }

/**
 * Splits a charge over the holds in order: each pays the remaining charge up to its amount, and a hold that pays nothing is
 * voided (postCents 0). Time beyond the holds is free for the user, so a charge above their sum is cut. Example: 700 over holds
 * of 500 and 500 → 500 and 200.
 */
export function splitCharge(
  chargeCents: number,
  holds: readonly OpenHold[],
): { captures: Capture[]; capturedCents: number } {
  let owed = chargeCents
  const captures = [...holds]
    .sort((a, b) => a.n - b.n)
    .map(({ n, cents }) => {
      const postCents = Math.min(owed, cents)
      owed -= postCents
      return { n, postCents, holdCents: cents }
    })
  return { captures, capturedCents: chargeCents - owed }
}

export type Funds = {
  availableCents: number
  /** The remainder of the user's budget for this consultation, in cents; null without a budget. */
  budgetLeftCents: number | null
  /** The remainder of the monthly limit; null without one. */
  monthLeftCents: number | null
}

export type LimitedBy = 'hour' | 'balance' | 'budget' | 'month'

/** The factor that limits the next hold. */
export function limitedBy(hourCents: number, funds: Funds): LimitedBy {
  const amount = holdAmount(hourCents, funds)
  if (funds.budgetLeftCents !== null && funds.budgetLeftCents <= amount) return 'budget'
  if (funds.monthLeftCents !== null && funds.monthLeftCents <= amount) return 'month'
  return funds.availableCents <= amount ? 'balance' : 'hour'
}

/** The next hold in cents: an hour's worth, or less if money, budget or limit allow less; 0 for none. */
export function holdAmount(hourCents: number, { availableCents, budgetLeftCents, monthLeftCents }: Funds): number {
  return Math.max(0, Math.min(hourCents, availableCents, budgetLeftCents ?? hourCents, monthLeftCents ?? hourCents))
}
