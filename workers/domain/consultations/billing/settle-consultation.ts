// Writes the end of a consultation to the books: capture, release, payout, timeline and row in one batch with fixed ids.
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { countConsultation } from '#workers/domain/astrologers/index.ts'
import { closeConsultation, findBill, isOpen, type Said } from '#workers/domain/consultations/consultation.repo.ts'
import type { Consultation } from '#workers/domain/consultations/state-machine/machine-state.ts'
import { putEntry } from '#workers/domain/inbox/index.ts'
import {
  collectOwed,
  type OpenHold,
  openPayable,
  payout,
  promotion,
  resolveHold,
  splitCharge,
} from '#workers/domain/money/index.ts'
import { type Bill, billOf } from './bill.ts'
import type { Fact } from './billable-time.ts'
import { inboxEntriesOf } from './charge-reason.ts'
import type { Terms } from './frozen-terms.ts'
import { writeFacts } from './stored-facts.ts'
import { insertEvents, type TimelineEvent } from './timeline.repo.ts'

export type Ending = {
  terms: Terms
  consultation: Consultation
  facts: readonly Fact[]
  holds: readonly OpenHold[]
  events: readonly TimelineEvent[]
  said?: Said
}

/** Everything that a settlement writes, fixed before the first attempt, because a retry must write the same figures. */
export type Settlement = Pick<Ending, 'terms' | 'consultation' | 'holds' | 'events' | 'said'> & {
  bill: Bill
  facts: string
}

/** Half of the maximum length of a timeline on a receipt. */
const EVENTS_AT_EACH_END = 1000

/** Fixes bill and facts. Pure. */
export function fixSettlement({ terms, consultation, facts, holds, events, said }: Ending): Settlement {
  const bill = billOf({ terms, consultation, facts, heldCents: sum(holds) })
  const shown =
    events.length <= 2 * EVENTS_AT_EACH_END
      ? events
      : [...events.slice(0, EVENTS_AT_EACH_END), ...events.slice(-EVENTS_AT_EACH_END)]
  const fixed = { terms, consultation, holds, events: shown, bill, facts: writeFacts(facts) }
  return said ? { ...fixed, said } : fixed
}

/** Settles once: a retry changes nothing, even if the first answer was lost. */
export async function settleConsultation(
  { db, now }: { db: Db; now: () => number },
  { terms, consultation, bill, facts, holds, events, said }: Settlement,
): Promise<void> {
  const { captures } = splitCharge(bill.chargeCents, holds)
  const { consultationId, userId, astrologerId } = terms
  const at = now()
  const { endReason, endedBy, acceptedAt, startedAt, endedAt, chargedBecause = null, deniedBy = null } = consultation
  const { billableSeconds, chargeCents, payoutPaise } = bill
  const { freeSeconds = 0, promotionPaise = 0 } = bill
  const free = { freeSeconds, promotionPaise, wentOnAt: consultation.wentOnAt ?? null }
  const figures = { billableSeconds, chargeCents, payoutPaise, ...free, chargedBecause, deniedBy, facts }
  const closing = { endReason, endedBy, acceptedAt, startedAt, endedAt, ...figures, ...said }
  await commit(db, [
    ...captures.map((capture) => resolveHold(db, { consultationId, userId, capture, at })),
    openPayable(db, astrologerId),
    ...(payoutPaise > 0 ? [payout(db, { consultationId, astrologerId, paise: payoutPaise, at })] : []),
    ...(promotionPaise > 0 ? [promotion(db, { consultationId, astrologerId, paise: promotionPaise, at })] : []),
    insertEvents(db, { consultationId, events }),
    ...inboxEntriesOf({ terms, consultation, billableSeconds, at }).map((entry) => putEntry(db, entry)),
    // Counted while the row is still open, so that a repeat does not count again.
    ...(billableSeconds > 0 ? [countConsultation(db, { astrologerId, when: isOpen(db, consultationId) })] : []),
    ...closeConsultation(db, { id: consultationId, closing, at }),
  ])
  await collectOwed({ db, now }, userId)
}

/** The bill of a consultation that has ended in D1; null before its end. */
export async function settledBill(
  { db }: { db: Db },
  consultationId: string,
): Promise<Pick<Bill, 'billableSeconds' | 'chargeCents' | 'payoutPaise'> | null> {
  return findBill(db, consultationId)
}

function sum(holds: readonly OpenHold[]): number {
  return holds.reduce((total, { cents }) => total + cents, 0)
}
