import type { RoomState } from '#workers/contract/consultations/live.ts'

/** The budget of a consultation in cents if it runs out before the wallet does; else null. */
export function limitingBudget(
  budgetCents: number | null,
  { balance_cents: balance, cost_cents: cost }: Pick<RoomState, 'balance_cents' | 'cost_cents'>,
): number | null {
  if (budgetCents === null || (balance !== null && budgetCents - cost >= balance)) return null
  return budgetCents
}
