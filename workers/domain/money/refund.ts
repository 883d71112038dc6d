// An admin refunds a consultation in whole or in part (PRODUCT 4): reversing transfers, shown on both statements.
import { AppError } from '#workers/contract/errors.ts'
import type { NewId } from '#workers/contract/ports.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { auditEntry } from '#workers/domain/audit/index.ts'
import { commit, refund, takeBack } from './ledger.repo.ts'

export type RefundDeps = { db: Db; now: () => number; newId: NewId }

/**
 * The astrologer's share that goes back with a refund, in paise, rounded down. Example: 300 of 1200 cents refunded and
 * 96 000 paise paid out → 24 000.
 */
export function sharePaise(refundCents: number, chargeCents: number, payoutPaise: number): number {
  return Number((BigInt(refundCents) * BigInt(payoutPaise)) / BigInt(chargeCents))
}

/** Throws refund_too_large past what was charged; not_found for an unknown or unbilled consultation. */
export async function refundConsultation(
  { db, now, newId }: RefundDeps,
  viewer: Viewer,
  consultationId: string,
  { amountCents, reason }: { amountCents: number; reason: string },
): Promise<{ refundedCents: number }> {
  if (viewer.role !== 'admin') throw new AppError('forbidden')
  const row = await db.$client
    .prepare(
      `SELECT c.user_id AS userId, c.astrologer_id AS astrologerId, c.charge_cents AS charge, c.payout_paise AS payout,
              coalesce(a.cr_posted - a.dr_posted, 0) AS due
       FROM consultation c LEFT JOIN account a ON a.id = 'a:' || c.astrologer_id
       WHERE c.id = ? AND c.state = 'ended' AND c.charge_cents > 0`,
    )
    .bind(consultationId)
    .first<{ userId: string; astrologerId: string; charge: number; payout: number; due: number }>()
  if (!row) throw new AppError('not_found')
  const id = newId()
  const at = now()
  // What was paid out already stays with the astrologer: the payable account can't go below zero.
  const back = Math.min(sharePaise(amountCents, row.charge, row.payout), row.due)
  const audit = auditEntry(db, {
    at,
    actorId: viewer.userId,
    action: 'refund',
    object: `session:${consultationId}`,
    detail: JSON.stringify({ amount_cents: amountCents, taken_back_paise: back, reason }),
  }).toSQL()
  await commit(db, [
    refund(db, consultationId, id, row.userId, amountCents, viewer.userId, at),
    ...(back > 0 ? [takeBack(db, consultationId, id, row.astrologerId, back, viewer.userId, at)] : []),
    db.$client.prepare(audit.sql).bind(...audit.params),
  ])
  return { refundedCents: amountCents }
}
