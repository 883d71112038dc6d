// While a new version is rolled out, the Worker before it runs on the new schema. Its statements were recorded when it was
// deployed (docs/deployment.md), and each must suit the schema that migrations make now.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { migratedDatabase } from '#tests/support/database/migrated-database.ts'
import { refusalOf } from '#tests/support/database/suits-schema.ts'

const FILE = path.resolve(import.meta.dirname, '../support/database/deployed-statements.jsonl')
const [head = '{}', ...lines] = readFileSync(FILE, 'utf8').split('\n').filter(Boolean)
/** The last migration that the deployed Worker knew. */
const { upTo } = JSON.parse(head) as { upTo: string }
const recorded = lines.map((line) => JSON.parse(line) as string)

test('the schema suits every statement of the Worker that is deployed', () => {
  const database = migratedDatabase()
  const refused = recorded.flatMap((sql) => {
    const why = refusalOf(database, sql)
    return why ? [`${why}: ${sql}`] : []
  })
  expect(refused).toEqual([])
})

test('the record is of the whole product', () => {
  const tables = migratedDatabase(upTo)
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '%_search%'",
    )
    .all()
    .map(({ name }) => String(name))
  const missing = tables.filter((table) => !recorded.some((sql) => new RegExp(`\\b${table}\\b`).test(sql)))
  expect(missing).toEqual([])
  expect(recorded.length).toBeGreaterThan(500)
})

test.each([
  ['a column that is gone', 'ALTER TABLE job_run RENAME COLUMN done_for TO done', /no such column|no column named/],
  ['a table that is gone', 'ALTER TABLE job_run RENAME TO run', /no such table/],
])('%s is found', (_, change, why) => {
  const database = migratedDatabase()
  database.exec(change)
  expect(recorded.map((sql) => refusalOf(database, sql)).filter(Boolean)).toContainEqual(expect.stringMatching(why))
})

test('a new column that must be set is found, one with a value of its own is not', () => {
  const database = migratedDatabase()
  database.exec('CREATE TABLE t (id TEXT PRIMARY KEY, a INTEGER NOT NULL) STRICT')
  const insert = 'insert into "t" ("id", "a") values (?, ?) on conflict ("id") do nothing'
  expect(refusalOf(database, insert)).toBeNull()
  database.exec('ALTER TABLE t ADD COLUMN b INTEGER NOT NULL DEFAULT 0')
  expect(refusalOf(database, insert)).toBeNull()
  database.exec('DROP TABLE t')
  database.exec('CREATE TABLE t (id TEXT PRIMARY KEY, a INTEGER NOT NULL, c TEXT NOT NULL) STRICT')
  expect(refusalOf(database, insert)).toBe('t needs c')
  database.exec('DROP TABLE t')
  database.exec('CREATE TABLE t (id TEXT, a INTEGER NOT NULL) STRICT')
  expect(refusalOf(database, insert)).toMatch(/ON CONFLICT/)
})
