// The invariants of the ledger over all rows: each query returns the violating rows. On a large database this takes
// many seconds, so the hourly job runs check-new-books.ts instead.
import type { Db } from '#workers/db/client.ts'

export type Violation = { id: string; rule: string; count: number; sample: unknown[] }

const INVARIANTS: { id: string; rule: string; sql: string }[] = [
  {
    id: 'I1',
    rule: 'per currency debits equal credits, posted and pending',
    sql: `SELECT ccy FROM account GROUP BY ccy
          HAVING sum(dr_posted) <> sum(cr_posted) OR sum(dr_pending) <> sum(cr_pending)`,
  },
  {
    id: 'I2',
    rule: 'no account below zero',
    sql: 'SELECT id FROM account WHERE may_neg = 0 AND cr_posted - dr_posted - dr_pending < 0',
  },
  {
    id: 'I3',
    rule: 'accounts equal the recomputation from their transfers',
    sql: `WITH side AS (
            SELECT dr AS id, amount AS dr, 0 AS cr, phase FROM transfer
            UNION ALL SELECT cr, 0, amount, phase FROM transfer
          ), freed AS (
            SELECT p.dr AS id, p.amount AS dr, 0 AS cr FROM transfer t JOIN transfer p ON p.id = t.pending_id
            UNION ALL SELECT p.cr, 0, p.amount FROM transfer t JOIN transfer p ON p.id = t.pending_id
          ), posted AS (
            SELECT id, sum(dr) AS dr, sum(cr) AS cr FROM side WHERE phase IN ('single', 'post') GROUP BY id
          ), pending AS (
            SELECT id, sum(dr) AS dr, sum(cr) AS cr FROM (
              SELECT id, dr, cr FROM side WHERE phase = 'pending' UNION ALL SELECT id, -dr, -cr FROM freed
            ) GROUP BY id
          )
          SELECT a.id FROM account a LEFT JOIN posted o ON o.id = a.id LEFT JOIN pending w ON w.id = a.id
          WHERE a.dr_posted <> coalesce(o.dr, 0) OR a.cr_posted <> coalesce(o.cr, 0)
             OR a.dr_pending <> coalesce(w.dr, 0) OR a.cr_pending <> coalesce(w.cr, 0)`,
  },
  {
    id: 'I4',
    rule: 'each post or void resolves one hold, once',
    sql: `SELECT t.id FROM transfer t LEFT JOIN transfer p ON p.id = t.pending_id AND p.phase = 'pending'
          WHERE t.phase IN ('post', 'void') AND p.id IS NULL
          UNION ALL SELECT pending_id FROM transfer WHERE pending_id IS NOT NULL GROUP BY pending_id HAVING count(*) > 1`,
  },
  {
    id: 'I5',
    rule: 'a consultation was charged, paid out and promoted as its row says',
    sql: `SELECT c.id FROM consultation c WHERE c.state = 'ended' AND (
            c.charge_cents <> coalesce((SELECT sum(amount) FROM transfer WHERE ref = c.id AND code = 'usage'), 0)
            OR c.payout_paise <> coalesce((SELECT sum(amount) FROM transfer WHERE ref = c.id AND code = 'payout'), 0)
            OR c.promotion_paise <> coalesce((SELECT sum(amount) FROM transfer WHERE ref = c.id AND code = 'promotion'), 0)
            OR c.charge_cents > (c.price_cents * c.billable_seconds + 30) / 60)`,
  },
  {
    id: 'I6',
    rule: 'billable time lies within the consultation',
    sql: `SELECT id FROM consultation WHERE state = 'ended' AND billable_seconds > 0
          AND (started_at IS NULL OR billable_seconds * 1000 > ended_at - started_at)`,
  },
  {
    id: 'I7',
    rule: 'an ended consultation holds nothing',
    sql: `SELECT h.id FROM transfer h JOIN consultation c ON c.id = h.ref AND c.state = 'ended'
          WHERE h.phase = 'pending' AND NOT EXISTS (SELECT 1 FROM transfer t WHERE t.pending_id = h.id)`,
  },
  {
    id: 'I8',
    rule: 'a consultation that never started has no charge',
    sql: `SELECT t.id FROM transfer t JOIN consultation c ON c.id = t.ref
          WHERE t.code = 'usage' AND c.started_at IS NULL`,
  },
  {
    id: 'I9',
    rule: 'at most one live consultation per astrologer',
    sql: `SELECT astrologer_id FROM consultation WHERE state <> 'ended' GROUP BY astrologer_id HAVING count(*) > 1`,
  },
  {
    id: 'I10',
    rule: 'every succeeded payment was credited once, and nothing else was',
    sql: `SELECT p.id FROM payment p LEFT JOIN transfer t ON t.id = 'pay:' || p.id
          WHERE p.status = 'succeeded' AND (t.id IS NULL OR t.amount <> p.amount_cents OR t.cr <> 'u:' || p.user_id)
          UNION ALL SELECT t.id FROM transfer t LEFT JOIN payment p ON t.id = 'pay:' || p.id AND p.status = 'succeeded'
          WHERE t.code = 'top_up' AND p.id IS NULL`,
  },
  {
    id: 'I11',
    rule: 'refunds of a consultation do not exceed its charge',
    sql: `SELECT ref FROM transfer WHERE code IN ('usage', 'refund') GROUP BY ref
          HAVING sum(amount * (code = 'refund')) > sum(amount * (code = 'usage'))`,
  },
  {
    id: 'I12',
    rule: 'an ended consultation has its facts, and none is open for more than 6 hours',
    sql: `SELECT id FROM consultation WHERE (state = 'ended' AND facts IS NULL)
          OR (state <> 'ended' AND requested_at < unixepoch() * 1000 - 22200000)`,
  },
  {
    id: 'I13',
    rule: 'the audit log has no gap',
    sql: 'SELECT max(id) FROM audit_log HAVING count(*) > 0 AND max(id) - min(id) + 1 <> count(*)',
  },
  {
    id: 'I15',
    rule: 'money is given up with a closed account only',
    sql: `SELECT t.id FROM transfer t LEFT JOIN user u ON u.id = t.ref
          WHERE t.code = 'waiver' AND coalesce(u.status, '') <> 'closed'`,
  },
  {
    id: 'I16',
    rule: 'each payout left its account once, and came back once when it was reversed',
    sql: `SELECT p.id FROM payout_period p LEFT JOIN transfer t ON t.id = 'po:' || p.id
            LEFT JOIN transfer r ON r.id IN ('wr:' || p.id, 'pr:' || p.id) AND r.code = 'withdrawal_return'
          WHERE t.amount IS NOT p.paise OR t.dr <> 'a:' || p.astrologer_id
            OR (p.reversed_at IS NULL) <> (r.id IS NULL) OR r.amount <> p.paise
          UNION ALL SELECT t.id FROM transfer t LEFT JOIN payout_period p ON p.id = t.ref
          WHERE t.code IN ('withdrawal', 'withdrawal_return') AND p.id IS NULL`,
  },
  {
    id: 'I17',
    rule: 'each pay-back left its wallet once, and came back once where the provider did not pay it',
    sql: `SELECT b.id FROM pay_back b LEFT JOIN transfer t ON t.id = 'pb:' || b.id
            LEFT JOIN transfer r ON r.id = 'pbr:' || b.id
          WHERE t.amount IS NOT b.amount_cents OR t.dr <> 'u:' || b.user_id OR t.ref <> b.payment_id
            OR (b.state IN ('refused', 'failed')) <> (r.id IS NOT NULL)
          UNION ALL SELECT t.id FROM transfer t LEFT JOIN pay_back b ON t.id IN ('pb:' || b.id, 'pbr:' || b.id)
            AND b.payment_id = t.ref
          WHERE t.code IN ('pay_back', 'pay_back_return') AND b.id IS NULL`,
  },
]

const OTHER_RULES: Readonly<Record<string, string>> = {
  I14: 'each bill follows from its facts, its price and its holds',
  behind: 'every transfer and bill is checked within the hour',
}

/** The text of an invariant. */
export function ruleOf(id: string): string {
  return INVARIANTS.find((each) => each.id === id)?.rule ?? OTHER_RULES[id] ?? id
}

/** Checks all invariants; returns one entry each, with the number of violations and up to five of them. */
export async function checkLedger(db: Db): Promise<Violation[]> {
  const results = await db.$client.batch<Record<string, unknown>>(INVARIANTS.map(({ sql }) => db.$client.prepare(sql)))
  return INVARIANTS.map(({ id, rule }, n) => {
    const rows = results[n]?.results ?? []
    return { id, rule, count: rows.length, sample: rows.slice(0, 5) }
  })
}
