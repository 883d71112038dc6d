// Tells whether node_modules is what the lockfile asks for: npm keeps a list of what it has installed.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} Package */

/**
 * True where every package of the lockfile is installed in its version. Optional ones may be missing: they are for other systems.
 * @param {string} root
 */
export function isInstalled(root) {
  const [wanted, there] = [
    path.join(root, 'package-lock.json'),
    path.join(root, 'node_modules/.package-lock.json'),
  ].map(packagesOf)
  if (!wanted || !there) return false
  const isThere = (/** @type {[string, Package]} */ [name, { version, integrity, optional }]) => {
    const found = there[name]
    return found ? found.version === version && found.integrity === integrity : optional === true
  }
  return Object.entries(wanted).every(isThere) && Object.keys(there).every((name) => name in wanted)
}

/**
 * The packages of a lockfile by their folders, without the project itself; null without a file.
 * @param {string} file
 * @returns {Record<string, Package> | null}
 */
function packagesOf(file) {
  if (!existsSync(file)) return null
  const { '': _project, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages
  return packages
}
