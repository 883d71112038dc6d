import type { WalletAnswer } from '#workers/contract/money.ts'

type Limited = Pick<WalletAnswer, 'month_spent_cents' | 'held_cents' | 'next_limit'>

/**
 * True if a new limit takes effect in this month (yyyy-mm, UTC) and exceeds the spent sum, so that consultations are
 * possible before the month ends.
 */
export function isRaisedWithin(month: string, { month_spent_cents, held_cents, next_limit: next }: Limited): boolean {
  if (!next?.effective_at || !new Date(next.effective_at).toISOString().startsWith(month)) return false
  return next.monthly_limit_cents === null || next.monthly_limit_cents > month_spent_cents - held_cents
}
