// The hourly check of the books in SQL. Every statement looks at a bounded stretch of rows and is a call of its own: D1 has
// one thread, and the start and the settlement of every consultation wait for it.
import type { Db } from '#workers/db/client.ts'

/** Rows after `from`, up to and with `to`. */
export type Stretch = { from: number; to: number }
export type Mark = 'transfer' | 'consultation' | 'payment' | 'account' | 'audit'
export type Found = Record<string, unknown>

/** What the transfers of a stretch move on both of their accounts; a post or void frees the hold that it resolves. */
const MOVED = `
  SELECT t.rowid AS n, t.dr AS id, t.amount * (t.phase IN ('single', 'post')) AS dr_posted, 0 AS cr_posted,
         t.amount * (t.phase = 'pending') - coalesce(p.amount, 0) AS dr_pending, 0 AS cr_pending
  FROM transfer t LEFT JOIN transfer p ON p.id = t.pending_id WHERE t.rowid > ?1 AND t.rowid <= ?2
  UNION ALL
  SELECT t.rowid, t.cr, 0, t.amount * (t.phase IN ('single', 'post')),
         0, t.amount * (t.phase = 'pending') - coalesce(p.amount, 0)
  FROM transfer t LEFT JOIN transfer p ON p.id = t.pending_id WHERE t.rowid > ?1 AND t.rowid <= ?2`

const SUMS = `sum(m.dr_posted) AS dr_posted, sum(m.cr_posted) AS cr_posted,
  sum(m.dr_pending) AS dr_pending, sum(m.cr_pending) AS cr_pending`

const DIFFERS = `a.dr_posted <> coalesce(s.dr_posted, 0) + coalesce(d.dr_posted, 0)
  OR a.cr_posted <> coalesce(s.cr_posted, 0) + coalesce(d.cr_posted, 0)
  OR a.dr_pending <> coalesce(s.dr_pending, 0) + coalesce(d.dr_pending, 0)
  OR a.cr_pending <> coalesce(s.cr_pending, 0) + coalesce(d.cr_pending, 0)`

/** The rules for new transfers, and for consultations that have ended: each query finds the rows that break its rule. */
const TRANSFER_RULES = [
  [
    'I4',
    `SELECT t.id FROM transfer t LEFT JOIN transfer p ON p.id = t.pending_id AND p.phase = 'pending'
     WHERE t.rowid > ?1 AND t.rowid <= ?2 AND t.phase IN ('post', 'void') AND p.id IS NULL`,
  ],
  [
    'I8',
    `SELECT t.id FROM transfer t JOIN consultation c ON c.id = t.ref
     WHERE t.rowid > ?1 AND t.rowid <= ?2 AND t.code = 'usage' AND c.started_at IS NULL`,
  ],
  [
    'I10',
    `SELECT t.id FROM transfer t LEFT JOIN payment p ON t.id = 'pay:' || p.id AND p.id = t.ref AND p.status = 'succeeded'
     WHERE t.rowid > ?1 AND t.rowid <= ?2 AND t.code = 'top_up' AND p.id IS NULL`,
  ],
  [
    'I11',
    `SELECT t.ref FROM transfer t WHERE t.rowid > ?1 AND t.rowid <= ?2 AND t.code = 'refund'
     AND (SELECT sum(amount * (code = 'refund')) > sum(amount * (code = 'usage')) FROM transfer
          WHERE ref = t.ref AND code IN ('usage', 'refund'))`,
  ],
] as const

const CONSULTATION_RULES = [
  [
    'I5',
    `SELECT c.id FROM consultation c WHERE c.rowid > ?1 AND c.rowid <= ?2 AND (
       c.charge_cents <> coalesce((SELECT sum(amount) FROM transfer WHERE ref = c.id AND code = 'usage'), 0)
       OR c.payout_paise <> coalesce((SELECT sum(amount) FROM transfer WHERE ref = c.id AND code = 'payout'), 0)
       OR c.charge_cents > (c.price_cents * c.billable_seconds + 30) / 60)`,
  ],
  [
    'I6',
    `SELECT id FROM consultation WHERE rowid > ?1 AND rowid <= ?2 AND billable_seconds > 0
     AND (started_at IS NULL OR billable_seconds * 1000 > ended_at - started_at)`,
  ],
  ['I12', 'SELECT id FROM consultation WHERE rowid > ?1 AND rowid <= ?2 AND facts IS NULL'],
] as const

/** Rules for live consultations and their holds. They are few, and partial indexes find them: a CROSS JOIN keeps its order. */
const LIVE_RULES = [
  [
    'I7',
    `SELECT h.id FROM account a CROSS JOIN transfer h ON h.dr = a.id AND h.phase = 'pending'
     JOIN consultation c ON c.id = h.ref AND c.state = 'ended'
     WHERE a.dr_pending > 0 AND NOT EXISTS (SELECT 1 FROM transfer t WHERE t.pending_id = h.id)`,
  ],
  ['I9', "SELECT astrologer_id FROM consultation WHERE state <> 'ended' GROUP BY astrologer_id HAVING count(*) > 1"],
  ['I12', "SELECT id FROM consultation WHERE state <> 'ended' AND requested_at < ?1 - 22200000"],
] as const

export type Rule = readonly [id: string, sql: string]
export type Breach = { id: string; rows: Found[] }

export function createBooksCheck(db: Db) {
  const all = async (sql: string, ...values: number[]) =>
    (
      await db.$client
        .prepare(sql)
        .bind(...values)
        .all<Found>()
    ).results
  const number = async (sql: string, ...values: number[]) => Number((await all(sql, ...values))[0]?.n ?? 0)

  async function breaches(rules: readonly Rule[], ...values: number[]): Promise<Breach[]> {
    const found: Breach[] = []
    for (const [id, sql] of rules) {
      const rows = await all(sql, ...(sql.includes('?1') ? values : []))
      if (rows.length > 0) found.push({ id, rows })
    }
    return found
  }

  return {
    async marks(): Promise<Record<Mark, number>> {
      const rows = await all('SELECT name, up_to FROM books_mark')
      const none = { transfer: 0, consultation: 0, payment: 0, account: 0, audit: 0 }
      return { ...none, ...Object.fromEntries(rows.map(({ name, up_to: upTo }) => [name, Number(upTo)])) }
    },

    async saveMarks(marks: Record<Mark, number>): Promise<void> {
      await db.$client
        .prepare(
          `INSERT INTO books_mark (name, up_to) SELECT key, value FROM json_each(?1) WHERE true
           ON CONFLICT (name) DO UPDATE SET up_to = excluded.up_to`,
        )
        .bind(JSON.stringify(marks))
        .run()
    },

    lastTransfer: () => number('SELECT max(rowid) AS n FROM transfer'),

    /**
     * The last consultation before the oldest live one: all up to it have ended. The sign keeps SQLite from walking the
     * whole table in search of the least rowid; the index of live ones has it at once.
     */
    lastEnded: () =>
      number(
        `SELECT coalesce((SELECT min(+rowid) - 1 FROM consultation WHERE state <> 'ended'),
                         (SELECT max(rowid) FROM consultation)) AS n`,
      ),

    /** Adds a stretch of transfers to the running sums. A repeat adds nothing: each account knows what it has counted. */
    async addUp({ from, to }: Stretch): Promise<void> {
      await all(
        `INSERT INTO books_sum (account_id, applied, dr_posted, cr_posted, dr_pending, cr_pending)
         SELECT m.id, ?2, ${SUMS} FROM (${MOVED}) m LEFT JOIN books_sum b ON b.account_id = m.id
         WHERE m.n > coalesce(b.applied, 0) GROUP BY m.id
         ON CONFLICT (account_id) DO UPDATE SET applied = excluded.applied,
           dr_posted = dr_posted + excluded.dr_posted, cr_posted = cr_posted + excluded.cr_posted,
           dr_pending = dr_pending + excluded.dr_pending, cr_pending = cr_pending + excluded.cr_pending`,
        from,
        to,
      )
    },

    /**
     * Accounts that differ from their running sums, of those whose sums moved after `from` (I3). Transfers that came
     * after `to` are added here, so that both sides are of one instant.
     */
    movedAccounts: ({ from, to }: Stretch) =>
      all(
        `WITH d AS (SELECT m.id, ${SUMS} FROM (${MOVED}) m GROUP BY m.id)
         SELECT a.id FROM books_sum s JOIN account a ON a.id = s.account_id LEFT JOIN d ON d.id = a.id
         WHERE s.applied > ?3 AND (${DIFFERS})`,
        to,
        Number.MAX_SAFE_INTEGER,
        from,
      ),

    /** The same for a stretch of all accounts: one that nothing moved must not have changed either. */
    restingAccounts: (accounts: Stretch, counted: number) =>
      all(
        `WITH d AS (SELECT m.id, ${SUMS} FROM (${MOVED}) m GROUP BY m.id)
         SELECT a.id FROM account a LEFT JOIN books_sum s ON s.account_id = a.id LEFT JOIN d ON d.id = a.id
         WHERE a.rowid > ?3 AND a.rowid <= ?4
           AND (${DIFFERS} OR (a.may_neg = 0 AND a.cr_posted - a.dr_posted - a.dr_pending < 0))`,
        counted,
        Number.MAX_SAFE_INTEGER,
        accounts.from,
        accounts.to,
      ),

    lastAccount: () => number('SELECT max(rowid) AS n FROM account'),
    transfers: ({ from, to }: Stretch) => breaches(TRANSFER_RULES, from, to),
    consultations: ({ from, to }: Stretch) => breaches(CONSULTATION_RULES, from, to),
    live: (now: number) => breaches(LIVE_RULES, now),

    /** Payments that succeeded without their transfer (I10). */
    payments: (from: number) =>
      all(
        `SELECT p.id FROM payment p LEFT JOIN transfer t ON t.id = 'pay:' || p.id
         WHERE p.rowid > ?1 AND p.status = 'succeeded'
           AND (t.id IS NULL OR t.amount <> p.amount_cents OR t.cr <> 'u:' || p.user_id)`,
        from,
      ),

    /** The last payment that was begun before `before`, of a stretch. */
    lastPayment: ({ from, to }: Stretch, before: number) =>
      number(
        'SELECT max(rowid) AS n FROM payment WHERE rowid > ?1 AND rowid <= ?2 AND created_at < ?3',
        from,
        to,
        before,
      ),

    /** The audit log's last id; null where an id after `from` is missing (I13). */
    async auditEnd(from: number): Promise<number | null> {
      const [row] = await all(
        'SELECT count(*) AS n, min(id) AS first, max(id) AS last FROM audit_log WHERE id > ?1',
        from,
      )
      const { n, first, last } = row as { n: number; first: number | null; last: number | null }
      if (n === 0 || first === null || last === null) return from
      // Before the first check the log may begin anywhere.
      return last - (from === 0 ? first - 1 : from) === n ? last : null
    },
  }
}
