// Rows that the guards of the ledger ask for: consultations that live, payments that succeeded.
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { openPayable, openWallet, topUp } from '#workers/domain/money/index.ts'

/** A wallet with money that was paid in. */
export async function walletWith(db: Db, userId: string, cents: number): Promise<void> {
  const paymentId = `payment-${userId}`
  // Only columns that every version of the schema has: drizzle would name all that there are today.
  const sql = `INSERT INTO payment (id, user_id, amount_cents, provider, status, created_at, updated_at)
    VALUES (?, ?, ?, 'test', 'succeeded', 1, 1)`
  await db.$client.prepare(sql).bind(paymentId, userId, cents).run()
  await commit(db, [openWallet(db, userId), topUp(db, { paymentId, userId, amountCents: cents, at: 1 })])
}

/** A consultation that runs; each astrologer has one at most. */
export async function liveConsultation(
  db: Db,
  { id, userId, astrologerId = `astrologer-${id}` }: { id: string; userId: string; astrologerId?: string },
): Promise<void> {
  await commit(db, [openPayable(db, astrologerId)])
  const sql = `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, price_cents, payout_paise_per_min,
    requested_at, accepted_at, started_at) VALUES (?1, ?2, ?3, 'chat', 'active', 150, 6000, ?4, ?4, ?4)`
  await db.$client.prepare(sql).bind(id, userId, astrologerId, Date.now()).run()
}

export function end(d1: D1Database, id: string): Promise<unknown> {
  return d1
    .prepare(
      "UPDATE consultation SET state = 'ended', end_reason = 'user_ended', ended_at = requested_at, facts = '[]' WHERE id = ?",
    )
    .bind(id)
    .run()
}
