// A state from before, looked at before anything in it is changed: its migrations are ours, and all that are to come succeed on a copy.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { databaseFile } from './database-file.mjs'
import { migrationNames, migrationSql } from './migrations.mjs'
import { DROPS_MESSAGES } from './old-transcripts.mjs'
import { SCHEMA, schemaDifferences } from './schema-differences.mjs'
import { StateRefused } from './state-failure.mjs'

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
      tryMigrations(copy)
    } finally {
      copy.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Migrates a copy to the newest; throws a sentence where it is not ours or a migration refuses.
 * @param {DatabaseSync} copy
 */
export function tryMigrations(copy) {
  const applied = appliedTo(copy)
  const names = migrationNames()
  const unknown = applied.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new StateRefused(
      `It has ${unknown.join(', ')}, which this version does not have. Start it with the version that made it.`,
    )
  const different = schemaDifferences(copy.prepare(SCHEMA).all(), applied)
  if (different.length > 0)
    throw new StateRefused(
      `Its ${different.join(', ')} is not as the migrations of this version make it. Start it with the version that made it.`,
    )
  for (const name of names) if (!applied.includes(name)) tryMigration(copy, name)
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
