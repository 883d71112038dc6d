// Applies migrations/*.sql to a local D1 database and keeps the records that `wrangler d1 migrations apply` keeps.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'

const FOLDER = path.join(root, 'migrations')
// wrangler's own table, letter for letter: `wrangler d1 migrations list --local` then finds nothing left to apply.
const APPLIED_TABLE = `CREATE TABLE IF NOT EXISTS "d1_migrations"(
		id         INTEGER PRIMARY KEY AUTOINCREMENT,
		name       TEXT UNIQUE,
		applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
);`

/**
 * Applies, in order, each migration that the database does not have yet. One migration is one transaction.
 * @param {D1Database} database
 * @param {(name: string) => Promise<void>} [before] what a migration waits for and SQL cannot do
 */
export async function applyMigrations(database, before = async () => undefined) {
  await database.prepare(APPLIED_TABLE).run()
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all()
  const applied = new Set(results.map(({ name }) => name))
  for (const name of migrationNames()) {
    if (applied.has(name)) continue
    await before(name)
    const statements = migrationSql(name).split('--> statement-breakpoint')
    await database.batch([
      ...statements.map((sql) => database.prepare(sql)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
}

/**
 * All migrations, in a new SQLite database.
 * @param {import('node:sqlite').DatabaseSync} database
 */
export function migrationsInto(database) {
  for (const name of migrationNames()) database.exec(migrationSql(name))
}

/** The order of wrangler: by the number in front of the name. */
export function migrationNames() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

/** @param {string} name */
export function migrationSql(name) {
  return readFileSync(path.join(FOLDER, name), 'utf8')
}
