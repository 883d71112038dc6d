// The transfers of a wallet, each with its consultation and astrologer.
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { Db } from '#workers/db/client.ts'
import { walletOf } from '#workers/domain/money/ledger.table.ts'

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

/** From `from` to before `to` (ms UTC). */
export type Period = { from: number; to: number }
type Asked = { userId: string; period: Period; page: number; size?: number }

/**
 * A page of a wallet's transfers in a period, newest first, each with the balance after it: the current balance minus
 * all later transfers. Reads only transfers after the page's last one, not the whole history.
 */
export async function findStatement(
  db: Db,
  { userId, period: { from, to }, page, size = PAGE }: Asked,
): Promise<{ count: number; pages: number; rows: StatementRow[] }> {
  const account = walletOf(userId)
  const client = db.$client
  const [total, rows] = await client.batch<Record<string, unknown>>([
    client
      .prepare('SELECT count(*) AS n FROM entry WHERE account_id = ? AND at >= ? AND at < ?')
      .bind(account, from, to),
    client
      .prepare(
        `WITH page AS MATERIALIZED (
           SELECT transfer_id AS id, at, code, amount, ref FROM entry
           WHERE account_id = ?1 AND at >= ?2 AND at < ?3
           ORDER BY at DESC, transfer_id DESC LIMIT ?4 OFFSET ?5),
         newest AS (SELECT at, id FROM page ORDER BY at DESC, id DESC LIMIT 1)
         SELECT e.id, e.at, e.code, e.amount, e.balance, c.id AS consultationId, c.kind, c.billable_seconds AS seconds,
                a.full_name AS otherName
         FROM (SELECT id, at, code, amount, ref,
                      (SELECT cr_posted - dr_posted FROM account WHERE id = ?1)
                      - coalesce((SELECT sum(amount) FROM entry WHERE account_id = ?1
                                  AND at >= (SELECT at FROM newest)
                                  AND (at > (SELECT at FROM newest) OR transfer_id > (SELECT id FROM newest))), 0)
                      - coalesce(sum(amount) OVER (ORDER BY at DESC, id DESC
                                                   ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS balance
               FROM page) e
         LEFT JOIN consultation c ON c.id = e.ref LEFT JOIN user a ON a.id = c.astrologer_id
         ORDER BY e.at DESC, e.id DESC`,
      )
      .bind(account, from, to, size, (page - 1) * size),
  ])
  const count = Number(total?.results[0]?.n ?? 0)
  return { count, pages: Math.max(1, Math.ceil(count / size)), rows: (rows?.results ?? []) as StatementRow[] }
}

/** The time of a wallet's first transfer (ms UTC); null without one. */
export async function firstMovementAt(db: Db, userId: string): Promise<number | null> {
  const row = await db.$client
    .prepare('SELECT min(at) AS at FROM entry WHERE account_id = ?')
    .bind(walletOf(userId))
    .first<{ at: number | null }>()
  return row?.at ?? null
}
