// An admin refunds a consultation in whole or in part.
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { findCharged } from '#workers/domain/consultations/consultation.repo.ts'
import type { ViewerAndId } from '#workers/domain/consultations/read-consultation.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { refundCharge } from '#workers/domain/money/index.ts'

type Deps = { db: Db; now: () => number }
/** `refund`: the id derived from the request's idempotency key, and the stored answer, which is written in the same batch. */
export type Refund = { amountCents: number; reason: string; refund: { id: string; keep(): Statement[] } }

/** Throws forbidden for all but admins, not_found for an unknown or free consultation, refund_too_large. */
export async function refundConsultation(
  deps: Deps,
  { viewer, id, amountCents, reason, refund }: ViewerAndId & Refund,
): Promise<void> {
  requirePermission(viewer, 'refund_consultation')
  const row = await findCharged(deps.db, id)
  if (!row) throw new AppError('not_found')
  const { userId, astrologerId, chargeCents, payoutPaise } = row
  await refundCharge(deps, {
    charge: { consultationId: id, userId, astrologerId, chargeCents, payoutPaise },
    amountCents,
    reason,
    actorId: viewer.userId,
    refund,
  })
}
