// One hash over the contents of files and folders: what decides whether a build or an install is stale.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Hash of all files below `paths` (relative to `root`), names included; a path that isn't there counts as empty.
 * @param {string} root
 * @param {string[]} paths
 * @param {string[]} [except] folders and files left out
 */
export function contentHash(root, paths, except = []) {
  const hash = createHash('sha256')
  const visit = (/** @type {string} */ relative) => {
    if (except.includes(relative)) return
    const full = path.join(root, relative)
    const stat = statSync(full, { throwIfNoEntry: false })
    if (!stat) return
    if (stat.isDirectory()) {
      for (const name of readdirSync(full).sort()) visit(path.join(relative, name))
      return
    }
    hash.update(`${relative}\0`).update(readFileSync(full)).update('\0')
  }
  for (const each of paths) visit(each)
  return hash.digest('hex')
}
