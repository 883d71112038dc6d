// Disputes and refunds of providers in D1, and their transfers.
import { and, asc, eq, exists, gt, isNull, lt, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { account, transfer, walletOf } from './ledger.table.ts'
import { paidBackSum, reportedPayBackSum } from './pay-back.repo.ts'
import { payment, paymentReversal } from './payment.table.ts'
import { type Move, type Moved, type ReversalFacts, refundedPastUs } from './reversal-plan.ts'

type Payment = typeof payment.$inferSelect

const OF_REVERSALS: ReadonlySet<string> = new Set(['freeze', 'unfreeze', 'chargeback', 'chargeback_return'])
const ACCOUNTS = { frozen: 'frozen:usd', loss: 'loss:chargeback' } as const
const WORLD = 'world:usd'
/** A charge's total of refunds includes ours, which are no reversals. */
const OURS = reportedPayBackSum(sql`${payment}.id`)
const PAID_BACK = paidBackSum(sql`${payment}.id`)

/** Statement: adds new facts. A fact is never unset and an amount only grows, so their order does not matter. */
export function noteReversal(db: Db, row: typeof paymentReversal.$inferInsert): Statement {
  const greater = (name: string) => sql.raw(`max(${name}, excluded.${name})`)
  return db
    .insert(paymentReversal)
    .values(row)
    .onConflictDoUpdate({
      target: paymentReversal.id,
      set: {
        amountCents: greater('amount_cents'),
        opened: greater('opened'),
        withdrawn: greater('withdrawn'),
        returned: greater('returned'),
        takenAt: greater('taken_at'),
        returnedAt: greater('returned_at'),
        updatedAt: row.updatedAt,
      },
    })
}

/** Statement: stores the provider's id of a payment once it is known. */
export function nameIntent(db: Db, { id, intent }: { id: string; intent: string }): Statement {
  return db
    .update(payment)
    .set({ intent })
    .where(and(eq(payment.id, id), isNull(payment.intent)))
}

/**
 * Statement: recomputes what the reversals of a payment still need from the wallet. It reads the rows itself, so that
 * concurrent statements cannot make it wrong.
 */
export function markOwed(db: Db, intent: string): Statement {
  const sumOf = (which: string) => sql`coalesce(sum(r.amount_cents * (${sql.raw(which)})), 0)`
  const disputed = sumOf(
    "kind = 'dispute' AND (returned = 0 OR taken_at > returned_at) AND (opened = 1 OR withdrawn = 1)",
  )
  const single = sumOf("kind = 'refund' AND single = 1 AND returned = 0")
  const failed = sumOf("kind = 'refund' AND single = 1 AND returned = 1")
  const ofCharge = sumOf("kind = 'refund' AND single = 0")
  const owed = sql`(
    SELECT min(${payment}.amount_cents - ${PAID_BACK},
      ${disputed} + max(0, ${single}, ${ofCharge} - ${OURS} - ${failed}))
    FROM payment_reversal r WHERE r.intent = ${payment}.intent
  ) - coalesce((
    SELECT sum(CASE t.code WHEN 'freeze' THEN t.amount ELSE -t.amount END) FROM transfer t
    WHERE t.ref = ${payment}.id AND t.code IN ('freeze', 'unfreeze')
  ), 0)`
  return db
    .update(payment)
    .set({ owedCents: owed })
    .where(and(eq(payment.intent, intent), eq(payment.status, 'succeeded'), ne(payment.owedCents, owed)))
}

/** Statement: payments of a user whose reversals need or return money; returns come first, so that the others may take it. */
export function selectOwed(db: Db, userId: string) {
  return db
    .select({ id: payment.id, owedCents: payment.owedCents })
    .from(payment)
    .where(and(eq(payment.userId, userId), sql`owed_cents <> 0`))
    .orderBy(asc(payment.owedCents), asc(payment.createdAt), asc(payment.id))
}

/**
 * The condition that a payment of this user is disputed, by reports since `since`: the end of a lost dispute is never reported.
 */
export function isDisputed(db: Db, { userId, since }: { userId: SQLWrapper; since: number }): SQL {
  const { id, kind, opened, withdrawn, returned, takenAt, returnedAt, updatedAt } = paymentReversal
  const stands = and(
    eq(kind, 'dispute'),
    or(eq(opened, true), eq(withdrawn, true)),
    gt(updatedAt, since),
    or(eq(returned, false), gt(takenAt, returnedAt)),
  )
  const ofPayments = db
    .select({ id })
    .from(payment)
    .innerJoin(paymentReversal, eq(paymentReversal.intent, payment.intent))
    .where(and(eq(payment.userId, userId), stands))
  return exists(ofPayments)
}

/** Users with such payments whose wallets have money to take or to receive. */
export async function findOwing(db: Db, count: number): Promise<string[]> {
  const available = sql`${account.crPosted} - ${account.drPosted} - ${account.drPending}`
  const rows = await db
    .selectDistinct({ userId: payment.userId })
    .from(payment)
    .innerJoin(account, eq(account.id, sql`'u:' || ${payment.userId}`))
    .where(and(sql`owed_cents <> 0`, or(lt(payment.owedCents, 0), gt(available, 0))))
    .limit(count)
  return rows.map(({ userId }) => userId)
}

export async function findByIntent(db: Db, intent: string): Promise<Payment | null> {
  return (await db.select().from(payment).where(eq(payment.intent, intent)).get()) ?? null
}

/** The row of a reversal; null before its first report. */
export async function findReversal(db: Db, id: string): Promise<typeof paymentReversal.$inferSelect | null> {
  return (await db.select().from(paymentReversal).where(eq(paymentReversal.id, id)).get()) ?? null
}

type ReversalRow = typeof paymentReversal.$inferSelect

/** The disputes and refunds of a payment. */
export async function findReversalRows(db: Db, intent: string): Promise<ReversalRow[]> {
  return db.select().from(paymentReversal).where(eq(paymentReversal.intent, intent))
}

/** `ours`: cents that we paid back, which the provider's total of refunds may include. */
export async function findReversals(db: Db, intent: string, ours: number): Promise<ReversalFacts[]> {
  const rows = await findReversalRows(db, intent)
  const isRefund = ({ kind }: ReversalRow) => kind === 'refund'
  const pastUs = refundedPastUs(rows.filter(isRefund), ours)
  const disputes = rows.filter((row) => !isRefund(row))
  return [
    ...disputes.map(({ returned, takenAt, returnedAt, ...row }) => ({
      ...row,
      returned: returned && returnedAt >= takenAt,
    })),
    ...(pastUs > 0 ? [{ amountCents: pastUs, opened: false, withdrawn: true, returned: false }] : []),
  ]
}

/** The sums transferred for a payment, and the number of transfers. */
export async function findMoved(db: Db, paymentId: string): Promise<Moved & { count: number }> {
  const rows = await db
    .select({ code: transfer.code, dr: transfer.dr, cr: transfer.cr, amount: transfer.amount })
    .from(transfer)
    .where(eq(transfer.ref, paymentId))
  const moved = rows.filter(({ code }) => OF_REVERSALS.has(code))
  const flow = (id: string) =>
    moved.reduce((sum, { dr, cr, amount }) => sum + (cr === id ? amount : dr === id ? -amount : 0), 0)
  const out = (id: string) =>
    moved.reduce((sum, { code, dr, cr, amount }) => {
      if (code === 'chargeback' && dr === id) return sum + amount
      return code === 'chargeback_return' && cr === id ? sum - amount : sum
    }, 0)
  return {
    frozen: flow(ACCOUNTS.frozen),
    outOfFrozen: out(ACCOUNTS.frozen),
    outOfLoss: out(ACCOUNTS.loss),
    count: moved.length,
  }
}

/** Statement: the nth transfer of a payment's reversals. */
export function moveReversal(
  db: Db,
  { id, userId }: Payment,
  { move, n, at }: { move: Move; n: number; at: number },
): Statement {
  const wallet = walletOf(userId)
  const other = move.of ? ACCOUNTS[move.of] : ACCOUNTS.frozen
  const [dr, cr] = {
    freeze: [wallet, other] as const,
    unfreeze: [other, wallet] as const,
    chargeback: [other, WORLD] as const,
    chargeback_return: [WORLD, other] as const,
  }[move.code]
  const row = { id: `rv:${id}#${n}`, phase: 'single' as const, dr, cr, amount: move.amount, code: move.code }
  return db
    .insert(transfer)
    .values({ ...row, ref: id, actor: 'provider', at })
    .onConflictDoNothing({ target: transfer.id })
    .returning({ id: transfer.id })
}
