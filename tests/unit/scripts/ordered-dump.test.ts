// A copy of the database: each of its statements finds what it needs, as D1 runs them with foreign keys on.
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { migratedDatabase } from '#tests/support/database/migrated-database.ts'
import { orderedDump, rowCounts } from '../../../scripts/lib/state/ordered-dump.mjs'

const LONG = `शुक्र दशा — it's; "quoted"\n`.repeat(20_000)

/** The product's schema with rows of every order that matters: a log-in of an account, a hold and its end, a long post. */
function filled(): DatabaseSync {
  const database = migratedDatabase()
  const run = (sql: string, ...values: (string | number | null)[]) => database.prepare(sql).run(...values)
  run(`INSERT INTO user (id, email, phone, full_name, role, status, created_at)
    VALUES ('mira', 'mira@people.test', '+1', 'Mira O''Rao', 'user', 'active', 1)`)
  run(`INSERT INTO auth_session (id, user_id, cookie_hash, created_at, expires_at, absolute_expires_at)
    VALUES ('login', 'mira', 'hash', 1, 2, 3)`)
  run(
    `INSERT INTO blog_post (id, author_id, title, content, status, is_approved, created_at, updated_at)
    VALUES ('post', 'mira', 'Venus dasha', ?, 'published', 1, 1, 1)`,
    LONG,
  )
  for (const id of ['world:usd', 'u:mira'])
    run("INSERT OR IGNORE INTO account (id, kind, ccy) VALUES (?, 'wallet', 'USD')", id)
  // The rules of holds are tested elsewhere.
  const rules = "SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'transfer'"
  for (const { name } of database.prepare(rules).all()) run(`DROP TRIGGER "${name}"`)
  for (const [id, phase, pending] of [
    ['hold', 'pending', null],
    ['end', 'void', 'hold'],
  ] as const)
    run(
      `INSERT INTO transfer (id, phase, pending_id, dr, cr, amount, code, actor, at)
      VALUES (?, ?, ?, 'u:mira', 'world:usd', 300, 'hold', 'system', 1)`,
      id,
      phase,
      pending,
    )
  run("INSERT INTO shared_file (session_id, id, key, name, side, at) VALUES ('s', 'f', 'k', 'Kundli.pdf', 'user', 1)")
  run("INSERT INTO call_metric VALUES ('s', 'user', 1, 2, 4.1, NULL, 3, 0.1, '[]')")
  return database
}

const load = (statements: readonly string[]) => {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true })
  for (const sql of statements) database.exec(sql)
  return database
}

test('a copy begins with tables, then come rows, indexes, views, searches and triggers', () => {
  const kinds = [...orderedDump(filled())].map((sql) => sql.split(/[\s(]/, 3).slice(0, 2).join(' '))
  const order = kinds
    .map((kind) => (/^(INSERT|UPDATE)/.test(kind) ? 'rows' : kind.replace(' UNIQUE', ' INDEX')))
    .filter((kind, i, all) => kind !== all[i - 1])
  expect(order).toEqual([
    'PRAGMA defer_foreign_keys',
    'CREATE TABLE',
    'rows',
    'CREATE INDEX',
    'CREATE VIEW',
    ...Array(4).fill(['CREATE VIRTUAL', 'rows']).flat(),
    'CREATE TRIGGER',
  ])
})

test('a copy loads with foreign keys on into the database that it was made of', () => {
  const source = filled()
  const copy = load([...orderedDump(source)])
  expect(rowCounts(copy)).toEqual(rowCounts(source))
  for (const table of Object.keys(rowCounts(source))) {
    const rows = (database: DatabaseSync) => database.prepare(`SELECT * FROM "${table}" ORDER BY rowid`).all()
    expect(rows(copy)).toEqual(rows(source))
  }
  const schema = (database: DatabaseSync) =>
    database.prepare("SELECT sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite%' ORDER BY type, name").all()
  expect(schema(copy)).toEqual(schema(source))
  expect(copy.prepare('PRAGMA foreign_key_check').all()).toEqual([])
})

test('a search of a copy finds the rows that the search of the database finds, and those of later', () => {
  const source = filled()
  const copy = load([...orderedDump(source)])
  for (const search of ['blog_search', 'user_search', 'practice_search', 'shared_file_search']) {
    const rows = (database: DatabaseSync) => database.prepare(`SELECT * FROM ${search}`).all()
    expect(rows(copy)).toEqual(rows(source))
  }
  copy.exec("UPDATE user SET full_name = 'Zarathustra Patel' WHERE id = 'mira'")
  const found = copy.prepare("SELECT rowid FROM user_search WHERE user_search MATCH 'Zarathustra'").all()
  expect(found).toHaveLength(1)
})

test('no statement of a copy is longer than the 100,000 bytes that D1 takes', () => {
  const longest = Math.max(...[...orderedDump(filled())].map((sql) => Buffer.byteLength(sql)))
  expect(longest).toBeGreaterThan(20_000)
  expect(longest).toBeLessThanOrEqual(100_000)
})
