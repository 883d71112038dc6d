// A D1 database copied into SQLite: its schema is read as rows, and its rows come by wrangler's export. That export refuses
// searches (virtual tables) and writes an order that D1 does not take, so it is asked for the rows of tables by name.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../run.mjs'
import { tablesOf } from './ordered-dump.mjs'

const SCHEMA =
  "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY sql LIKE 'CREATE VIRTUAL%' DESC, rowid"

/**
 * Fills an empty SQLite database that enforces no foreign keys. D1 answers nobody while it exports.
 * @param {import('node:sqlite').DatabaseSync} copy
 * @param {string[]} where wrangler's options that say which database: `--remote`
 */
export async function copyD1(copy, where) {
  const folder = mkdtempSync(path.join(tmpdir(), 'drishti-rows-'))
  const rows = path.join(folder, 'rows.sql')
  try {
    const asked = ['d1', 'execute', 'DB', ...where, '--json', '--command', SCHEMA]
    const { output } = await run('wrangler', asked, { capture: 'stdout' })
    /** @type {{ type: string, name: string, sql: string }[]} */
    const schema = JSON.parse(output)[0].results
    // A search makes tables of its own, which the schema names as well.
    for (const { type, name, sql } of schema)
      if (type === 'table' && !name.startsWith('sqlite_') && !tableNames(copy).has(name)) copy.exec(sql)
    const tables = tablesOf(copy, 'table').flatMap((name) => ['--table', name])
    await run('wrangler', ['d1', 'export', 'DB', ...where, '--no-schema', ...tables, '--output', rows])
    copy.exec(readFileSync(rows, 'utf8'))
    for (const kind of ['index', 'view', 'trigger'])
      for (const { type, sql } of schema) if (type === kind) copy.exec(sql)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {import('node:sqlite').DatabaseSync} database */
function tableNames(database) {
  return new Set(
    database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
      .map(({ name }) => name),
  )
}
