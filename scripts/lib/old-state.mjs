// A state from before, looked at before anything in it is changed: its migrations are ours, and all that are to come succeed on a copy.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { databaseFile } from './database-file.mjs'
import { migrationNames, migrationSql } from './migrations.mjs'
import { DROPS_MESSAGES } from './old-transcripts.mjs'

/** A state that this version cannot bring up to date; nothing in it was changed. */
export class StateRefused extends Error {}

/**
 * Throws a sentence where the state in `dataDir` cannot be migrated to the newest.
 * @param {string} dataDir
 */
export async function assertMigratable(dataDir) {
  const file = databaseFile(dataDir)
  if (!file) return
  const folder = mkdtempSync(path.join(tmpdir(), 'drishti-migrate-'))
  try {
    const source = new DatabaseSync(file, { readOnly: true })
    const copied = path.join(folder, 'copy.sqlite')
    await backup(source, copied)
    source.close()
    const copy = new DatabaseSync(copied)
    try {
      copy.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF')
      tryMigrations(copy, appliedTo(copy))
    } finally {
      copy.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {DatabaseSync} copy
 * @param {string[]} applied
 */
function tryMigrations(copy, applied) {
  const names = migrationNames()
  const unknown = applied.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new StateRefused(
      `It has ${unknown.join(', ')}, which this version does not have. Start it with the version that made it.`,
    )
  const pending = names.filter((name) => !applied.includes(name))
  if (pending.length === 0) return
  const different = differences(copy, applied)
  if (different.length > 0)
    throw new StateRefused(
      `Its ${different.join(', ')} is not as the migrations of this version make it. Start it with the version that made it.`,
    )
  for (const name of pending) tryMigration(copy, name)
}

/**
 * @param {DatabaseSync} copy
 * @param {string} name
 */
function tryMigration(copy, name) {
  // The real ones are moved to R2 then.
  if (name === DROPS_MESSAGES) copy.exec('DELETE FROM message')
  try {
    copy.exec(`BEGIN; ${migrationSql(name)}; COMMIT`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StateRefused(`The migration ${name} refuses what is in it: ${reason}.`)
  }
}

/** @param {DatabaseSync} database */
function appliedTo(database) {
  const has = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'd1_migrations'").get()
  if (!has) return []
  return database
    .prepare('SELECT name FROM d1_migrations ORDER BY id')
    .all()
    .map(({ name }) => String(name))
}

/**
 * Tables, triggers and indexes that are not those which these migrations make.
 * @param {DatabaseSync} database
 * @param {string[]} applied
 */
function differences(database, applied) {
  const made = new DatabaseSync(':memory:')
  for (const name of applied) made.exec(migrationSql(name))
  const [found, expected] = [schemaOf(database), schemaOf(made)]
  made.close()
  return [...new Set([...found.keys(), ...expected.keys()])].filter((name) => found.get(name) !== expected.get(name))
}

/** @param {DatabaseSync} database */
function schemaOf(database) {
  const own = `SELECT name, type, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
    AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name <> 'd1_migrations'`
  return new Map(
    database
      .prepare(own)
      .all()
      .map(({ name, type, sql }) => [String(name), type === 'table' ? columnsOf(database, name) : inOneLine(sql)]),
  )
}

/**
 * A table's statement is rewritten when the table is renamed, in the words of that SQLite.
 * @param {DatabaseSync} database
 * @param {unknown} table
 */
function columnsOf(database, table) {
  const columns = database.prepare('SELECT name, type, "notnull", pk FROM pragma_table_xinfo(?)').all(String(table))
  return JSON.stringify(columns)
}

/** @param {unknown} sql */
const inOneLine = (sql) => String(sql).replace(/\s+/g, ' ')
