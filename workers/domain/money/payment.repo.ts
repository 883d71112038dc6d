// Top-ups in D1: the payment's row and its transfers, in one batch.
import { and, eq, lt, ne } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import { openWallet, topUp } from './ledger.repo.ts'
import { payment, webhookEvent } from './payment.table.ts'
import { markOwed, nameIntent } from './reversal.repo.ts'

export type Payment = typeof payment.$inferSelect

/** Stores a payment unless its id exists. Throws account_closing. */
export async function insertPayment(db: Db, row: typeof payment.$inferInsert): Promise<void> {
  await commit(db, [db.insert(payment).values(row).onConflictDoNothing({ target: payment.id })])
}

export async function findPayment(db: Db, id: string): Promise<Payment | null> {
  return (await db.select().from(payment).where(eq(payment.id, id)).get()) ?? null
}

/** Statement: the provider has opened its checkout; `pending` unless the payment has a later state. */
export function markPending(
  db: Db,
  { id, providerId, at }: { id: string; providerId: string | null; at: number },
): Statement {
  return db
    .update(payment)
    .set({ providerId, status: 'pending', updatedAt: at })
    .where(and(eq(payment.id, id), eq(payment.status, 'created')))
}

/** Marks a payment as failed or expired, unless it succeeded. */
export async function markFailed(db: Db, { id, at }: { id: string; at: number }): Promise<void> {
  await db
    .update(payment)
    .set({ status: 'failed', updatedAt: at })
    .where(and(eq(payment.id, id), ne(payment.status, 'succeeded')))
}

/** Credits the wallet once with the amount of our row. Returns true when this call did it. */
export async function credit(
  db: Db,
  { row, at, eventId, intent }: { row: Payment; at: number; eventId: string | null; intent: string | null },
): Promise<boolean> {
  const { id: paymentId, userId, amountCents, provider } = row
  const { fresh } = await commit(db, [
    markSucceeded(db, { id: paymentId, at }),
    openWallet(db, userId),
    topUp(db, { paymentId, userId, amountCents, at }),
    ...(intent ? [nameIntent(db, { id: paymentId, intent }), markOwed(db, intent)] : []),
    ...(eventId ? [rememberEvent(db, { provider, eventId, at })] : []),
  ])
  return fresh[2] ?? false
}

function markSucceeded(db: Db, { id, at }: { id: string; at: number }): Statement {
  return db
    .update(payment)
    .set({ status: 'succeeded', updatedAt: at })
    .where(and(eq(payment.id, id), ne(payment.status, 'succeeded')))
}

function rememberEvent(db: Db, event: typeof webhookEvent.$inferInsert): Statement {
  return db.insert(webhookEvent).values(event).onConflictDoNothing()
}

export async function deleteEventsBefore(db: Db, at: number): Promise<void> {
  await db.delete(webhookEvent).where(lt(webhookEvent.at, at))
}
