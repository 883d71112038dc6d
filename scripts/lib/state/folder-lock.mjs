// One program at a time serves, migrates or restores the state of a folder: SQLite's lock on a file of it, which ends with its process.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/** Another program has the folder. */
export class FolderInUse extends Error {
  /**
   * @param {string} dataDir
   * @param {string} holder
   */
  constructor(dataDir, holder) {
    super(`${dataDir} is in use by ${holder}. Stop it first, or choose another folder: DATA_DIR=.data-2`)
  }
}

/**
 * A lock is gone with the last reference to its connection.
 * @type {Set<DatabaseSync>}
 */
const held = new Set()

/**
 * Takes the folder for this process until the returned function is called; throws a sentence where another program has it.
 * @param {string} dataDir
 * @param {string} holder for the other programs: `a server on port 8787`
 * @param {number} [waitMs] `npm run admin:create` has the database open for two seconds
 */
export function holdFolder(dataDir, holder, waitMs = 5000) {
  mkdirSync(dataDir, { recursive: true })
  const name = path.join(dataDir, 'holder.txt')
  const lock = locked(path.join(dataDir, 'holder.lock'))
  if (!lock) throw new FolderInUse(dataDir, readHolder(name))
  // Miniflare's workerd outlives a killed Node, and goes on with the folder.
  if (isOpenInWorkerd(dataDir, waitMs)) {
    lock.close()
    throw new FolderInUse(dataDir, 'a server whose process is called workerd')
  }
  held.add(lock)
  writeHolder(name, `${holder} (process ${process.pid}, since ${new Date().toISOString()})`)
  return () => {
    held.delete(lock)
    lock.close()
  }
}

/**
 * A connection with SQLite's exclusive lock; null where another process has the file.
 * @param {string} file
 * @param {{ timeout?: number, isAlone?: boolean }} [options] `isAlone`: nobody else may even have it open
 */
function locked(file, { timeout = 0, isAlone = false } = {}) {
  const database = new DatabaseSync(file, { timeout })
  try {
    // The lock's own file has no rows: a journal on the disk would need space, which a full one does not have.
    database.exec(isAlone ? 'PRAGMA locking_mode = EXCLUSIVE' : 'PRAGMA journal_mode = MEMORY')
    database.exec('BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    if (/** @type {{ errcode?: number }} */ (error).errcode === SQLITE_BUSY) return null
    throw error
  }
}

/**
 * D1's list of databases is open in whatever serves or changes the state; readers open the database alone.
 * @param {string} dataDir
 * @param {number} timeout
 */
function isOpenInWorkerd(dataDir, timeout) {
  const folder = path.join(dataDir, 'v3/d1')
  if (!existsSync(folder)) return false
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const list = names.find((name) => path.basename(name) === 'metadata.sqlite')
  if (!list) return false
  const alone = locked(path.join(folder, list), { timeout, isAlone: true })
  alone?.close()
  return alone === null
}

/** @param {string} file */
function readHolder(file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return text || 'another program'
}

/**
 * @param {string} file
 * @param {string} text
 */
function writeHolder(file, text) {
  try {
    writeFileSync(file, text)
  } catch {
    // A full disk refuses the name; the lock needs no space.
  }
}
