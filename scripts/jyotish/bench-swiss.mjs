// The seven bodies by the WebAssembly build of the Swiss Ephemeris, with which `npm run bench -- swiss` compares.
// Its licence (GPL) keeps it out of the packages of this product: it is installed into a folder that is thrown away.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

export const PACKAGE = 'swisseph-wasm@0.1.0'
/** SEFLG_SWIEPH | SEFLG_SPEED: the files of its ephemeris that it ships. */
const FLAGS = 2 | 256
/** SE_SUN … SE_SATURN in the order of the other libraries. */
const BODIES = [0, 1, 2, 3, 4, 5, 6]

/**
 * Its version, its calls, and its apparent longitudes of the true equinox of date, degrees, at ms UTC; null where the package cannot be
 * had.
 */
export async function swissEphemeris() {
  const folder = mkdtempSync(path.join(tmpdir(), 'drishti-swiss-'))
  try {
    const made = spawnSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--silent', PACKAGE])
    if (made.status !== 0) return null
    const entry = path.join(folder, 'node_modules/swisseph-wasm/src/swisseph.js')
    const { default: SwissEph } = await import(pathToFileURL(entry).href)
    const swiss = new SwissEph()
    await swiss.initSwissEph()
    const longitudes = (ms) => {
      const day = ms / 86_400_000 + 2_440_587.5
      return BODIES.map((body) => swiss.calc_ut(day, body, FLAGS)[0])
    }
    return { version: swiss.version(), longitudes, swiss }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
