// Pay-backs in D1: wallet money that returns to its payment.
import { and, desc, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { payBack, payment } from './payment.table.ts'

export type PayBack = typeof payBack.$inferSelect

export async function findPayBack(db: Db, id: string): Promise<PayBack | null> {
  return (await db.select().from(payBack).where(eq(payBack.id, id)).get()) ?? null
}

/** The condition that `insertPayBack` writes its row. */
export function isNewPayBack(db: Db, id: string): SQL {
  return notExists(db.select({ id: payBack.id }).from(payBack).where(eq(payBack.id, id)))
}

export function insertPayBack(db: Db, row: typeof payBack.$inferInsert): Statement {
  return db.insert(payBack).values(row).onConflictDoNothing({ target: payBack.id })
}

type Moved = { id: string; from: readonly PayBack['state'][]; to: PayBack['state']; providerId?: string; at: number }

/** Statement: changes the state of a pay-back, unless another statement already has. */
export function movePayBack(db: Db, { id, from, to, providerId, at }: Moved): Statement {
  return db
    .update(payBack)
    .set({ state: to, updatedAt: at, ...(providerId ? { providerId } : {}) })
    .where(and(eq(payBack.id, id), inArray(payBack.state, [...from])))
    .returning({ id: payBack.id })
}

/** Moves a pay-back behind the others that wait for the provider. */
export async function putLast(db: Db, { id, at }: { id: string; at: number }): Promise<void> {
  await db.update(payBack).set({ updatedAt: at }).where(eq(payBack.id, id))
}

/** Pay-backs that were begun before `before` without an end, oldest first. */
export async function findBegunPayBacks(
  db: Db,
  { before, count }: { before: number; count: number },
): Promise<PayBack[]> {
  return db
    .select()
    .from(payBack)
    .where(and(eq(payBack.state, 'begun'), lt(payBack.updatedAt, before)))
    .orderBy(payBack.updatedAt)
    .limit(count)
}

/**
 * The remainder of a payment, in cents: without pay-backs, and without what disputes and the provider's own refunds took or
 * froze. The database has the same sum in its trigger `t_pay_back`.
 */
const LEFT = sql<number>`${payment}.amount_cents - coalesce((
  SELECT sum(CASE t.code
    WHEN 'pay_back' THEN t.amount WHEN 'pay_back_return' THEN -t.amount
    WHEN 'freeze' THEN t.amount WHEN 'unfreeze' THEN -t.amount
    WHEN 'chargeback' THEN t.amount * (t.dr = 'loss:chargeback')
    WHEN 'chargeback_return' THEN -t.amount * (t.cr = 'loss:chargeback') ELSE 0 END)
  FROM transfer t WHERE t.ref = ${payment}.id), 0)`

export type PaymentLeft = { id: string; amountCents: number; leftCents: number; at: number }

/** The newest successful payments of a user that have a remainder. */
export async function findPaymentsLeft(
  db: Db,
  { userId, count }: { userId: string; count: number },
): Promise<PaymentLeft[]> {
  return db
    .select({ id: payment.id, amountCents: payment.amountCents, leftCents: LEFT, at: payment.createdAt })
    .from(payment)
    .where(and(eq(payment.userId, userId), eq(payment.status, 'succeeded'), sql`${LEFT} > 0`))
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(count)
}

type Column = ReturnType<typeof sql>
type Cents = ReturnType<typeof sql<number>>

/** The most of the provider's total of refunds that may be ours, in cents: all that the provider did not refuse at once. */
export function reportedPayBackSum(paymentId: Column): Cents {
  return sumOf(paymentId, sql`b.state <> 'refused'`)
}

/** The paid-back part of a payment, in cents, which can no longer be disputed. */
export function paidBackSum(paymentId: Column): Cents {
  return sumOf(paymentId, sql`b.state IN ('begun', 'done')`)
}

function sumOf(paymentId: Column, which: Column): Cents {
  return sql<number>`coalesce((
    SELECT sum(b.amount_cents) FROM pay_back b WHERE b.payment_id = ${paymentId} AND ${which}), 0)`
}

/** Both sums of a payment, in cents. */
export async function paidBackSums(
  db: Db,
  paymentId: string,
): Promise<{ reportedCents: number; paidBackCents: number }> {
  const { amountCents, state } = payBack
  const row = await db
    .select({
      reportedCents: sql<number>`coalesce(sum(${amountCents} * (${state} <> 'refused')), 0)`.as('reported'),
      paidBackCents: sql<number>`coalesce(sum(${amountCents} * (${state} IN ('begun', 'done'))), 0)`.as('paid_back'),
    })
    .from(payBack)
    .where(eq(payBack.paymentId, paymentId))
    .get()
  return row ?? { reportedCents: 0, paidBackCents: 0 }
}

/** The sum that a user's open reversals still need from the wallet, in cents. */
export async function owedCentsOf(db: Db, userId: string): Promise<number> {
  const row = await db
    .select({ cents: sql<number>`coalesce(sum(max(owed_cents, 0)), 0)` })
    .from(payment)
    .where(and(eq(payment.userId, userId), sql`owed_cents <> 0`))
    .get()
  return row?.cents ?? 0
}
