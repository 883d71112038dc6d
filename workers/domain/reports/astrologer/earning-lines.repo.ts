// Every transfer of an astrologer's earnings account, with its consultation or payout.
import type { EarningLine } from '#workers/contract/astrologers/earnings.ts'
import type { Db } from '#workers/db/client.ts'
import { payableOf } from '#workers/domain/money/ledger.table.ts'

type Asked = { astrologerId: string; from: number; to: number; size: number; offset: number; oldestFirst?: boolean }

const SIGNED = 'CASE WHEN t.cr = ?1 THEN t.amount ELSE -t.amount END'

/** From `from` to before `to` (ms UTC); each line with the balance after it. */
export async function findEarningLines(
  db: Db,
  { astrologerId, from, to, size, offset, oldestFirst = false }: Asked,
): Promise<{ count: number; lines: EarningLine[] }> {
  const account = payableOf(astrologerId)
  const client = db.$client
  const order = oldestFirst ? 'ASC' : 'DESC'
  const [total, rows] = await client.batch<Record<string, unknown>>([
    client
      .prepare('SELECT count(*) AS n FROM transfer WHERE (dr = ?1 OR cr = ?1) AND at >= ?2 AND at < ?3')
      .bind(account, from, to),
    client
      .prepare(
        `SELECT m.id, m.at, m.what, m.paise, m.due AS due_paise, c.id AS session_id, u.full_name AS client_name, c.kind,
                CASE WHEN m.what = 'session' THEN c.billable_seconds END AS billable_seconds,
                CASE WHEN m.what = 'session' THEN c.payout_paise_per_min END AS payout_paise_per_min, 
                CASE WHEN m.what = 'payout_returned' THEN p.reversed_because ELSE p.reference END AS reference
         FROM (SELECT t.id, t.at, t.ref, ${SIGNED} AS paise,
                      CASE t.code WHEN 'payout' THEN 'session' WHEN 'take_back' THEN 'take_back'
                                  WHEN 'promotion' THEN 'promotion' WHEN 'withdrawal_return' THEN 'payout_returned'
                                  ELSE 'payout' END AS what,
                      sum(${SIGNED}) OVER (ORDER BY t.at, t.id ROWS UNBOUNDED PRECEDING) AS due
               FROM transfer t WHERE t.dr = ?1 OR t.cr = ?1) m
         LEFT JOIN consultation c ON c.id = m.ref LEFT JOIN user u ON u.id = c.user_id
         LEFT JOIN payout_period p ON p.id = m.ref
         WHERE m.at >= ?2 AND m.at < ?3 ORDER BY m.at ${order}, m.id ${order} LIMIT ?4 OFFSET ?5`,
      )
      .bind(account, from, to, size, offset),
  ])
  return { count: Number(total?.results[0]?.n ?? 0), lines: (rows?.results ?? []) as EarningLine[] }
}

/** The balance before an instant (ms UTC), and the time of the first transfer; null without any. */
export async function findEarningStart(
  db: Db,
  { astrologerId, before }: { astrologerId: string; before: number },
): Promise<{ owed: number; firstAt: number | null; name: string }> {
  const row = await db.$client
    .prepare(
      `SELECT coalesce(sum(CASE WHEN t.at < ?2 THEN ${SIGNED} END), 0) AS owed, min(t.at) AS firstAt,
              (SELECT full_name FROM user WHERE id = ?3) AS name
       FROM transfer t WHERE t.dr = ?1 OR t.cr = ?1`,
    )
    .bind(payableOf(astrologerId), before, astrologerId)
    .first<{ owed: number; firstAt: number | null; name: string | null }>()
  return { owed: row?.owed ?? 0, firstAt: row?.firstAt ?? null, name: row?.name ?? '' }
}
