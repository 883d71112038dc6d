// The end of a consultation in the books: capture, release, payout, timeline and row in one batch with fixed ids.
import type { Db } from '#workers/db/client.ts'
import type { OpenHold } from '#workers/domain/money/index.ts'
import { commit, openAccount, payableOf, payout, resolveHold, splitCharge } from '#workers/domain/money/index.ts'
import { type Bill, billOf } from './bill.ts'
import type { Fact } from './billable-time.ts'
import type { Consultation } from './machine.ts'
import type { Terms } from './terms.ts'

export type TimelineEvent = { seq: number; at: number; what: string; side: string | null }

export type Ending = {
  terms: Terms
  consultation: Consultation
  facts: readonly Fact[]
  holds: readonly OpenHold[]
  events: readonly TimelineEvent[]
}

/** Settles once: a repeat changes nothing, whatever became of the first answer. */
export async function settleConsultation({ db, now }: { db: Db; now: () => number }, ending: Ending): Promise<Bill> {
  const { terms, consultation, facts, holds, events } = ending
  const bill = billOf(terms, consultation, facts, sum(holds))
  const { captures } = splitCharge(bill.chargeCents, holds)
  const { consultationId, userId, astrologerId } = terms
  const at = now()
  const sql = db.$client
  await commit(db, [
    ...captures.map((capture) => resolveHold(db, consultationId, userId, capture, at)),
    openAccount(db, payableOf(astrologerId), 'payable'),
    ...(bill.payoutPaise > 0 ? [payout(db, consultationId, astrologerId, bill.payoutPaise, at)] : []),
    sql
      .prepare(
        'INSERT INTO consultation_event SELECT ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?2) WHERE true ON CONFLICT DO NOTHING',
      )
      .bind(consultationId, JSON.stringify(events.map(({ seq, at, what, side }) => [seq, at, what, side]))),
    // Counted while the row is still open, so that a repeat doesn't count again.
    sql
      .prepare(
        "UPDATE astrologer SET session_count = session_count + 1 WHERE id = ?1 AND ?2 > 0 AND EXISTS (SELECT 1 FROM consultation WHERE id = ?3 AND state <> 'ended')",
      )
      .bind(astrologerId, bill.billableSeconds, consultationId),
    sql
      .prepare(
        `UPDATE consultation SET state = 'ended', end_reason = ?1, ended_by = ?2, accepted_at = ?3, started_at = ?4,
         ended_at = ?5, billable_seconds = ?6, charge_cents = ?7, payout_paise = ?8, facts = ?9, next_due_at = NULL
         WHERE id = ?10 AND state <> 'ended'`,
      )
      .bind(
        consultation.endReason,
        consultation.endedBy,
        consultation.acceptedAt,
        consultation.startedAt,
        consultation.endedAt,
        bill.billableSeconds,
        bill.chargeCents,
        bill.payoutPaise,
        JSON.stringify(facts),
        consultationId,
      ),
  ])
  return bill
}

function sum(holds: readonly OpenHold[]): number {
  return holds.reduce((total, { cents }) => total + cents, 0)
}
