// The sentence for a state that could not be opened or brought up to date.
import { FolderInUse } from './folder-lock.mjs'

/** A state that this version cannot bring up to date; nothing in it was changed. */
export class StateRefused extends Error {}

/** @param {string} reason */
const isFullDisk = (reason) => /ENOSPC|SQLITE_FULL|database or disk is full/.test(reason)

/**
 * @param {string} dataDir
 * @param {unknown} error
 */
export function stateFailure(dataDir, error) {
  const reason = error instanceof Error ? error.message : String(error)
  if (error instanceof FolderInUse) return reason
  if (isFullDisk(reason))
    return `The disk is full, so the state in ${dataDir} could not be opened or brought up to date. Nothing was deleted. Make room and start again.
To keep a copy of it on another disk: cp -R ${dataDir} /OTHER/DISK/`
  const copy = `To keep a copy of it: cp -R ${dataDir} ${dataDir}-copy`
  if (error instanceof StateRefused) return `The state in ${dataDir} was left as it is. ${reason}\n${copy}`
  return `The state in ${dataDir} could not be opened or brought up to date. Nothing was deleted, and a migration that fails changes nothing.\n${reason}\n${copy}`
}
