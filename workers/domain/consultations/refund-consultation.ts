// An admin refunds a consultation in whole or in part (PRODUCT 4).
import { AppError } from '#workers/contract/errors.ts'
import type { NewId } from '#workers/contract/ports.ts'
import type { Db } from '#workers/db/client.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { refundCharge } from '#workers/domain/money/index.ts'
import { findCharged } from './consultation.repo.ts'
import type { ViewerAndId } from './read-consultation.ts'

type Deps = { db: Db; now: () => number; newId: NewId }
export type Refund = { amountCents: number; reason: string }

/** Throws forbidden for anyone but an admin, not_found for an unknown or free consultation, refund_too_large. */
export async function refundConsultation(
  deps: Deps,
  { viewer, id, amountCents, reason }: ViewerAndId & Refund,
): Promise<{ refundedCents: number }> {
  requirePermission(viewer, 'refund_consultation')
  const row = await findCharged(deps.db, id)
  if (!row) throw new AppError('not_found')
  const { userId, astrologerId, chargeCents, payoutPaise } = row
  await refundCharge(deps, {
    charge: { consultationId: id, userId, astrologerId, chargeCents, payoutPaise },
    amountCents,
    reason,
    actorId: viewer.userId,
  })
  return { refundedCents: amountCents }
}
