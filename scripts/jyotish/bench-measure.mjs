// Measures for the benchmarks of the engine: the time of a call, and its errors against the reference rows.
import { readFileSync } from 'node:fs'
import { wrap180 } from '../../packages/jyotish/astronomy/angles.ts'
import { NAMES } from './bench-others.mjs'

const DAY = 86_400_000
const reference = new URL('../../tests/unit/jyotish/data/positions.json', import.meta.url)
export const referenceRows = JSON.parse(readFileSync(reference, 'utf8')).rows

/**
 * Milliseconds of a call, each at a fresh instant: many short rounds, of which the fastest tenth counts. Whatever else the
 * machine does only adds time, and benchmarks compare rounds that lie seconds apart.
 */
export function timed(calls, work) {
  const size = Math.max(1, Math.floor(calls / 10))
  const rounds = []
  for (let round = 0; round < (calls < 10 ? 9 : 90); round++) {
    const start = performance.now()
    for (let i = 0; i < size; i++) work(Date.UTC(1950, 0, 1) + (round * size + i) * 9.7 * DAY)
    rounds.push((performance.now() - start) / size)
  }
  return rounds.sort((a, b) => a - b)[Math.floor(rounds.length / 10)]
}

/** RMS error in arcseconds of each body against the reference rows. */
export function errors(longitudes) {
  const squares = NAMES.map(() => 0)
  for (const row of referenceRows)
    longitudes(Date.parse(row.utc)).forEach((lon, i) => {
      squares[i] += (wrap180(lon - row.lon_trop[NAMES[i]]) * 3600) ** 2
    })
  return squares.map((sum) => Math.sqrt(sum / referenceRows.length))
}

/** The root of the mean square of several roots of mean squares. */
export function rmsOf(each) {
  return Math.sqrt(each.reduce((sum, error) => sum + error * error, 0) / each.length)
}
