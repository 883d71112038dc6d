// SQLite in memory with the product's migrations. They take sixty times as long as a copy of the database that they
// made, so that one is kept for each content of the migrations.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const MIGRATIONS = path.join(ROOT, 'migrations')
const CACHE = path.join(ROOT, 'node_modules/.cache/drishti')

let migrated: Uint8Array | undefined

/** SQLite with the product's migrations, to the last or to `upTo`. */
export function migratedDatabase(upTo?: string): DatabaseSync {
  if (upTo) return migrate(upTo)
  migrated ??= readOrMake()
  const database = new DatabaseSync(':memory:')
  database.deserialize(migrated)
  database.exec('PRAGMA foreign_keys = ON')
  return database
}

/** The statements of the migrations after `last`, for a database that was made before them. */
export function statementsAfter(last: string): string[] {
  return migrations()
    .filter((file) => file > last)
    .flatMap((file) => sqlOf(file).split('--> statement-breakpoint'))
}

function readOrMake(): Uint8Array {
  const hash = createHash('sha256')
  for (const file of migrations()) hash.update(file).update(sqlOf(file))
  const kept = path.join(CACHE, `migrated-${hash.digest('hex').slice(0, 16)}.sqlite`)
  if (existsSync(kept)) return readFileSync(kept)
  const made = migrate().serialize()
  mkdirSync(CACHE, { recursive: true })
  // Another process may be making it as well: each renames a whole file.
  const draft = `${kept}.${process.pid}-${performance.now()}`
  writeFileSync(draft, made)
  renameSync(draft, kept)
  return made
}

function migrate(upTo?: string): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  database.exec('PRAGMA foreign_keys = ON')
  for (const file of migrations()) if (!upTo || file <= upTo) database.exec(sqlOf(file))
  return database
}

function migrations(): string[] {
  return readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort()
}

function sqlOf(file: string): string {
  return readFileSync(path.join(MIGRATIONS, file), 'utf8')
}
