// The sentence for a state that could not be opened or brought up to date.
import { statfsSync } from 'node:fs'
import { FolderInUse } from './folder-lock.mjs'

/** A state that this version cannot bring up to date; nothing in it was changed. */
export class StateRefused extends Error {}

/** SQLite reports a full disk as an I/O error where it could not make room for its own files. */
const LITTLE = 256 * 1024

/**
 * @param {string} dataDir
 * @param {unknown} error
 */
export function stateFailure(dataDir, error, free = freeBytes(dataDir)) {
  const reason = error instanceof Error ? error.message : String(error)
  if (error instanceof FolderInUse) return reason
  const copy = `To keep a copy of it: cp -R ${dataDir} ${dataDir}-copy`
  if (error instanceof StateRefused) return `The state in ${dataDir} was left as it is. ${reason}\n${copy}`
  if (free < LITTLE || /ENOSPC|EDQUOT|SQLITE_FULL|database or disk is full/.test(reason))
    return `The disk is full, so the state in ${dataDir} could not be opened or brought up to date. Nothing was deleted. Make room and start again.
To keep a copy of it on another disk: cp -R ${dataDir} /OTHER/DISK/`
  return `The state in ${dataDir} could not be opened or brought up to date. Nothing was deleted, and a migration that fails changes nothing.\n${reason}\n${copy}`
}

/**
 * A server on a full disk would answer and keep nothing, not even a log-in.
 * @param {string} dataDir
 */
export function assertRoom(dataDir, free = freeBytes(dataDir)) {
  if (free < LITTLE) throw new Error('ENOSPC: no space left on device')
}

/** @param {string} dataDir */
function freeBytes(dataDir) {
  try {
    const { bavail, bsize, blocks } = statfsSync(dataDir)
    // Some network drives tell no sizes.
    return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
