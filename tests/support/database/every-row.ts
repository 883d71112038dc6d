import type { DatabaseSync } from 'node:sqlite'

type Column = { name: string; type: string; notnull: 0 | 1; pk: number }

/** Letters that a dump must quote, and letters of three scripts. */
export const HARD_TEXT = "O'Neil; -- \"कुण्डली\"\r\n\ttwo\\lines 🪐 ''"

/** Values that a table's own rules ask for, where HARD_TEXT and a plain number break them. */
const REQUIRED: Readonly<Record<string, Readonly<Record<string, string | number | null>>>> = {
  payment_reversal: { kind: 'refund', opened: 0, withdrawn: 0, returned: 0 },
  weekly_hours: { weekday: 1, from_minute: 60, to_minute: 120 },
  booking: { state: 'over', from_at: 1, to_at: 2 },
  reading: { deleted_at: null },
  report_job: { type: 'payouts', state: 'ready' },
  pay_back: { state: 'begun' },
  payout_period: { reversed_at: null, reversed_because: null },
  payout_receivable: { taken_at: 1 },
}

/** Gives each table without rows one row with a value in each column; returns the tables. */
export function fillEmptyTables(database: DatabaseSync): string[] {
  const names = database
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name NOT GLOB '*_search_*' ORDER BY name",
    )
    .all() as { name: string }[]
  const empty = names
    .map(({ name }) => name)
    .filter((name) => !database.prepare(`SELECT 1 FROM "${name}" LIMIT 1`).get())
  const session = database
    .prepare(
      "SELECT c.id AS session_id, c.user_id, c.astrologer_id FROM consultation c JOIN account a ON a.id = 'a:' || c.astrologer_id WHERE c.state = 'ended' AND a.cr_posted > a.dr_posted LIMIT 1",
    )
    .get() as Record<string, string>
  const paid = database
    .prepare(
      "SELECT payment.id AS payment_id, user_id FROM payment JOIN account a ON a.id = 'u:' || user_id WHERE status = 'succeeded' AND a.cr_posted > a.dr_posted + a.dr_pending LIMIT 1",
    )
    .get() as Record<string, string>
  for (const table of empty) {
    const columns = database.prepare(`PRAGMA table_info("${table}")`).all() as Column[]
    const references = database.prepare(`PRAGMA foreign_key_list("${table}")`).all() as {
      from: string
      table: string
    }[]
    const valueIn = ({ name, type }: Column) => {
      const required = REQUIRED[table]?.[name]
      if (required !== undefined) return required
      const referenced = references.find(({ from }) => from === name)?.table
      if (referenced && referenced !== 'user') return `${referenced}-1`
      if (table === 'pay_back' && paid[name]) return paid[name]
      if (session[name]) return session[name]
      if (referenced) return session.user_id ?? null
      if (name === 'id') return type.toLowerCase() === 'integer' ? 1 : `${table}-1`
      if (type.toLowerCase() === 'real') return 0.1 + 0.2
      return type.toLowerCase() === 'integer' ? 1 : HARD_TEXT
    }
    database
      .prepare(
        `INSERT INTO "${table}" (${columns.map(({ name }) => `"${name}"`).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      )
      .run(...columns.map(valueIn))
  }
  // Payouts and money on its way back have left their accounts.
  const left = database.prepare(
    "INSERT INTO transfer (id, phase, dr, cr, amount, code, ref, actor, at) VALUES (?, 'single', ?, ?, 1, ?, ?, 'admin', 1)",
  )
  left.run('po:payout_period-1', `a:${session.astrologer_id}`, 'bank:inr', 'withdrawal', 'payout_period-1')
  left.run('pb:pay_back-1', `u:${paid.user_id}`, 'paid_back:usd', 'pay_back', paid.payment_id ?? null)
  return empty
}
