// A copy loaded into D1, over a double of wrangler with a SQLite database behind it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migratedDatabase, statementsAfter } from '#tests/support/database/migrated-database.ts'
import { d1Target, sentenceOf } from '../../../scripts/lib/deployment/d1-target.mjs'
import { migrationNames } from '../../../scripts/lib/state/migrations.mjs'
import { rowCounts, writeDump } from '../../../scripts/lib/state/ordered-dump.mjs'
import { restore } from '../../../scripts/lib/state/restore.mjs'

const NAMES = migrationNames()

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drishti-restore-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A database as wrangler leaves it, with Mira's account. */
function site({ upTo, person = 'mira' }: { upTo?: string; person?: string | null } = {}): DatabaseSync {
  const database = migratedDatabase(upTo)
  database.exec('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE)')
  for (const name of NAMES)
    if (!upTo || name <= upTo) database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(name)
  if (!person) return database
  database
    .prepare(
      `INSERT INTO user (id, email, phone, full_name, role, status, created_at)
       VALUES (?, ?, '+1', 'Mira Rao', 'user', 'active', 1)`,
    )
    .run(person, `${person}@people.test`)
  return database
}

/** Wrangler over `database`; a file of statements is one transaction, as D1 takes it. */
function wranglerOver(database: DatabaseSync) {
  const asked: string[] = []
  async function wrangler(args: string[]): Promise<string> {
    asked.push(args.slice(0, 3).join(' '))
    const after = (option: string) => args[args.indexOf(option) + 1] ?? ''
    if (args[1] === 'time-travel') return '{ "bookmark": "0000-now" }'
    if (args[1] === 'migrations') return applyRest()
    if (args.includes('--command'))
      return JSON.stringify(
        after('--command')
          .split(';')
          .map((sql) => ({ results: database.prepare(sql).all() })),
      )
    database.exec(`BEGIN; ${readFileSync(after('--file'), 'utf8')} COMMIT`)
    return ''
  }
  function applyRest(): string {
    const last = String(database.prepare('SELECT max(name) AS name FROM d1_migrations').get()?.name)
    for (const sql of statementsAfter(last)) database.exec(sql)
    return ''
  }
  return { wrangler, asked }
}

type Tried = { source?: DatabaseSync; target: DatabaseSync; typed?: string; local?: boolean }

async function tryRestore({ source, target, typed = '', local = false }: Tried) {
  const file = path.join(folder, 'copy.sql')
  if (source) await writeDump(source, file)
  const { wrangler, asked } = wranglerOver(target)
  const said: string[] = []
  const say = (sentence: string) => void said.push(sentence)
  const to = d1Target({ local })
  const failure = await restore({ file, target: to, folder, wrangler, askName: async () => typed, say }).then(
    () => null,
    (error: Error) => error.message,
  )
  return { failure, said, asked }
}

const people = (database: DatabaseSync) =>
  database
    .prepare('SELECT id FROM user ORDER BY id')
    .all()
    .map(({ id }) => id)

test('a copy is loaded into a database that has no table', async () => {
  const [source, target] = [site(), new DatabaseSync(':memory:')]
  expect((await tryRestore({ source, target })).failure).toBeNull()
  const counts = rowCounts(source)
  // The sweep of pictures rests by this row.
  expect(rowCounts(target)).toEqual({ ...counts, setting: (counts.setting ?? 0) + 1 })
  const mark = target.prepare("SELECT value, set_at FROM setting WHERE key = 'restored_at'").get()
  expect(Number(mark?.value)).toBe(mark?.set_at)
  expect(Date.now() - Number(mark?.value)).toBeLessThan(60_000)
})

test('a copy is loaded into a database that was only migrated', async () => {
  const [source, target] = [site(), site({ person: null })]
  expect((await tryRestore({ source, target })).failure).toBeNull()
  expect(people(target)).toEqual(['mira'])
})

test('rows are kept until the name of their database is typed, and the way back to them is named', async () => {
  const target = site({ person: 'arun' })
  const { failure, said } = await tryRestore({ source: site(), target, typed: 'another' })
  expect(failure).toBe('Nothing was changed. To replace drishti, add: --into drishti')
  expect(said).toContain('The way back: npx wrangler d1 time-travel restore DB --bookmark=0000-now')
  expect(people(target)).toEqual(['arun'])

  expect((await tryRestore({ source: site(), target, typed: 'drishti' })).failure).toBeNull()
  expect(people(target)).toEqual(['mira'])
  expect(target.prepare('PRAGMA foreign_key_check').all()).toEqual([])
})

test('the local database has no bookmark: a copy of it is the way back', async () => {
  const { said, asked } = await tryRestore({ source: site(), target: site(), local: true })
  expect(said).toContain('Copy it first: npm run backup -- FILE --local')
  expect(asked).not.toContain('d1 time-travel info')
})

test('a copy of an older version is migrated after it was loaded', async () => {
  const upTo = NAMES.at(-3)
  const target = new DatabaseSync(':memory:')
  const { failure, said } = await tryRestore({ source: site(upTo ? { upTo } : {}), target })
  expect(failure).toBeNull()
  expect(said).toContain(`It was migrated by ${NAMES.slice(-2).join(', ')}.`)
  expect(Object.keys(rowCounts(target)).sort()).toEqual(Object.keys(rowCounts(site())).sort())
})

function oldSite(version: string): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  database.exec(`BEGIN; ${readFileSync(`tests/support/database/old-states/${version}.sql`, 'utf8')} COMMIT`)
  return database
}

test('a copy whose transcripts are in D1 is refused for a site before a row is replaced, with the version that moves them', async () => {
  const { failure, asked } = await tryRestore({ source: oldSite('e8616a4'), target: site(), typed: 'drishti' })
  expect(failure).toContain(
    'Nothing was changed. The copy has transcripts in D1, which 0050_payout_guards.sql would drop',
  )
  expect(failure).toContain('Restore it with f697e40f')
  expect(asked).toEqual([])
})

test.each([
  [
    'rows that a later migration refuses',
    "INSERT INTO payout_receivable (id, astrologer_id, session_id, paise, at) VALUES ('r', 'a', 's', 1.5, 1)",
    'The migration 0050_payout_guards.sql refuses what is in it: ',
  ],
  ['another schema', 'ALTER TABLE spending_limit ADD COLUMN other text', 'Its spending_limit is not as the migrations'],
])('an older copy with %s is refused, and nothing is written', async (_, sql, sentence) => {
  const source = oldSite('f697e40f')
  source.exec(sql)
  const { failure, asked } = await tryRestore({ source, target: site(), typed: 'drishti', local: true })
  expect(failure).toContain(`does not come to this version, so nothing was changed. ${sentence}`)
  expect(asked).toEqual([])
})

test('a local state is marked before its rows are replaced, and migrates with what its migrations wait for', async () => {
  const steps: string[] = []
  const target = site()
  const file = path.join(folder, 'copy.sql')
  await writeDump(oldSite('e8616a4'), file)
  const { wrangler } = wranglerOver(target)
  const local = {
    replacing: () => void steps.push(`replacing ${people(target)}`),
    migrate: async () => {
      steps.push(`migrating ${people(target).length} people`)
      target.exec('DELETE FROM message')
      await wrangler(['d1', 'migrations'])
    },
  }
  const say = () => undefined
  await restore({
    file,
    target: d1Target({ local: true }),
    folder,
    wrangler,
    askName: async () => 'drishti',
    say,
    local,
  })
  expect(steps).toEqual(['replacing mira', 'migrating 16 people'])
})

test('a copy of a newer version is refused, and nothing is written', async () => {
  const source = site()
  source.exec("INSERT INTO d1_migrations (name) VALUES ('9999_later.sql')")
  const { failure, asked } = await tryRestore({ source, target: site({ person: null }) })
  expect(failure).toContain('is of a newer version: this one has no 9999_later.sql.')
  expect(asked).toEqual([])
})

test.each([
  ['half of a copy', 'CREATE TABLE user (id TEXT); INSERT INTO user VALUES ('],
  ['another text', 'Dear all,'],
  ['an empty file', ''],
])('%s is refused in a sentence, and nothing is written', async (_, text) => {
  writeFileSync(path.join(folder, 'copy.sql'), text)
  const { failure, asked } = await tryRestore({ target: site({ person: null }) })
  expect(failure).toContain('is not a whole copy of npm run backup, so nothing was changed')
  expect(asked).toEqual([])
})

test('a database is chosen by one option, and by a name of wrangler.toml', () => {
  expect(d1Target({ env: 'staging' })).toEqual({
    name: 'drishti-staging',
    remote: true,
    where: ['--remote', '--env', 'staging'],
  })
  expect(() => d1Target({ local: true, env: 'staging' })).toThrow('Choose --local or --env, not both.')
  expect(() => d1Target({ env: 'moon' })).toThrow('wrangler.toml has no site called moon.')
})

test('an error of wrangler is its sentence, without a stack', () => {
  const printed =
    'wrangler d1 execute ended with 1\n\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[41;31m]\u001b[0m no such table: user\n\n    at Object.<anonymous> (x.js:1)\n'
  expect(sentenceOf(printed)).toBe('no such table: user')
  expect(sentenceOf('wrangler ended with 1\n{ "error": { "text": "You are not logged in." } }')).toBe(
    'You are not logged in.',
  )
})
