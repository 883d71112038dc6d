/** @module-tag long */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { fillEmptyTables } from '#tests/support/database/every-row.ts'
import { startProgram } from '#tests/support/servers/run-program.ts'
import { run } from '../../../scripts/lib/run.mjs'
import { copyD1 } from '../../../scripts/lib/state/d1-copy.mjs'
import { databaseFile } from '../../../scripts/lib/state/database-file.mjs'
import { rowCounts, writeDump } from '../../../scripts/lib/state/ordered-dump.mjs'
import { copyTemplate } from '../../../scripts/lib/state/state-template.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'drishti-copies-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SETTINGS = `name = "copied"
compatibility_date = "2026-04-01"
[[d1_databases]]
binding = "DB"
database_name = "drishti"
database_id = "00000000-0000-0000-0000-000000000000"
`

async function succeeds(script: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const program = startProgram(script, { CI: 'true', ...env }, args)
  expect(await program.ended, program.output()).toBe(0)
  return program.output()
}

/** All rows of all tables of a site's database. */
function allRows(dataDir: string) {
  const database = new DatabaseSync(databaseFile(dataDir) ?? '', { readOnly: true })
  const rows = Object.keys(rowCounts(database)).map((table) => [
    table,
    database.prepare(`SELECT * FROM "${table}" ORDER BY rowid`).all(),
  ])
  database.close()
  return Object.fromEntries(rows) as Record<string, object[]>
}

test('a copy that wrangler exports is loaded by wrangler into a new database, whose books are in order', async () => {
  const state = path.join(folder, '.wrangler/state')
  mkdirSync(state, { recursive: true })
  await copyTemplate('seeded', state)
  writeFileSync(path.join(folder, 'wrangler.toml'), SETTINGS)
  const copy = new DatabaseSync(path.join(folder, 'copy.sqlite'), { enableForeignKeyConstraints: false })
  await copyD1(copy, ['--local', '--cwd', folder])
  const file = path.join(folder, 'copy.sql')
  await writeDump(copy, file)

  const restored = path.join(folder, 'restored')
  const args = ['d1', 'execute', 'DB', '--local', '--persist-to', restored, '--cwd', folder, '--file', file, '--yes']
  await run('wrangler', args, { capture: true })
  const loaded = new DatabaseSync(databaseFile(restored) ?? '', { readOnly: true })
  expect(rowCounts(loaded)).toEqual(rowCounts(copy))
  expect(rowCounts(loaded).transfer).toBeGreaterThan(0)
  expect(loaded.prepare('SELECT count(*) AS n FROM user_search').get()?.n).toBe(rowCounts(copy).user)
  loaded.close()
  const books = await succeeds('scripts/run-ts.mjs', ['scripts/ledger-check.ts'], { DATA_DIR: restored })
  expect(books.match(/^I\d+\s+0 {2}/gm)).toHaveLength(17)
})

test('npm run backup loads its own file and ends with the check of its books', async () => {
  const dataDir = path.join(folder, 'data')
  await copyTemplate('seeded', dataDir)
  const file = path.join(folder, 'local.sql')
  const output = await succeeds('scripts/backup.mjs', [file, '--local'], { DATA_DIR: dataDir })
  expect(output.match(/^I\d+\s+0 {2}/gm)).toHaveLength(17)
  expect(output).toContain(`The copy is in ${file}.`)
})

test('npm run restore loads that file into a new database, and replaces the rows of one only by its name', async () => {
  const dataDir = path.join(folder, 'new')
  const file = path.join(folder, 'local.sql')
  const rows = () => {
    const database = new DatabaseSync(databaseFile(dataDir) ?? '', { readOnly: true })
    const counts = rowCounts(database)
    database.close()
    return counts
  }
  const output = await succeeds('scripts/restore.mjs', [file, '--local'], { DATA_DIR: dataDir })
  expect(output.match(/^I\d+\s+0 {2}/gm)).toHaveLength(17)
  expect(output).toContain('Its books are in order.')
  const restored = rows()
  expect(restored.transfer).toBeGreaterThan(0)

  const again = startProgram('scripts/restore.mjs', { CI: 'true', DATA_DIR: dataDir }, [file, '--local'])
  expect(await again.ended).toBe(1)
  expect(again.output()).toContain('Nothing was changed. To replace drishti, add: --into drishti')
  expect(again.output()).not.toMatch(/^\s+at /m)
  await succeeds('scripts/restore.mjs', [file, '--local', '--into', 'drishti'], { DATA_DIR: dataDir })
  expect(rows()).toEqual(restored)
})

test('a site with rows in every table comes back with each value of each row, and with its books in order', async () => {
  const [from, to] = [path.join(folder, 'full'), path.join(folder, 'full-again')]
  await copyTemplate('seeded', from)
  const site = new DatabaseSync(databaseFile(from) ?? '')
  expect(fillEmptyTables(site).length).toBeGreaterThan(40)
  site.close()
  const file = path.join(folder, 'full.sql')
  await succeeds('scripts/backup.mjs', [file, '--local'], { DATA_DIR: from })
  const output = await succeeds('scripts/restore.mjs', [file, '--local'], { DATA_DIR: to })
  expect(output.match(/^I\d+\s+0 {2}/gm)).toHaveLength(17)
  const [before, after] = [allRows(from), allRows(to)]
  // A restore notes its moment, for which the night's sweep of pictures rests; a setting that is written makes kept pages anew.
  const isMoment = (row: object) => 'key' in row && row.key === 'restored_at'
  expect(after.setting?.filter(isMoment)).toHaveLength(1)
  after.setting = after.setting?.filter((row) => !isMoment(row)) ?? []
  before.content_version = [{ id: 1, version: expect.any(Number) }]
  expect(Object.entries(after).filter(([, rows]) => rows.length === 0)).toEqual([])
  expect(after).toEqual(before)
})

test.each([
  [['nowhere.sql'], 'There is no nowhere.sql.'],
  [[], 'Which copy? npm run restore -- FILE [--local | --env NAME] [--into NAME]'],
  [['package.json', '--env', 'moon'], 'wrangler.toml has no site called moon.'],
  [['package.json', '--now'], "Unknown option '--now'"],
])('npm run restore refuses %j in a sentence', async (args, sentence) => {
  const program = startProgram('scripts/restore.mjs', { CI: 'true' }, args)
  expect(await program.ended).toBe(1)
  expect(program.output()).toContain(sentence)
  expect(program.output()).not.toMatch(/^\s+at /m)
})
