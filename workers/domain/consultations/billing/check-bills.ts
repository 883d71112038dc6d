// Checks an invariant that SQL cannot express: each bill follows from its facts, price and holds.
import type { Db } from '#workers/db/client.ts'
import { type BilledRow, findBilled, ruleOf, type Violation } from '#workers/domain/reports/index.ts'
import { billOf } from './bill.ts'
import { freeTerms } from './frozen-terms.ts'
import { readFacts } from './stored-facts.ts'

const CHECKED = 5000

/** Returns the rows whose bill does not follow from their facts. */
export function wrongBills(rows: readonly BilledRow[]): BilledRow[] {
  return rows.filter((row) => !follows(row))
}

/** Recomputes the newest bills. Returns one Violation, in the shape of the ledger checks. */
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
    terms: {
      priceCents: row.price_cents,
      payoutPaise: row.payout_paise_per_min,
      ...freeTerms({ seconds: row.free_seconds_offered, by: row.free_by }),
    },
    consultation: {
      endReason: row.end_reason,
      endedBy: row.ended_by,
      startedAt: row.started_at,
      chargedBecause: row.charged_because,
      wentOnAt: row.went_on_at,
    },
    facts,
    heldCents: row.held,
  })
  return (
    bill.billableSeconds === row.billable_seconds &&
    bill.chargeCents === row.charge_cents &&
    bill.payoutPaise === row.payout_paise &&
    bill.freeSeconds === row.free_seconds &&
    bill.promotionPaise === row.promotion_paise &&
    row.charge_cents <= row.held
  )
}
