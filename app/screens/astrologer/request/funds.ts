// The money that a client may spend on a consultation, from the wallet's data.
import type { WalletAnswer } from '#workers/contract/money.ts'

/** `monthLeftCents`: the rest of the monthly limit; null without a limit. */
export type Funds = { availableCents: number; monthLeftCents: number | null }

export function spendableFunds(wallet: WalletAnswer): Funds {
  const { available_cents, monthly_limit_cents, month_spent_cents } = wallet
  return {
    availableCents: available_cents,
    monthLeftCents: monthly_limit_cents === null ? null : Math.max(0, monthly_limit_cents - month_spent_cents),
  }
}
