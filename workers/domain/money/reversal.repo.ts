// Disputes and refunds of providers in D1, and what they moved.
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { transfer, walletOf } from './ledger.table.ts'
import { payment, paymentReversal } from './payment.table.ts'
import type { Move, Moved, ReversalFacts } from './reversal-plan.ts'

type Payment = typeof payment.$inferSelect

const ACCOUNTS = { frozen: 'frozen:usd', loss: 'loss:chargeback' } as const
const WORLD = 'world:usd'

/** Statement: adds what is new. A fact stays once it was reported, and an amount grows only, so that order does not matter. */
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
        updatedAt: row.updatedAt,
      },
    })
}

/** Statement: the provider's name of a payment, once it is known. */
export function nameIntent(db: Db, { id, intent }: { id: string; intent: string }): Statement {
  return db
    .update(payment)
    .set({ intent })
    .where(and(eq(payment.id, id), isNull(payment.intent)))
}

export async function findByIntent(db: Db, intent: string): Promise<Payment | null> {
  return (await db.select().from(payment).where(eq(payment.intent, intent)).get()) ?? null
}

export async function findReversals(db: Db, intent: string): Promise<ReversalFacts[]> {
  return db.select().from(paymentReversal).where(eq(paymentReversal.intent, intent))
}

/** What was moved for a payment, and by how many transfers. */
export async function findMoved(db: Db, paymentId: string): Promise<Moved & { count: number }> {
  const rows = await db
    .select({ code: transfer.code, dr: transfer.dr, cr: transfer.cr, amount: transfer.amount })
    .from(transfer)
    .where(eq(transfer.ref, paymentId))
  const moved = rows.filter(({ code }) => code !== 'top_up')
  const flow = (id: string) =>
    moved.reduce((sum, { dr, cr, amount }) => sum + (cr === id ? amount : dr === id ? -amount : 0), 0)
  const out = (id: string) =>
    moved.reduce((sum, { code, dr, cr, amount }) => {
      if (code === 'chargeback' && dr === id) return sum + amount
      return code === 'chargeback_return' && cr === id ? sum - amount : sum
    }, 0)
  return {
    ...{ frozen: flow(ACCOUNTS.frozen), outOfFrozen: out(ACCOUNTS.frozen), outOfLoss: out(ACCOUNTS.loss) },
    count: moved.length,
  }
}

/** Statement: the n-th transfer of a payment's reversals. */
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
