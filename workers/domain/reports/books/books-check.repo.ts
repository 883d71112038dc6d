// The SQL rules of the hourly ledger check: each query returns the rows of a limited range that violate its rule.
import type { Db } from '#workers/db/client.ts'
import { createReader, type Stretch } from './books-rows.repo.ts'

/** The rules for new transfers and for ended consultations. */
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
  [
    'I15',
    `SELECT t.id FROM transfer t LEFT JOIN user u ON u.id = t.ref
     WHERE t.rowid > ?1 AND t.rowid <= ?2 AND t.code = 'waiver' AND coalesce(u.status, '') <> 'closed'`,
  ],
  [
    'I16',
    `SELECT t.id FROM transfer t LEFT JOIN payout_period p ON p.id = t.ref AND p.paise = t.amount
       AND 'a:' || p.astrologer_id IN (t.dr, t.cr) AND (t.code = 'withdrawal' OR p.reversed_at IS NOT NULL)
     WHERE t.rowid > ?1 AND t.rowid <= ?2 AND t.code IN ('withdrawal', 'withdrawal_return') AND p.id IS NULL`,
  ],
  [
    'I17',
    `SELECT t.id FROM transfer t LEFT JOIN pay_back b ON b.payment_id = t.ref AND b.amount_cents = t.amount
       AND t.id = CASE t.code WHEN 'pay_back' THEN 'pb:' ELSE 'pbr:' END || b.id
       AND (t.code = 'pay_back' OR b.state IN ('refused', 'failed'))
     WHERE t.rowid > ?1 AND t.rowid <= ?2 AND t.code IN ('pay_back', 'pay_back_return') AND b.id IS NULL`,
  ],
] as const

const CONSULTATION_RULES = [
  [
    'I5',
    `SELECT c.id FROM consultation c WHERE c.rowid > ?1 AND c.rowid <= ?2 AND (
       c.charge_cents <> coalesce((SELECT sum(amount) FROM transfer WHERE ref = c.id AND code = 'usage'), 0)
       OR c.payout_paise <> coalesce((SELECT sum(amount) FROM transfer WHERE ref = c.id AND code = 'payout'), 0)
       OR c.promotion_paise <> coalesce((SELECT sum(amount) FROM transfer WHERE ref = c.id AND code = 'promotion'), 0)
       OR c.charge_cents > (c.price_cents * c.billable_seconds + 30) / 60)`,
  ],
  [
    'I6',
    `SELECT id FROM consultation WHERE rowid > ?1 AND rowid <= ?2 AND billable_seconds > 0
     AND (started_at IS NULL OR billable_seconds * 1000 > ended_at - started_at)`,
  ],
  ['I12', 'SELECT id FROM consultation WHERE rowid > ?1 AND rowid <= ?2 AND facts IS NULL'],
] as const

/** Rules for live consultations and their holds, found by partial indexes. CROSS JOIN fixes the join order for that. */
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

export function createBooksCheck(db: Db) {
  const { all, number, breaches } = createReader(db)
  return {
    /**
     * The last consultation before the oldest live one, so that all up to it have ended. The unary plus keeps SQLite
     * from scanning the whole table for the lowest rowid instead of using the index of live ones.
     */
    lastEnded: () =>
      number(
        `SELECT coalesce((SELECT min(+rowid) - 1 FROM consultation WHERE state <> 'ended'),
                         (SELECT max(rowid) FROM consultation)) AS n`,
      ),

    transfers: ({ from, to }: Stretch) => breaches(TRANSFER_RULES, from, to),
    consultations: ({ from, to }: Stretch) => breaches(CONSULTATION_RULES, from, to),
    live: (now: number) => breaches(LIVE_RULES, now),

    /** Successful payments without a transfer (I10). */
    payments: (from: number) =>
      all(
        `SELECT p.id FROM payment p LEFT JOIN transfer t ON t.id = 'pay:' || p.id
         WHERE p.rowid > ?1 AND p.status = 'succeeded'
           AND (t.id IS NULL OR t.amount <> p.amount_cents OR t.cr <> 'u:' || p.user_id)`,
        from,
      ),

    /** The last payment of a range that was started before `before`. */
    lastPayment: ({ from, to }: Stretch, before: number) =>
      number(
        'SELECT max(rowid) AS n FROM payment WHERE rowid > ?1 AND rowid <= ?2 AND created_at < ?3',
        from,
        to,
        before,
      ),

    /** The audit log's last id; null if an id after `from` is missing (I13). */
    async auditEnd(from: number): Promise<number | null> {
      const [row] = await all(
        'SELECT count(*) AS n, min(id) AS first, max(id) AS last FROM audit_log WHERE id > ?1',
        from,
      )
      const { n, first, last } = row as { n: number; first: number | null; last: number | null }
      if (n === 0 || first === null || last === null) return from
      // At the first check the log may start with any id.
      return last - (from === 0 ? first - 1 : from) === n ? last : null
    },
  }
}
