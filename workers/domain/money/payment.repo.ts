// Top-ups in D1: our row, and the money that follows from it, in one batch.
import { and, eq } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { commit, openAccount, topUp, walletOf } from './ledger.repo.ts'
import { payment } from './payment.table.ts'

export type Payment = typeof payment.$inferSelect

export async function insertPayment(db: Db, row: typeof payment.$inferInsert): Promise<void> {
  await db.insert(payment).values(row)
}

export async function findPayment(db: Db, id: string): Promise<Payment | null> {
  return (await db.select().from(payment).where(eq(payment.id, id)).get()) ?? null
}

/** The provider took it over: its id, and `pending` unless it went further already. */
export async function markPending(db: Db, id: string, providerId: string | null, now: number): Promise<void> {
  await db
    .update(payment)
    .set({ providerId, status: 'pending', updatedAt: now })
    .where(and(eq(payment.id, id), eq(payment.status, 'created')))
}

/** Failed or expired, unless it succeeded. */
export async function markFailed(db: Db, id: string, now: number): Promise<void> {
  await db.$client
    .prepare("UPDATE payment SET status = 'failed', updated_at = ? WHERE id = ? AND status <> 'succeeded'")
    .bind(now, id)
    .run()
}

/** Credits the wallet with the amount of our row, once. True when this call did it. */
export async function credit(db: Db, row: Payment, now: number, eventId: string | null): Promise<boolean> {
  const statements = [
    db.$client
      .prepare(
        "UPDATE payment SET status = 'succeeded', updated_at = ? WHERE id = ? AND status <> 'succeeded' RETURNING id",
      )
      .bind(now, row.id),
    openAccount(db, walletOf(row.userId), 'wallet'),
    topUp(db, row.id, row.userId, row.amountCents, now),
  ]
  if (eventId) statements.push(rememberEvent(db, row.provider, eventId, now))
  const { fresh } = await commit(db, statements)
  return fresh[2] ?? false
}

export function rememberEvent(db: Db, provider: string, eventId: string, now: number): D1PreparedStatement {
  return db.$client
    .prepare('INSERT INTO webhook_event VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
    .bind(provider, eventId, now)
}
