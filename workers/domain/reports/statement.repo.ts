// The movements of a wallet, with the consultation and the astrologer of each.
import type { Kind } from '#workers/contract/consultation-states.ts'
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

/** One page of a wallet's movements, newest first, each with the balance after it. */
export async function findStatement(
  db: Db,
  { userId, page }: { userId: string; page: number },
): Promise<{ count: number; pages: number; rows: StatementRow[] }> {
  const account = walletOf(userId)
  const client = db.$client
  const [total, rows] = await client.batch<Record<string, unknown>>([
    client.prepare('SELECT count(*) AS n FROM entry WHERE account_id = ?').bind(account),
    client
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
