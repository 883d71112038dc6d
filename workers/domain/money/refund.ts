// Books a refund: reversing transfers, shown on both statements. An admin decides it in
// workers/domain/consultations/billing/refund-consultation.ts.

import { AppError, isAppError } from '#workers/contract/errors/errors.ts'
import type { Db } from '#workers/db/client.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import { auditWhen } from '#workers/domain/audit/index.ts'
import { duePaise, findRefund, isNewRefund } from './balances.repo.ts'
import { refund, takeBack } from './ledger.repo.ts'
import { insertReceivable } from './payout.repo.ts'
import { collectOwed } from './reversals.ts'

/**
 * The astrologer's share that is taken back with a refund, in paise, rounded down. Example: 300 of 1200 cents refunded and
 * 96 000 paise paid out → 24 000.
 */
export function sharePaise({
  refundCents,
  chargeCents,
  payoutPaise,
}: {
  refundCents: number
  chargeCents: number
  payoutPaise: number
}): number {
  return Number((BigInt(refundCents) * BigInt(payoutPaise)) / BigInt(chargeCents))
}

/** The charge of a consultation in cents, and its payout to the astrologer in paise. */
export type Charge = {
  consultationId: string
  userId: string
  astrologerId: string
  chargeCents: number
  payoutPaise: number
}

type Refund = {
  charge: Charge
  amountCents: number
  reason: string
  actorId: string
  refund: { id: string; keep(): Statement[] }
}

/**
 * Refunds once per refund id, with the stored answer in the same batch. Throws refund_too_large when the refunds would exceed
 * the charge, idempotency_mismatch when the id has another amount.
 */
export async function refundCharge(deps: Deps, asked: Refund): Promise<void> {
  for (let n = 1; ; n += 1)
    try {
      return await tryToRefund(deps, asked)
    } catch (error) {
      // A concurrent payout reduced the due: compute the share again.
      if (!isAppError(error) || error.code !== 'insufficient_funds' || n === TRIES) throw error
    }
}

type Deps = { db: Db; now: () => number }
const TRIES = 3

async function tryToRefund(
  { db, now }: Deps,
  { charge, amountCents, reason, actorId, refund: { id: refundId, keep } }: Refund,
): Promise<void> {
  const { consultationId, userId, astrologerId, chargeCents, payoutPaise } = charge
  const at = now()
  const before = await findRefund(db, { consultationId, refundId })
  if (before !== null && before !== amountCents) throw new AppError('idempotency_mismatch')
  if (before !== null) return
  // The payable account cannot go below zero: a share that was already paid out is deducted from the next payout.
  const share = sharePaise({ refundCents: amountCents, chargeCents, payoutPaise })
  const back = Math.min(share, await duePaise(db, astrologerId))
  const shared = { consultationId, refundId, actor: actorId, at }
  const entry = {
    at,
    actorId,
    action: 'refund',
    object: `session:${consultationId}`,
    detail: JSON.stringify({
      amount_cents: amountCents,
      taken_back_paise: back,
      taken_later_paise: share - back,
      reason,
    }),
  }
  await commit(db, [
    auditWhen(db, entry, isNewRefund(db, { consultationId, refundId })),
    refund(db, { ...shared, userId, amountCents }),
    ...(back > 0 ? [takeBack(db, { ...shared, astrologerId, paise: back })] : []),
    ...(share > back
      ? [insertReceivable(db, { id: refundId, astrologerId, consultationId, paise: share - back, at })]
      : []),
    ...keep(),
  ])
  await collectOwed({ db, now }, userId)
}
