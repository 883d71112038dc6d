// An invariant that SQL cannot check: each bill follows from its facts, its price and its holds.
import type { Db } from '#workers/db/client.ts'
import { type BilledRow, findBilled, ruleOf, type Violation } from '#workers/domain/reports/index.ts'
import { billOf } from './bill.ts'
import { readFacts } from './stored-facts.ts'

const CHECKED = 5000

/** Of these rows, those whose bill does not follow from their facts. */
export function wrongBills(rows: readonly BilledRow[]): BilledRow[] {
  return rows.filter((row) => !follows(row))
}

/** Recomputes the newest bills. One entry, as the checks of the ledger answer. */
export async function checkBills(db: Db, count = CHECKED): Promise<Violation> {
  const wrong = wrongBills(await findBilled(db, count))
  return {
    id: 'I14',
    rule: ruleOf('I14'),
    count: wrong.length,
    sample: wrong.slice(0, 5).map(({ id }) => ({ id })),
  }
}

function follows(row: BilledRow): boolean {
  const facts = readFacts(row.facts)
  const bill = billOf({
    terms: { priceCents: row.price_cents, payoutPaise: row.payout_paise_per_min },
    consultation: {
      endReason: row.end_reason,
      endedBy: row.ended_by,
      startedAt: row.started_at,
      chargedBecause: row.charged_because,
    },
    facts,
    heldCents: row.held,
  })
  return (
    bill.billableSeconds === row.billable_seconds &&
    bill.chargeCents === row.charge_cents &&
    bill.payoutPaise === row.payout_paise &&
    row.charge_cents <= row.held
  )
}
