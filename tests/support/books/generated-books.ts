// Books of any size in moments: consultations of a minute each, with their holds, bills, payouts and top-ups, as the
// product would have written them.

/** A minute at this price, and the astrologer's share of it. */
const [CENTS, PAISE] = [150, 6000]
const HOLD = 300
const ASTROLOGERS = 200
const START = Date.UTC(2026, 0, 1)
const APART = 150_000

type Size = {
  sessions: number
  /** The number of consultations that the database has already. */
  after?: number
  /** Sessions of each user. */
  each?: number
  astrologers?: number
  /** Prefixes of the ids of users and astrologers; by default both are numbers. */
  prefixes?: { user: string; astrologer: string }
}

/**
 * Statements that add sessions. The triggers would refuse rows in this order and take minutes: they are away meanwhile, and
 * the caller gives `run` one statement after the other.
 */
export function generatedBooks({
  sessions,
  after = 0,
  each = 10,
  astrologers = ASTROLOGERS,
  prefixes,
}: Size): string[] {
  const last = after + sessions
  const numbers = `WITH RECURSIVE n(i) AS (SELECT ${after + 1} UNION ALL SELECT i + 1 FROM n WHERE i < ${last})`
  const user = `('${prefixes?.user ?? ''}' || ((i - 1) / ${each}))`
  const astrologer = `('${prefixes?.astrologer ?? ''}' || (i % ${astrologers}))`
  const at = `(${START} + i * ${APART})`
  const transfer = 'INSERT INTO transfer (id, phase, pending_id, dr, cr, amount, code, ref, actor, at)'
  const facts = `json_object('user', json_array(json_array(${at}, ${at} + 60000)),
    'astrologer', json_array(json_array(${at}, ${at} + 60000)), 'end', ${at} + 60000)`
  return [
    `${numbers} INSERT INTO account (id, kind, ccy) SELECT DISTINCT 'u:' || ${user}, 'wallet', 'USD' FROM n WHERE true ON CONFLICT DO NOTHING`,
    `${numbers} INSERT INTO account (id, kind, ccy) SELECT DISTINCT 'a:' || ${astrologer}, 'payable', 'INR' FROM n WHERE true ON CONFLICT DO NOTHING`,
    `${numbers} INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, ended_by, price_cents,
       payout_paise_per_min, requested_at, accepted_at, started_at, ended_at, billable_seconds, charge_cents, payout_paise, facts)
     SELECT 's' || i, ${user}, ${astrologer}, 'chat', 'ended', 'user_ended', 'user', ${CENTS}, ${PAISE}, ${at}, ${at}, ${at},
       ${at} + 60000, 60, ${CENTS}, ${PAISE}, ${facts} FROM n`,
    `${numbers} INSERT INTO payment (id, user_id, amount_cents, provider, status, created_at, updated_at)
     SELECT 'p' || i, ${user}, ${HOLD * each}, 'test', 'succeeded', ${at}, ${at} FROM n WHERE (i - 1) % ${each} = 0`,
    `${numbers} ${transfer} SELECT 'pay:p' || i, 'single', NULL, 'world:usd', 'u:' || ${user}, ${HOLD * each}, 'top_up', 'p' || i, 'test', ${at}
     FROM n WHERE (i - 1) % ${each} = 0`,
    `${numbers} ${transfer} SELECT 'h:s' || i || '#1', 'pending', NULL, 'u:' || ${user}, 'rev:usd', ${HOLD}, 'hold', 's' || i, 'test', ${at} FROM n`,
    `${numbers} ${transfer} SELECT 'p:s' || i || '#1', 'post', 'h:s' || i || '#1', 'u:' || ${user}, 'rev:usd', ${CENTS}, 'usage', 's' || i, 'test', ${at}
     FROM n`,
    `${numbers} ${transfer} SELECT 'y:s' || i, 'single', NULL, 'exp:inr', 'a:' || ${astrologer}, ${PAISE}, 'payout', 's' || i, 'test', ${at} FROM n`,
    `WITH m AS (
       SELECT dr AS id, sum(amount * (phase <> 'pending')) AS dr, 0 AS cr FROM transfer GROUP BY dr
       UNION ALL SELECT cr, 0, sum(amount * (phase <> 'pending')) FROM transfer GROUP BY cr
     ), s AS (SELECT id, sum(dr) AS dr, sum(cr) AS cr FROM m GROUP BY id)
     UPDATE account SET dr_posted = s.dr, cr_posted = s.cr, applied = (SELECT max(rowid) FROM transfer)
     FROM s WHERE s.id = account.id`,
  ]
}

/** The triggers of the tables that the generated rows go to, for putting them away and back. */
export const TRIGGERS = `SELECT name, sql FROM sqlite_master WHERE type = 'trigger'
  AND tbl_name IN ('account', 'transfer', 'consultation', 'payment')`

/** Adds sessions to the database while its triggers are away. */
export async function growBooks(d1: D1Database, size: Size): Promise<void> {
  const { results: triggers } = await d1.prepare(TRIGGERS).all<{ name: string; sql: string }>()
  await d1.batch([
    ...triggers.map(({ name }) => d1.prepare(`DROP TRIGGER ${name}`)),
    ...generatedBooks(size).map((sql) => d1.prepare(sql)),
    ...triggers.map(({ sql }) => d1.prepare(sql)),
  ])
}
