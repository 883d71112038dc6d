// Data folders made once and copied for every server that a test starts: `empty` is migrated, `seeded` has the demo data.
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { contentHash } from '../content-hash.mjs'
import { root } from '../run.mjs'
import { migrateAndSeed } from './migrate-and-seed.mjs'

/** @typedef {'empty' | 'seeded'} Kind */

const HOUR = 3_600_000
const CACHE = path.join(root, 'node_modules/.cache/drishti')
// The lockfile decides how Miniflare lays out its files; the seed runs code of workers.
const SOURCES = [
  'migrations',
  'wrangler.toml',
  'package-lock.json',
  'scripts/lib/state/migrations.mjs',
  'scripts/lib/state/migrate-and-seed.mjs',
  'scripts/lib/state/local-database.mjs',
]
const SEED_SOURCES = [
  'scripts/seed',
  'workers/domain',
  'workers/db',
  'workers/contract',
  'workers/gateways/files/r2-files.ts',
]

/**
 * Fills `dataDir` with a copy of a template.
 * @param {Kind} kind
 * @param {string} dataDir
 */
export async function copyTemplate(kind, dataDir) {
  cpSync(await template(kind), dataDir, { recursive: true })
}

/** @type {Map<Kind, Promise<string>>} */
const known = new Map()

/** @param {Kind} kind */
function template(kind) {
  const making = known.get(kind) ?? make(kind)
  known.set(kind, making)
  return making
}

/** @param {Kind} kind */
async function make(kind) {
  const folder = path.join(CACHE, `${kind}-${hashOf(kind)}`)
  if (existsSync(folder)) return folder
  mkdirSync(CACHE, { recursive: true })
  const unlock = lock(path.join(CACHE, `${kind}.lock`))
  try {
    // Another process may have made it while this one waited.
    if (existsSync(folder)) return folder
    const draft = `${folder}.draft`
    rmSync(draft, { recursive: true, force: true })
    await migrateAndSeed(draft, { seeded: kind === 'seeded', forTests: true })
    removeOld(kind)
    renameSync(draft, folder)
    return folder
  } finally {
    unlock()
  }
}

/**
 * The seed's dates are relative to now, and pages show them as "2 days ago": a seeded template is good for its hour.
 * @param {Kind} kind
 */
function hashOf(kind) {
  if (kind === 'empty') return contentHash(root, SOURCES).slice(0, 16)
  return `${contentHash(root, [...SOURCES, ...SEED_SOURCES]).slice(0, 16)}-${Math.floor(Date.now() / HOUR)}`
}

/**
 * SQLite's lock on a file: other processes wait, and it ends with its process however that ends.
 * @param {string} file
 */
function lock(file) {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA busy_timeout = 600000')
  database.exec('BEGIN EXCLUSIVE')
  return () => database.close()
}

/**
 * Templates that no running process can still be copying.
 * @param {Kind} kind
 */
function removeOld(kind) {
  for (const name of readdirSync(CACHE)) {
    const full = path.join(CACHE, name)
    const old = Date.now() - statSync(full).mtimeMs > 2 * HOUR
    if (old && name.startsWith(`${kind}-`)) rmSync(full, { recursive: true, force: true })
  }
}
