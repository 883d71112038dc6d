// Limits and statements of a wallet in D1.
import { eq } from 'drizzle-orm'
import type { Kind } from '#workers/contract/consultation-states.ts'
import type { Db } from '#workers/db/client.ts'
import { walletOf } from './ledger.repo.ts'
import { spendingLimit } from './payment.table.ts'

export type Limit = typeof spendingLimit.$inferSelect

export async function findLimit(db: Db, userId: string): Promise<Limit | null> {
  return (await db.select().from(spendingLimit).where(eq(spendingLimit.userId, userId)).get()) ?? null
}

export async function saveLimit(db: Db, limit: Limit): Promise<void> {
  const { userId: _, ...set } = limit
  await db.insert(spendingLimit).values(limit).onConflictDoUpdate({ target: spendingLimit.userId, set })
}

/** Captured since `since` (ms UTC), refunds not taken off. */
export async function monthSpent(db: Db, userId: string, since: number): Promise<number> {
  const row = await db.$client
    .prepare("SELECT coalesce(sum(amount), 0) AS spent FROM transfer WHERE dr = ? AND code = 'usage' AND at >= ?")
    .bind(walletOf(userId), since)
    .first<{ spent: number }>()
  return row?.spent ?? 0
}

export type StatementRow = {
  id: string
  at: number
  code: string
  amount: number
  balance: number
  consultationId: string | null
  kind: Kind | null
  seconds: number | null
  otherName: string | null
}

const PAGE = 20

/** One page of a wallet's movements, newest first, each with the balance after it. */
export async function statement(
  db: Db,
  userId: string,
  page: number,
): Promise<{ count: number; pages: number; rows: StatementRow[] }> {
  const account = walletOf(userId)
  const [total, rows] = await db.$client.batch<Record<string, unknown>>([
    db.$client.prepare('SELECT count(*) AS n FROM entry WHERE account_id = ?').bind(account),
    db.$client
      .prepare(
        `SELECT e.id, e.at, e.code, e.amount, e.balance, c.id AS consultationId, c.kind, c.billable_seconds AS seconds,
                a.full_name AS otherName
         FROM (SELECT transfer_id AS id, at, code, amount, ref,
                      sum(amount) OVER (ORDER BY at, transfer_id ROWS UNBOUNDED PRECEDING) AS balance
               FROM entry WHERE account_id = ?1) e
         LEFT JOIN consultation c ON c.id = e.ref LEFT JOIN user a ON a.id = c.astrologer_id
         ORDER BY e.at DESC, e.id DESC LIMIT ${PAGE} OFFSET ?2`,
      )
      .bind(account, (page - 1) * PAGE),
  ])
  const count = Number(total?.results[0]?.n ?? 0)
  return { count, pages: Math.max(1, Math.ceil(count / PAGE)), rows: (rows?.results ?? []) as StatementRow[] }
}
