// The newest version of the IANA time zone data that can be had, beside that of the engine's table.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ZONES_DATE, ZONES_VERSION } from '../../packages/jyotish/data/zones.ts'

const execute = promisify(execFile)
const DAY_MS = 86_400_000
/** The file in which IANA names its newest version, such as "2026f". */
const VERSION_URL = 'https://data.iana.org/time-zones/tzdb/version'
const VERSION = /\b(20\d{2}[a-z]{1,2})\b/

/** @typedef {{ version: string, source: string }} Newest */

/**
 * IANA's own word, else that of the lists of packages on this machine; null where neither answers.
 * @returns {Promise<Newest | null>}
 */
export async function newestTzdata({
  url = process.env.TZDATA_VERSION_URL || VERSION_URL,
  aptCache = 'apt-cache',
} = {}) {
  return (await ofIana(url)) ?? (await ofPackages(aptCache))
}

/** @param {string} url @returns {Promise<Newest | null>} */
async function ofIana(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    const version = response.ok ? VERSION.exec(await response.text())?.[1] : undefined
    return version ? { version, source: 'IANA' } : null
  } catch {
    return null
  }
}

/** @param {string} aptCache @returns {Promise<Newest | null>} */
async function ofPackages(aptCache) {
  try {
    const { stdout } = await execute(aptCache, ['policy', 'tzdata'])
    const version = VERSION.exec(/Candidate: (.*)/.exec(stdout)?.[1] ?? '')?.[1]
    return version ? { version, source: 'the package lists of this machine' } : null
  } catch {
    return null
  }
}

/**
 * A sentence on the table, and whether a newer version can be had.
 * @param {Newest | null} newest
 */
export function tableFinding(newest) {
  const table = `The zone table has tzdata ${ZONES_VERSION}`
  if (!newest) return { isOld: false, sentence: `${table}; the newest version could not be asked for.` }
  const { version, source } = newest
  // After "z" comes "za", so that versions sort as text.
  if (version <= ZONES_VERSION) return { isOld: false, sentence: `${table}; none is newer (${source}).` }
  const effect = 'Clock times of zones whose laws changed are wrong: npm run zones:update.'
  return { isOld: true, sentence: `${table}; ${version} can be had (${source}). ${effect}` }
}

/** @param {number} now */
export function tableAge(now) {
  const days = Math.floor((now - Date.parse(ZONES_DATE)) / DAY_MS)
  return `The zone table has tzdata ${ZONES_VERSION} of ${ZONES_DATE}, ${days} days old.`
}
