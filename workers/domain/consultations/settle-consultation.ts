// The end of a consultation in the books: capture, release, payout, timeline and row in one batch with fixed ids.
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { countConsultation } from '#workers/domain/astrologers/index.ts'
import { type OpenHold, openPayable, payout, resolveHold, splitCharge } from '#workers/domain/money/index.ts'
import { type Bill, billOf } from './bill.ts'
import type { Fact } from './billable-time.ts'
import { closeConsultation, isOpen } from './consultation.repo.ts'
import type { Consultation } from './machine.ts'
import type { Terms } from './terms.ts'
import { insertEvents, type TimelineEvent } from './timeline.repo.ts'

export type Ending = {
  terms: Terms
  consultation: Consultation
  facts: readonly Fact[]
  holds: readonly OpenHold[]
  events: readonly TimelineEvent[]
}

/** Settles once: a retry changes nothing, even if the first answer was lost. */
export async function settleConsultation({ db, now }: { db: Db; now: () => number }, ending: Ending): Promise<Bill> {
  const { terms, consultation, facts, holds, events } = ending
  const bill = billOf(terms, consultation, facts, sum(holds))
  const { captures } = splitCharge(bill.chargeCents, holds)
  const { consultationId, userId, astrologerId } = terms
  const at = now()
  const { endReason, endedBy, acceptedAt, startedAt, endedAt } = consultation
  const { billableSeconds, chargeCents, payoutPaise } = bill
  const closing = {
    ...{ endReason, endedBy, acceptedAt, startedAt, endedAt, billableSeconds, chargeCents, payoutPaise },
    facts: JSON.stringify(facts),
  }
  await commit(db, [
    ...captures.map((capture) => resolveHold(db, { consultationId, userId, capture, at })),
    openPayable(db, astrologerId),
    ...(payoutPaise > 0 ? [payout(db, { consultationId, astrologerId, paise: payoutPaise, at })] : []),
    insertEvents(db, { consultationId, events }),
    // Counted while the row is still open, so that a repeat doesn't count again.
    ...(billableSeconds > 0 ? [countConsultation(db, { astrologerId, when: isOpen(db, consultationId) })] : []),
    closeConsultation(db, { id: consultationId, closing }),
  ])
  return bill
}

function sum(holds: readonly OpenHold[]): number {
  return holds.reduce((total, { cents }) => total + cents, 0)
}
