// The file of the local D1.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * The database in a data folder; null where the product was never started.
 * @param {string} dataDir
 */
export function databaseFile(dataDir) {
  const folder = path.join(dataDir, 'v3/d1')
  if (!existsSync(folder)) return null
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const found = names.find((name) => name.endsWith('.sqlite') && !name.endsWith('metadata.sqlite'))
  return found ? path.join(folder, found) : null
}
