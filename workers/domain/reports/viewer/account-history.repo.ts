// The history of an astrologer's account, from the tables of five areas.
import type { HistoryEvent, HistoryGroup } from '#workers/contract/accounts/account-history.ts'
import type { Db } from '#workers/db/client.ts'

type Asked = {
  astrologerId: string
  group: HistoryGroup | null
  after: { at: number; id: string } | null
  size: number
}
type Row = Omit<HistoryEvent, 'changes'> & { changes: string | null }

const NONE = 'NULL AS session_id, NULL AS kind, NULL AS end_reason, NULL AS billable_seconds, NULL AS paise'

// A client's own monthly limit is private, so another end reason replaces it (endReasonFor in workers/contract).
const SHOWN_REASON = `CASE WHEN c.end_reason = 'limit_reached'
                   THEN iif(c.started_at IS NULL, 'insufficient_funds', 'funds_exhausted') ELSE c.end_reason END`

/** Each part has its group, and all have equal columns. */
const PARTS: readonly { group: HistoryGroup; sql: string }[] = [
  {
    group: 'sessions',
    sql: `SELECT 's:' || c.id AS id, c.requested_at AS at, 'session' AS what, NULL AS changes, u.full_name AS name,
                 c.id AS session_id, c.kind, ${SHOWN_REASON} AS end_reason, c.billable_seconds, c.payout_paise AS paise, NULL AS reference
          FROM consultation c JOIN user u ON u.id = c.user_id WHERE c.astrologer_id = ?1 AND c.state = 'ended'`,
  },
  {
    group: 'payouts',
    // A returned payout is two events, so this part doubles its rows. Not two parts, because D1 allows at most five in
    // a compound SELECT.
    sql: `SELECT CASE n.value WHEN 0 THEN 'p:' ELSE 'v:' END || p.id AS id, CASE n.value WHEN 0 THEN p.at ELSE p.reversed_at END AS at,
                 CASE n.value WHEN 0 THEN 'payout' ELSE 'payout_returned' END AS what, NULL AS changes, NULL AS name,
                 NULL AS session_id, NULL AS kind, NULL AS end_reason, NULL AS billable_seconds, p.paise,
                 CASE n.value WHEN 0 THEN p.reference ELSE p.reversed_because END AS reference
          FROM payout_period p, json_each('[0,1]') n
          WHERE p.astrologer_id = ?1 AND (n.value = 0 OR p.reversed_at IS NOT NULL)`,
  },
  {
    group: 'changes',
    sql: `SELECT 'e:' || e.id AS id, e.at, e.what, e.changes, u.full_name AS name, ${NONE}, NULL AS reference
          FROM account_event e LEFT JOIN user u ON u.id = e.other_id WHERE e.account_id = ?1`,
  },
  {
    group: 'changes',
    sql: `SELECT 'a:' || id AS id, at, action || 'd' AS what, NULL AS changes, NULL AS name, ${NONE}, NULL AS reference
          FROM audit_log WHERE object = 'astrologer:' || ?1 AND action IN ('approve', 'disapprove')`,
  },
  {
    group: 'changes',
    sql: `SELECT 'r:' || id AS id, created_at AS at, 'registered' AS what, NULL AS changes, NULL AS name, ${NONE},
                 NULL AS reference FROM user WHERE id = ?1`,
  },
]

/** Newest first. */
export async function findAccountHistory(db: Db, { astrologerId, group, after, size }: Asked): Promise<HistoryEvent[]> {
  const parts = PARTS.filter((part) => group === null || part.group === group).map(({ sql }) => sql)
  const { results } = await db.$client
    .prepare(
      // The sums are calculated only for the rows of the page.
      `SELECT h.*, CASE WHEN h.session_id IS NOT NULL THEN coalesce((SELECT sum(t.amount) FROM transfer t
           WHERE t.ref = h.session_id AND t.code = 'take_back'), 0) END AS taken_back_paise
       FROM (SELECT * FROM (${parts.join(' UNION ALL ')}) WHERE at < ?2 OR at = ?2 AND id < ?3
         ORDER BY at DESC, id DESC LIMIT ?4) h ORDER BY h.at DESC, h.id DESC`,
    )
    .bind(astrologerId, after?.at ?? Number.MAX_SAFE_INTEGER, after?.id ?? '', size)
    .all<Row>()
  return results.map((row) => ({ ...row, changes: row.changes === null ? null : JSON.parse(row.changes) }))
}
