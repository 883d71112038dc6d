// The invariant that only the facts can tell: each bill is what its facts, price and holds make of it.
import type { Db } from '#workers/db/client.ts'
import { billOf } from './bill.ts'
import type { Fact } from './billable-time.ts'
import type { Consultation } from './machine.ts'

const CHECKED = 5000

type Row = {
  id: string
  price_cents: number
  payout_paise_per_min: number
  end_reason: Consultation['endReason']
  ended_by: Consultation['endedBy']
  started_at: number | null
  billable_seconds: number
  charge_cents: number
  payout_paise: number
  facts: string | null
  held: number
}

/** Recomputes the newest 5,000 bills. One entry, as the checks of the ledger answer. */
export async function checkBills(db: Db): Promise<{ id: string; rule: string; count: number; sample: unknown[] }> {
  const [result] = await db.$client.batch<Row>([
    db.$client.prepare(
      `SELECT c.id, c.price_cents, c.payout_paise_per_min, c.end_reason, c.ended_by, c.started_at, c.billable_seconds,
              c.charge_cents, c.payout_paise, c.facts,
              coalesce((SELECT sum(amount) FROM transfer WHERE ref = c.id AND code = 'hold'), 0) AS held
       FROM consultation c WHERE c.state = 'ended' ORDER BY c.requested_at DESC LIMIT ${CHECKED}`,
    ),
  ])
  const wrong = (result?.results ?? []).filter((row) => !follows(row))
  return {
    id: 'I14',
    rule: 'each bill follows from its facts, its price and its holds',
    count: wrong.length,
    sample: wrong.slice(0, 5).map(({ id }) => ({ id })),
  }
}

function follows(row: Row): boolean {
  const facts: Fact[] = JSON.parse(row.facts ?? '[]')
  const bill = billOf(
    { priceCents: row.price_cents, payoutPaise: row.payout_paise_per_min },
    { endReason: row.end_reason, endedBy: row.ended_by, startedAt: row.started_at },
    facts,
    row.held,
  )
  return (
    bill.billableSeconds === row.billable_seconds &&
    bill.chargeCents === row.charge_cents &&
    bill.payoutPaise === row.payout_paise &&
    row.charge_cents <= row.held
  )
}
