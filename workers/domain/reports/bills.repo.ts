// Ended consultations beside what the ledger held for them.
import type { EndReason, Side } from '#workers/contract/consultation-states.ts'
import type { Db } from '#workers/db/client.ts'

export type BilledRow = {
  id: string
  price_cents: number
  payout_paise_per_min: number
  end_reason: EndReason | null
  ended_by: Side | 'admin' | 'system' | null
  started_at: number | null
  billable_seconds: number
  charge_cents: number
  payout_paise: number
  facts: string | null
  held: number
}

/** The newest ended consultations with the sum of their holds. */
export async function findBilled(db: Db, limit: number): Promise<BilledRow[]> {
  // Read by a batch: the check of the books runs on a database that serves, and its stand-in knows nothing else.
  const [result] = await db.$client.batch<BilledRow>([
    db.$client.prepare(
      `SELECT c.id, c.price_cents, c.payout_paise_per_min, c.end_reason, c.ended_by, c.started_at, c.billable_seconds,
              c.charge_cents, c.payout_paise, c.facts,
              coalesce((SELECT sum(amount) FROM transfer WHERE ref = c.id AND code = 'hold'), 0) AS held
       FROM consultation c WHERE c.state = 'ended' ORDER BY c.requested_at DESC LIMIT ${limit}`,
    ),
  ])
  return result?.results ?? []
}
