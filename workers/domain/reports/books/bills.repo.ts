// Ended consultations, each with the amount that the ledger held for it.
import type { ChargeReason, EndReason, Side } from '#workers/contract/consultations/consultation-states.ts'
import type { FreeGiver } from '#workers/contract/consultations/free-minutes.ts'
import type { Db } from '#workers/db/client.ts'

export type BilledRow = {
  id: string
  price_cents: number
  payout_paise_per_min: number
  end_reason: EndReason | null
  ended_by: Side | 'admin' | 'system' | null
  started_at: number | null
  charged_because: ChargeReason | null
  free_seconds_offered: number
  free_by: FreeGiver | null
  free_seconds: number
  promotion_paise: number
  went_on_at: number | null
  billable_seconds: number
  charge_cents: number
  payout_paise: number
  facts: string | null
  held: number
}

const BILLED = `SELECT c.id, c.price_cents, c.payout_paise_per_min, c.end_reason, c.ended_by, c.started_at, c.charged_because,
    c.free_seconds_offered, c.free_by, c.free_seconds, c.promotion_paise, c.went_on_at,
    c.billable_seconds, c.charge_cents, c.payout_paise, c.facts,
    coalesce((SELECT sum(amount) FROM transfer WHERE ref = c.id AND code = 'hold'), 0) AS held
  FROM consultation c WHERE c.state = 'ended'`

/** The newest ended consultations, with the sum of their holds. */
export async function findBilled(db: Db, limit: number): Promise<BilledRow[]> {
  return billed(db, `${BILLED} ORDER BY c.requested_at DESC LIMIT ${limit}`)
}

/** The ended consultations of a range of rows: after `from`, up to and including `to`. */
export async function findBilledIn(db: Db, { from, to }: { from: number; to: number }): Promise<BilledRow[]> {
  return billed(db, `${BILLED} AND c.rowid > ${from} AND c.rowid <= ${to}`)
}

// Uses batch(), because the D1 substitute of npm run ledger:check implements nothing else.
async function billed(db: Db, sql: string): Promise<BilledRow[]> {
  const [result] = await db.$client.batch<BilledRow>([db.$client.prepare(sql)])
  return result?.results ?? []
}
