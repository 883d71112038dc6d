// Every table of the database is in the archive of the person it is about, or has a reason not to be; and closing the
// account leaves nothing that has none.
import { beforeEach, expect, test, vi } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { accountDeletionRig } from '#tests/support/rigs/account-deletion-rig.ts'
import { createDb } from '#workers/db/client.ts'
import { findOwnRecords, tablesOf } from '#workers/domain/reports/index.ts'
import { OTHER_TABLES, PERSONAL_TABLES } from '#workers/domain/reports/viewer/personal-tables.repo.ts'

type Column = { name: string; type: string; notnull: number; dflt_value: string | null; pk: number }
/** A table of a search index, and what SQLite keeps for itself. */
const INSIDE = /_search_(config|content|data|docsize|idx)$|^sqlite_|^_cf_|^d1_/
const SECRET = 'a-secret-that-leaves-the-database-never'
const SECRETS = new Set([
  'password_hash',
  'cookie_hash',
  'hash',
  'p256dh',
  'auth',
  'endpoint',
  'credential_id',
  'public_key',
  'phone_hash',
])
const AT = 1_790_000_000_000

async function tablesIn(d1: D1Database): Promise<string[]> {
  const { results } = await d1.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all()
  return results.map(({ name }) => String(name)).filter((name) => !INSIDE.test(name))
}

test('each table is exported, or has a reason', async () => {
  const named = [...Object.keys(PERSONAL_TABLES), ...Object.keys(OTHER_TABLES)].sort()
  expect(named).toEqual((await tablesIn(sqliteD1())).sort())
})

test('no column that names a person is in a table that only has a reason, unless the reason was thought of', async () => {
  const d1 = sqliteD1()
  const found: string[] = []
  for (const table of Object.keys(OTHER_TABLES))
    for (const { name } of await columnsOf(d1, table))
      if (/(user|astrologer|account|author|actor|other|reporter)_id$|email$/.test(name)) found.push(`${table}.${name}`)
  expect(found).toEqual([
    'account_closing.account_id',
    'account_closing.email',
    'audit_log.actor_id',
    'books_sum.account_id',
    'data_export.account_id',
    'idempotency_key.user_id',
    'one_time_code.email',
    'passkey_challenge.user_id',
    'practice_search.email',
    'registration.email',
    'user_search.email',
  ])
})

async function columnsOf(d1: D1Database, table: string): Promise<Column[]> {
  return (await d1.prepare(`PRAGMA table_info("${table}")`).all()).results as unknown as Column[]
}

/** A row of a table about these two, in their own session; whatever the guards of the database say. */
async function fill(d1: D1Database, table: string, [user, astrologer]: readonly [string, string]) {
  const text = (name: string): unknown => {
    if (SECRETS.has(name)) return `${SECRET}-${user}-${table}`
    if (name === 'session_id') return `session-of-${user}`
    if (name === 'side') return 'user'
    if (['author_id', 'astrologer_id'].includes(name)) return astrologer
    if (['user_id', 'account_id'].includes(name)) return user
    if (name === 'intent') return `intent-${user}`
    if (name === 'sender_email' || name === 'email') return `${user}@example.com`
    if (name === 'kind') return table === 'inbox_entry' ? 'contact_message' : 'chat'
    if (name === 'dr') return `u:${user}`
    if (name === 'cr') return `a:${astrologer}`
    if (name === 'parts' || name === 'steps_left' || name === 'changes') return '[]'
    return `${table}-${name}-${user}`
  }
  const columns = (await columnsOf(d1, table)).filter(({ pk, type }) => !(pk === 1 && /int/i.test(type)))
  const values = columns.map(({ name, type }) => (/int|real/i.test(type) ? AT : text(name)))
  const marks = columns.map(() => '?').join(', ')
  await d1
    .prepare(
      `INSERT OR IGNORE INTO "${table}" (${columns.map(({ name }) => `"${name}"`).join(', ')}) VALUES (${marks})`,
    )
    .bind(...values)
    .run()
}

async function withoutGuards(d1: D1Database) {
  const { results } = await d1.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").all()
  for (const { name } of results) if (!String(name).startsWith('us_')) await d1.prepare(`DROP TRIGGER "${name}"`).run()
  await d1.prepare('PRAGMA ignore_check_constraints = ON').run()
  await d1.prepare('PRAGMA foreign_keys = OFF').run()
}

async function insertUser(d1: D1Database, id: string, role: string) {
  await d1
    .prepare(
      `INSERT INTO user (id, email, phone, full_name, role, status, password_hash, created_at)
       VALUES (?1, ?1 || '@example.com', '+1', 'Name of ' || ?1, ?2, 'active', '${SECRET}', 1)`,
    )
    .bind(id, role)
    .run()
}

test('the archive has the row of each table, for its own person alone, and no secret', async () => {
  const d1 = sqliteD1()
  const db = createDb(d1)
  await withoutGuards(d1)
  for (const [user, astrologer] of [
    ['tara', 'uma'],
    ['ravi', 'lata'],
  ] as const) {
    await insertUser(d1, user, 'user')
    await insertUser(d1, astrologer, 'astrologer')
    await d1
      .prepare(
        `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, price_cents, payout_paise_per_min, budget_cents,
           requested_at, facts) VALUES ('session-of-' || ?1, ?1, ?2, 'chat', 'ended', 1, 4711, 815, 1, '[]')`,
      )
      .bind(user, astrologer)
      .run()
    for (const table of Object.keys(PERSONAL_TABLES)) {
      if (['user', 'consultation', 'account', 'astrologer'].includes(table)) continue
      await fill(d1, table, [user, astrologer])
    }
    // Rows of the account itself, and of one's own side of a call, are there for the astrologer as well.
    for (const table of tablesOf('astrologer'))
      if (/ \?1$/.test(PERSONAL_TABLES[table]?.user?.where ?? '') && table !== 'consultation')
        await fill(d1, table, [astrologer, astrologer])
    for (const table of ['call_feedback', 'call_metric', 'voice_leg']) {
      const [{ pk = 0 } = {}] = (await columnsOf(d1, table)).filter(({ name }) => name === 'id')
      const names = (await columnsOf(d1, table)).map(({ name }) => name)
      const copied = names.map((name) =>
        name === 'side' ? "'astrologer'" : name === 'id' && pk ? "id || '-2'" : `"${name}"`,
      )
      await d1
        .prepare(
          `INSERT INTO ${table} (${names.join(', ')}) SELECT ${copied.join(', ')} FROM ${table} WHERE side = 'user' AND session_id = ?`,
        )
        .bind(`session-of-${user}`)
        .run()
    }
    for (const table of ['newsletter_address', 'mail_mark', 'mail_failure', 'mail_ended'])
      await fill(d1, table, [astrologer, astrologer])
    await fill(d1, 'inbox_entry', [astrologer, astrologer])
    await d1
      .prepare(
        `INSERT INTO astrologer (id, experience_years, specializations, languages, bio, price_call_cents, price_chat_cents,
           payout_call_paise, payout_chat_paise) VALUES (?, 1, '[]', '[]', '', 1, 1, 1, 1)`,
      )
      .bind(astrologer)
      .run()
    for (const [id, ccy] of [
      [`u:${user}`, 'USD'],
      [`a:${astrologer}`, 'INR'],
    ])
      await d1.prepare('INSERT OR IGNORE INTO account (id, kind, ccy) VALUES (?, ?, ?)').bind(id, 'x', ccy).run()
  }
  for (const [accountId, role, others] of [
    ['tara', 'user', ['ravi', 'lata']],
    ['uma', 'astrologer', ['ravi', 'lata']],
  ] as const) {
    const empty: string[] = []
    for (const table of tablesOf(role)) {
      const { rows } = await findOwnRecords(db, { table, role, accountId, after: 0, size: 10 })
      if (rows.length === 0) empty.push(table)
      const text = JSON.stringify(rows)
      expect(text, table).not.toContain(SECRET)
      for (const other of others) expect(text, table).not.toContain(other)
      expect(text, table).not.toContain(role === 'user' ? '4711' : '815')
    }
    expect(empty).toEqual([])
  }
})

test('a person’s messages to us are in the archive, and findings about the person are not', async () => {
  const d1 = sqliteD1()
  await insertUser(d1, 'tara', 'user')
  const kinds = ['problem_report', 'review_report', 'much_absence']
  for (const kind of kinds)
    await d1
      .prepare("INSERT INTO inbox_entry (id, kind, object, user_id, detail, at) VALUES (?1, ?1, 'x', 'tara', ?1, 1)")
      .bind(kind)
      .run()
  const asked = { table: 'inbox_entry', role: 'user', accountId: 'tara', after: 0, size: 10 } as const
  const { rows } = await findOwnRecords(createDb(d1), asked)
  expect(rows.map(({ kind }) => kind)).toEqual(['problem_report', 'review_report'])
})

test('a long list is read whole, chunk by chunk', async () => {
  const d1 = sqliteD1()
  const db = createDb(d1)
  await d1
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2345)
       INSERT INTO follow (user_id, astrologer_id, created_at) SELECT 'tara', 'a' || i, 1 FROM n`,
    )
    .run()
  const seen = new Set<unknown>()
  for (let after: number | null = 0; after !== null; ) {
    const { rows, last } = await findOwnRecords(db, {
      table: 'follow',
      role: 'user',
      accountId: 'tara',
      after,
      size: 500,
    })
    for (const row of rows) seen.add(row.astrologer_id)
    after = last
  }
  expect(seen.size).toBe(2345)
})

let rig: Awaited<ReturnType<typeof accountDeletionRig>>
beforeEach(async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  rig = await accountDeletionRig()
  return () => logged.mockRestore()
})

/** Tables that the steps after the batch clear (finish-deletion.ts), which have tests of their own. */
const BY_STEPS = ['blog_post', 'waiting_place']

test.each(['mira', 'asha'] as const)('closing %s leaves only rows that have a reason', async (who) => {
  const role = who === 'mira' ? 'user' : 'astrologer'
  await withoutGuards(rig.d1)
  const skipped = ['user', 'consultation', 'account', 'transfer', 'astrologer', 'account_closing', 'consultation_birth']
  for (const table of await tablesIn(rig.d1))
    if (
      !skipped.includes(table) &&
      !table.endsWith('_search') &&
      !/^(books|content|job|setting|voice_rate)/.test(table)
    )
      await fill(rig.d1, table, who === 'mira' ? ['mira', 'lata'] : ['asha', 'asha'])
  await rig.close(who, 1_000)
  const left: string[] = []
  for (const table of await tablesIn(rig.d1)) {
    const rows = await rig.rows(`SELECT * FROM "${table}"`)
    const text = JSON.stringify(rows)
    if (text.includes(`${who}@example.com`)) left.push(`${table}: address`)
    if (role === 'user' && table !== 'user' && text.includes(`"user_id":"${who}"`)) left.push(table)
    if (role === 'astrologer' && /"(author|astrologer|account)_id":"asha"/.test(text)) left.push(table)
  }
  const unexplained = left.filter((name) => {
    const known = PERSONAL_TABLES[name]
    return !BY_STEPS.includes(name) && typeof known?.atDeletion !== 'object' && !(name in OTHER_TABLES)
  })
  expect(unexplained).toEqual([])
  // The index of accounts follows.
  expect(await rig.rows(`SELECT 1 FROM user_search_content WHERE c1 = '${who}@example.com'`)).toEqual([])
})
