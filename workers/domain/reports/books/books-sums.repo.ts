// The hourly check of the books: its marks, and the running sums of the accounts. Every statement looks at a bounded
// stretch of rows and is a call of its own: D1 has one thread, and the start and the settlement of every consultation
// wait for it.
import type { Db } from '#workers/db/client.ts'
import { createReader, type Mark, type Stretch } from './books-rows.repo.ts'

/**
 * The amounts that a stretch of transfers moves on both of their accounts; a post or void frees the hold that it
 * resolves.
 */
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

/** Marks of the last check, and sums of all transfers so far, an account at a time. */
export function createBooksSums(db: Db) {
  const { all, number } = createReader(db)
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

    lastAccount: () => number('SELECT max(rowid) AS n FROM account'),

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

    /** Check of a stretch of all accounts: one that nothing moved must not have changed either. */
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
  }
}
