// The sentence for a state that could not be brought up to date.
import { FolderInUse } from './folder-lock.mjs'
import { StateRefused } from './old-state.mjs'

/**
 * @param {string} dataDir
 * @param {unknown} error
 */
export function stateFailure(dataDir, error) {
  const reason = error instanceof Error ? error.message : String(error)
  if (error instanceof FolderInUse) return reason
  const copy = `To keep a copy of it: cp -R ${dataDir} ${dataDir}-copy`
  if (error instanceof StateRefused) return `The state in ${dataDir} was left as it is. ${reason}\n${copy}`
  if (/ENOSPC|SQLITE_FULL|database or disk is full/.test(reason))
    return `The disk is full, so the state in ${dataDir} could not be brought up to date. Nothing was deleted. Make room and start again.`
  return `The state in ${dataDir} could not be brought up to date. Nothing was deleted, and a migration that fails changes nothing.\n${reason}\n${copy}`
}
