// Rows that the guards of the ledger ask for: consultations that live, payments that succeeded.
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'
import { openPayable, openWallet, topUp } from '#workers/domain/money/index.ts'
import { payment } from '#workers/domain/money/payment.table.ts'

/** A wallet with money that was paid in. */
export async function walletWith(db: Db, userId: string, cents: number): Promise<void> {
  const paymentId = `payment-${userId}`
  await commit(db, [
    openWallet(db, userId),
    db.insert(payment).values({
      ...{ id: paymentId, userId, amountCents: cents, provider: 'test', status: 'succeeded' },
      ...{ createdAt: 1, updatedAt: 1 },
    }),
    topUp(db, { paymentId, userId, amountCents: cents, at: 1 }),
  ])
}

/** A consultation that runs; each astrologer has one at most. */
export async function liveConsultation(
  db: Db,
  { id, userId, astrologerId = `astrologer-${id}` }: { id: string; userId: string; astrologerId?: string },
): Promise<void> {
  await commit(db, [
    openPayable(db, astrologerId),
    db.insert(consultation).values({
      ...{ id, userId, astrologerId, kind: 'chat', state: 'active', priceCents: 150, payoutPaisePerMin: 6000 },
      ...{ requestedAt: Date.now(), acceptedAt: Date.now(), startedAt: Date.now() },
    }),
  ])
}

export function end(d1: D1Database, id: string): Promise<unknown> {
  return d1
    .prepare(
      "UPDATE consultation SET state = 'ended', end_reason = 'user_ended', ended_at = requested_at, facts = '[]' WHERE id = ?",
    )
    .bind(id)
    .run()
}
