// The receipt of an ended consultation, from which the charge can be recomputed.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { endReasonFor } from '#workers/contract/consultations/consultation-states.ts'
import type { WireReceipt } from '#workers/contract/consultations/consultations.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { MIN_REVIEW_SECONDS } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'
import { openConsultation } from '#workers/domain/consultations/read-consultation.ts'
import { selectBlock } from '#workers/domain/consultations/request/block.repo.ts'
import type { Calls } from '#workers/domain/consultations/request/calls.ts'
import { selectReport, selectReview } from '#workers/domain/consultations/reviews/review.repo.ts'
import { selectHoldsAndRefunds, selectMovements } from '#workers/domain/money/index.ts'
import { billOf, freeTimeOf } from './bill.ts'
import { countedSpans } from './billable-time.ts'
import { freeTerms } from './frozen-terms.ts'
import { entriesFor } from './receipt-entries.ts'
import { readFacts } from './stored-facts.ts'
import { selectTimeline } from './timeline.repo.ts'

/** Throws not_found for strangers, wrong_state before the end. */
export async function readReceipt(
  { db, calls }: { db: Db; calls: Pick<Calls, 'costOfCall'> },
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<WireReceipt> {
  const { row, side } = await openConsultation(db, { viewer, id })
  if (row.state !== 'ended') throw new AppError('wrong_state', { problem: problem('receipt_not_yet') })
  const [[timeline, [sums], movements, [review = null], reports, blocks], cost] = await Promise.all([
    db.batch([
      selectTimeline(db, id),
      selectHoldsAndRefunds(db, id),
      selectMovements(db, id),
      selectReview(db, id),
      selectReport(db, { consultationId: id, reporterId: viewer.userId }),
      selectBlock(db, row),
    ]),
    side === 'admin' && row.kind !== 'chat' ? calls.costOfCall(id) : null,
  ])
  const books = sums ?? { heldCents: 0, refundedCents: 0, takenBackPaise: 0 }
  const facts = readFacts(row.facts)
  const endReason = (row.endReason ?? 'failed') as WireReceipt['end_reason']
  const { startedAt, chargedBecause, wentOnAt } = row
  const free = freeTerms({ seconds: row.freeSecondsOffered, by: row.freeBy })
  const counted = countedSpans(facts, { startedAt, free: freeTimeOf(free, row) })
  const bill = billOf({
    terms: { priceCents: row.priceCents, payoutPaise: row.payoutPaisePerMin, ...free },
    consultation: { endReason, endedBy: row.endedBy as 'user' | null, startedAt, chargedBecause, wentOnAt },
    facts,
    heldCents: books.heldCents,
  })
  const paidSide = side !== 'user'
  // Holds would reveal the user's balance to the astrologer. Refunds are shown, because they take back the astrologer's share.
  const seesWallet = side !== 'astrologer'
  return {
    session_id: id,
    number: `DR-${new Date(row.requestedAt).toISOString().slice(0, 10).replaceAll('-', '')}-${id
      .replace(/[^a-z0-9]/gi, '')
      .slice(-6)
      .toUpperCase()}`,
    kind: row.kind,
    side,
    user_name: row.user.name,
    astrologer_name: row.astrologer.name,
    user_id: row.userId,
    astrologer_id: row.astrologerId,
    client_blocked: side === 'astrologer' ? blocks.length > 0 : null,
    requested_at: row.requestedAt,
    started_at: row.startedAt,
    ended_at: row.endedAt ?? row.requestedAt,
    ended_by: row.endedBy,
    end_reason: endReasonFor(side, { endReason, startedAt }),
    timeline: seesWallet ? timeline : timeline.filter(({ what }) => what !== 'hold'),
    free: free.free
      ? {
          minutes: free.free.seconds / 60,
          by: free.free.by,
          seconds: row.freeSeconds,
          spans: counted.free,
          went_on_at: wentOnAt,
          promotion_paise: paidSide ? row.promotionPaise : null,
        }
      : null,
    spans: counted.paid,
    billable_seconds: row.billableSeconds,
    price_cents: row.priceCents,
    charge_cents: row.chargeCents,
    held_cents: seesWallet ? books.heldCents : null,
    refunded_cents: books.refundedCents,
    payout_paise_per_min: paidSide ? row.payoutPaisePerMin : null,
    payout_paise: paidSide ? row.payoutPaise : null,
    taken_back_paise: paidSide ? books.takenBackPaise : null,
    entries: entriesFor(side, movements),
    free_because: bill.freeBecause,
    voice: cost && { cost_micro_usd: cost.microUsd, legs: cost.legs },
    charged_because: row.chargedBecause,
    review,
    can_review: side === 'user' && !review && row.billableSeconds >= MIN_REVIEW_SECONDS,
    problem_reported: reports.length > 0,
  }
}
