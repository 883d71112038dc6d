// The local state: one folder with the database, the objects' storage and the files. Migrated and filled with demo data.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from '../content-hash.mjs'
import { root } from '../run.mjs'

const stampFile = (/** @type {string} */ dataDir) => path.join(dataDir, 'state.stamp')
const stateHash = () => contentHash(root, ['migrations', 'scripts/seed'])

/**
 * True when the state in `dataDir` has every migration and the demo data.
 * @param {string} dataDir
 */
export function isReady(dataDir) {
  return existsSync(stampFile(dataDir)) && readFileSync(stampFile(dataDir), 'utf8') === stateHash()
}

/**
 * Brings the state in `dataDir` up to date.
 * @param {string} dataDir
 */
export async function prepareState(dataDir) {
  if (isReady(dataDir)) return
  // Loaded only now: a start with a state that is ready needs neither Miniflare nor the seed here, and Node 20 has no SQLite.
  const { holdFolder } = await import('./folder-lock.mjs')
  const release = holdFolder(dataDir, 'a program that brings it up to date')
  try {
    const { migrateAndSeed } = await import('./migrate-and-seed.mjs')
    await migrateOrMake(dataDir, migrateAndSeed)
    markReady(dataDir)
  } finally {
    release()
  }
}

/**
 * @param {string} dataDir
 * @param {(dataDir: string) => Promise<void>} migrateAndSeed
 */
async function migrateOrMake(dataDir, migrateAndSeed) {
  if (existsSync(path.join(dataDir, 'v3'))) {
    const { assertMigratable } = await import('./old-state.mjs')
    await assertMigratable(dataDir)
    await migrateAndSeed(dataDir)
  } else {
    // A new state appears whole: a start that is interrupted leaves nothing half seeded.
    const draft = path.join(dataDir, 'draft')
    rmSync(draft, { recursive: true, force: true })
    await migrateAndSeed(draft)
    renameSync(path.join(draft, 'v3'), path.join(dataDir, 'v3'))
    rmSync(draft, { recursive: true })
  }
}

/**
 * The state needs neither migrations nor demo data.
 * @param {string} dataDir
 */
export function markReady(dataDir) {
  writeFileSync(stampFile(dataDir), stateHash())
}

/**
 * The next start looks at the state again.
 * @param {string} dataDir
 */
export function markUnready(dataDir) {
  rmSync(stampFile(dataDir), { force: true })
}
