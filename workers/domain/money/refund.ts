// A refund in the books: reversing transfers, shown on both statements (PRODUCT 4).
import type { NewId } from '#workers/contract/ports.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { auditEntry } from '#workers/domain/audit/index.ts'
import { duePaise, refund, takeBack } from './ledger.repo.ts'

/**
 * The astrologer's share that goes back with a refund, in paise, rounded down. Example: 300 of 1200 cents refunded and
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

/** A consultation's charge in cents, and the astrologer's payout for it in paise. */
export type Charge = {
  consultationId: string
  userId: string
  astrologerId: string
  chargeCents: number
  payoutPaise: number
}

/** Throws refund_too_large when the refunds would exceed the charge. */
export async function refundCharge(
  { db, now, newId }: { db: Db; now: () => number; newId: NewId },
  { charge, amountCents, reason, actorId }: { charge: Charge; amountCents: number; reason: string; actorId: string },
): Promise<void> {
  const { consultationId, userId, astrologerId, chargeCents, payoutPaise } = charge
  const at = now()
  // What was paid out already stays with the astrologer: the payable account can't go below zero.
  const share = sharePaise({ refundCents: amountCents, chargeCents, payoutPaise })
  const back = Math.min(share, await duePaise(db, astrologerId))
  const shared = { consultationId, refundId: newId(), actor: actorId, at }
  await commit(db, [
    refund(db, { ...shared, userId, amountCents }),
    ...(back > 0 ? [takeBack(db, { ...shared, astrologerId, paise: back })] : []),
    auditEntry(db, {
      at,
      actorId,
      action: 'refund',
      object: `session:${consultationId}`,
      detail: JSON.stringify({ amount_cents: amountCents, taken_back_paise: back, reason }),
    }),
  ])
}
