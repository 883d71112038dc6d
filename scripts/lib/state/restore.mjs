// A copy of the database (`npm run backup`) loaded into D1. Nothing is written before the copy was loaded and migrated on this
// machine, and rows are replaced only when the database's name was typed again.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { resultsOf } from '../deployment/d1-target.mjs'
import { refusalOfCopy } from '../deployment/deploy-waits.mjs'
import { migrationNames, migrationsInto } from './migrations.mjs'
import { tryMigrations } from './old-state.mjs'
import { rowCounts } from './ordered-dump.mjs'
import { bookmarkNow, wayBack } from './time-travel.mjs'

/** @typedef {import('../deployment/d1-target.mjs').Target} Target */

/**
 * @typedef {object} Restore
 * @property {string} file
 * @property {Target} target
 * @property {string} folder for files of this run
 * @property {(args: string[]) => Promise<string>} wrangler
 * @property {() => Promise<string>} askName the name of the database, typed once more
 * @property {(sentence: string) => void} say
 * @property {LocalState} [local]
 */

/**
 * @typedef {object} LocalState where the state is a folder
 * @property {() => void} replacing before the first change
 * @property {() => Promise<void>} migrate with what migrations wait for and SQL cannot do
 */

/**
 * Loads the copy and migrates it; throws a sentence, and then nothing has changed.
 * @param {Restore} restore
 */
export async function restore({ file, target, folder, wrangler, askName, say, local }) {
  const copy = await loadCopy(file, target)
  const { expected } = copy
  const d1 = { target, wrangler }
  const present = await tablesIn(d1)
  const filled = await filledTables(d1, present)
  if (filled.length > 0) {
    say(`${target.name} has rows, in ${filled.join(', ')}. They would be replaced.`)
    const site = target.where.slice(1)
    say(
      target.remote
        ? wayBack(await wrangler(bookmarkNow(site)), site)
        : 'Copy it first: npm run backup -- FILE --local',
    )
    if ((await askName()) !== target.name)
      throw new Error(`Nothing was changed. To replace ${target.name}, add: --into ${target.name}`)
  }
  const script = path.join(folder, 'restore.sql')
  writeFileSync(script, [...dropping(present), readFileSync(file, 'utf8')].join('\n'), { mode: 0o600 })
  local?.replacing()
  await wrangler(['d1', 'execute', 'DB', ...target.where, '--file', script, '--yes'])
  await compare(d1, expected)
  const rows = Object.values(expected).reduce((sum, n) => sum + n, 0)
  say(`${rows} rows of ${Object.keys(expected).length} tables are in ${target.name}.`)
  if (local) await local.migrate()
  else await wrangler(['d1', 'migrations', 'apply', 'DB', ...target.where])
  await query(d1, markOf(Date.now()))
  say(
    copy.missing.length > 0 ? `It was migrated by ${copy.missing.join(', ')}.` : 'Its schema is that of this version.',
  )
}

/**
 * Pictures that the restored rows do not name are kept for a while after it (workers/domain/settings/restore-mark.ts).
 * @param {number} at
 */
function markOf(at) {
  return `INSERT INTO setting (key, value, set_at) VALUES ('restored_at', '${at}', ${at})
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, set_at = excluded.set_at`
}

/**
 * The copy as it loads here, with foreign keys on, and as it comes to this version.
 * @param {string} file
 * @param {Target} target
 */
async function loadCopy(file, target) {
  const database = new DatabaseSync(':memory:')
  try {
    const { had, expected } = readCopy(database, file)
    const known = migrationNames()
    const newer = had.filter((name) => !known.includes(name))
    if (newer.length > 0)
      throw new Error(
        `${file} is of a newer version: this one has no ${newer.join(', ')}. Restore it with that version.`,
      )
    const refusal = target.remote ? await refusalOfCopy(async (sql) => database.prepare(sql).all()) : null
    if (refusal) throw new Error(`Nothing was changed. ${refusal}`)
    tryCopy(database, file)
    return { expected, missing: known.filter((name) => !had.includes(name)) }
  } finally {
    database.close()
  }
}

/**
 * @param {DatabaseSync} database
 * @param {string} file
 */
function readCopy(database, file) {
  try {
    database.exec(readFileSync(file, 'utf8'))
    const applied = database.prepare('SELECT name FROM d1_migrations ORDER BY name').all()
    return { had: applied.map(({ name }) => String(name)), expected: rowCounts(database) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} is not a whole copy of npm run backup, so nothing was changed: ${reason}`)
  }
}

/**
 * @param {DatabaseSync} database
 * @param {string} file
 */
function tryCopy(database, file) {
  try {
    tryMigrations(database)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} does not come to this version, so nothing was changed. ${reason}`)
  }
}

/**
 * @typedef {{ target: Target, wrangler: (args: string[]) => Promise<string> }} D1
 * @typedef {{ name: string, type: string }} Table
 */

/**
 * @param {D1} d1
 * @param {string} sql
 */
async function query({ target, wrangler }, sql) {
  return resultsOf(await wrangler(['d1', 'execute', 'DB', ...target.where, '--json', '--command', sql]))
}

/**
 * @param {D1} d1
 * @returns {Promise<Table[]>}
 */
async function tablesIn(d1) {
  const [rows = []] = await query(d1, 'PRAGMA table_list')
  return /** @type {Table[]} */ (rows).filter(({ name }) => !/^(sqlite_|_cf_)/.test(name))
}

/**
 * The rows in each table.
 * @param {D1} d1
 * @param {readonly string[]} tables
 */
async function countRows(d1, tables) {
  if (tables.length === 0) return {}
  const counts = await query(d1, tables.map((name) => `SELECT count(*) AS n FROM ${quoted(name)}`).join('; '))
  return Object.fromEntries(tables.map((name, i) => [name, Number(counts[i]?.[0]?.n)]))
}

/**
 * Tables with more rows than migrations alone put into them.
 * @param {D1} d1
 * @param {readonly Table[]} present
 */
async function filledTables(d1, present) {
  const fresh = new DatabaseSync(':memory:')
  migrationsInto(fresh)
  /** @type {Record<string, number>} */
  const made = { ...rowCounts(fresh), d1_migrations: Number.POSITIVE_INFINITY }
  fresh.close()
  const tables = present.filter(({ type }) => type === 'table').map(({ name }) => name)
  const counts = await countRows(d1, tables)
  return tables.filter((name) => Number(counts[name]) > (made[name] ?? 0))
}

/**
 * Everything that stands in the database is dropped in the transaction that loads the copy. Tables that were made later, which
 * refer to those before them, come first.
 * @param {readonly Table[]} present
 */
function dropping(present) {
  const drop = (/** @type {string} */ type, word = 'TABLE') =>
    present
      .filter((table) => table.type === type)
      .map(({ name }) => `DROP ${word} ${quoted(name)};`)
      .reverse()
  return ['PRAGMA defer_foreign_keys = TRUE;', ...drop('view', 'VIEW'), ...drop('virtual'), ...drop('table')]
}

/**
 * @param {D1} d1
 * @param {Record<string, number>} expected
 */
async function compare(d1, expected) {
  const found = await countRows(d1, Object.keys(expected))
  for (const [table, rows] of Object.entries(expected))
    if (found[table] !== rows) throw new Error(`${table} has ${found[table]} rows now, and ${rows} in the copy.`)
}

/** @param {string} name */
const quoted = (name) => `"${name.replaceAll('"', '""')}"`
