// A SQLite database as SQL that D1 takes: its statements in an order in which each finds what it needs, and none too long.
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FILL_SEARCHES } from './fill-searches.mjs'

/** @typedef {import('node:sqlite').DatabaseSync} DatabaseSync */

// D1 refuses a statement of more bytes: https://developers.cloudflare.com/d1/platform/limits/
const STATEMENT_BYTES = 100_000
/** Characters of a text in one statement; in UTF-8 at most four times as many bytes. */
const PIECE = 15_000

/**
 * The statements that make the database again: tables, rows (parents before children), indexes, views, searches,
 * triggers. Searches are filled from what they search.
 * @param {DatabaseSync} database
 * @returns {Generator<string>} without semicolons
 */
export function* orderedDump(database) {
  yield 'PRAGMA defer_foreign_keys = TRUE'
  const tables = parentsFirst(database, tablesOf(database, 'table'))
  for (const table of tables) yield sqlOf(database, table)
  for (const table of tables) yield* rowsOf(database, table)
  yield* ofType(database, 'index')
  yield* ofType(database, 'view')
  for (const search of tablesOf(database, 'virtual')) {
    const fill = FILL_SEARCHES[search]
    if (!fill) throw new Error(`scripts/lib/state/fill-searches.mjs does not say how ${search} is filled.`)
    yield* [sqlOf(database, search), fill]
  }
  yield* ofType(database, 'trigger')
}

/**
 * Writes these statements to a file that only its owner may read.
 * @param {DatabaseSync} database
 * @param {string} file
 */
export async function writeDump(database, file) {
  function* lines() {
    for (const statement of orderedDump(database)) yield `${statement};\n`
  }
  await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600 }))
}

/**
 * The names of tables of a kind, in the order in which they were made; `table` leaves out those of SQLite and D1.
 * @param {DatabaseSync} database
 * @param {'table' | 'virtual'} kind
 * @returns {string[]}
 */
export function tablesOf(database, kind) {
  const own = `SELECT l.name FROM pragma_table_list l JOIN sqlite_schema s ON s.type = 'table' AND s.name = l.name
    WHERE l.schema = 'main' AND l.type = ? AND l.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
      AND l.name NOT LIKE '\\_cf\\_%' ESCAPE '\\' ORDER BY s.rowid`
  return database
    .prepare(own)
    .all(kind)
    .map(({ name }) => String(name))
}

/**
 * The number of rows in each table.
 * @param {DatabaseSync} database
 */
export function rowCounts(database) {
  const count = (/** @type {string} */ table) =>
    Number(database.prepare(`SELECT count(*) AS n FROM ${quoted(table)}`).get()?.n)
  return Object.fromEntries(tablesOf(database, 'table').map((table) => [table, count(table)]))
}

/** @param {DatabaseSync} database @param {string[]} tables */
function parentsFirst(database, tables) {
  /** @type {Set<string>} */
  const placed = new Set()
  /** @param {string} table @param {string[]} children */
  function place(table, children) {
    if (placed.has(table) || children.includes(table)) return
    const parents = database.prepare('SELECT "table" AS parent FROM pragma_foreign_key_list(?)').all(table)
    for (const { parent } of parents) place(String(parent), [...children, table])
    placed.add(table)
  }
  for (const table of tables) place(table, [])
  return [...placed]
}

/** @param {DatabaseSync} database @param {string} table */
function* rowsOf(database, table) {
  const columns = database
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => quoted(name))
  const into = `INSERT INTO ${quoted(table)} (${columns.join(', ')}) VALUES`
  // Texts are cut off here, and continued below.
  const literals = columns.map(
    (column) => `quote(iif(typeof(${column}) = 'text', substr(${column}, 1, ${PIECE}), ${column}))`,
  )
  const longest = columns.map((column) => `iif(typeof(${column}) = 'text', length(${column}), 0)`)
  const rows = database.prepare(
    `SELECT rowid AS row, ${literals.join(` || ', ' || `)} AS literals, max(0, ${longest.join(', ')}) AS longest
     FROM ${quoted(table)} ORDER BY rowid`,
  )
  for (const { row, literals, longest } of rows.iterate()) {
    yield checked(`${into} (${literals})`)
    if (Number(longest) > PIECE) for (const column of columns) yield* restOf(database, { table, column, row })
  }
}

/**
 * The rest of a long text, as changes of the row that came last.
 * @param {DatabaseSync} database
 * @param {{ table: string, column: string, row: unknown }} cell
 */
function* restOf(database, { table, column, row }) {
  const piece = database.prepare(
    `SELECT quote(substr(${column}, ?, ${PIECE})) AS literal FROM ${quoted(table)}
     WHERE rowid = ? AND typeof(${column}) = 'text' AND length(${column}) >= ?`,
  )
  for (let from = PIECE + 1; ; from += PIECE) {
    const found = piece.get(from, Number(row), from)
    if (!found) return
    const last = `(SELECT max(rowid) FROM ${quoted(table)})`
    yield checked(`UPDATE ${quoted(table)} SET ${column} = ${column} || ${found.literal} WHERE rowid = ${last}`)
  }
}

/** @param {string} statement */
function checked(statement) {
  if (Buffer.byteLength(statement) <= STATEMENT_BYTES) return statement
  throw new Error(`D1 takes ${STATEMENT_BYTES} bytes a statement: ${statement.slice(0, 200)}…`)
}

/** @param {DatabaseSync} database @param {'index' | 'view' | 'trigger'} type */
function* ofType(database, type) {
  const made = 'SELECT sql FROM sqlite_schema WHERE type = ? AND sql IS NOT NULL ORDER BY rowid'
  for (const { sql } of database.prepare(made).all(type)) yield String(sql)
}

/** @param {DatabaseSync} database @param {string} table */
function sqlOf(database, table) {
  return String(database.prepare("SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?").get(table)?.sql)
}

/** @param {unknown} name */
const quoted = (name) => `"${String(name).replaceAll('"', '""')}"`
