// The chart of a question or an election, with what joins each pair of grahas.
import { kpChart, type PrashnaOptions, prashnaOf, readKpNumber } from './engine.ts'

/** An instant with its offset ("1950-10-20T21:00+05:30"), a place, and the house that is asked about. */
export type Moment = { at: string; lat: number; lon: number; house?: number; options?: PrashnaOptions }

const SEVEN = ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus'] as const

export function momentOf({ at, lat, lon, house = 1, options = {} }: Moment) {
  const made = prashnaOf({ moment: { ms: Date.parse(at), lat, lon }, house, options })
  const pairs: Record<string, string> = {}
  for (const [i, one] of SEVEN.entries())
    for (const other of SEVEN.slice(i + 1)) {
      const met = made.yogas.find(
        ({ yoga, grahas }) =>
          (yoga === 'ithasala' || yoga === 'ishrafa') && grahas.includes(one) && grahas.includes(other),
      )
      pairs[`${one} ${other}`] = met?.yoga ?? 'none'
    }
  return { ...made, pairs }
}

/** The chart of a question by its number from 1 to 249. */
export function kpQuestion({ at, lat, lon }: Moment, number: number) {
  return kpChart({ ms: Date.parse(at), lat, lon }, {}, readKpNumber(number))
}
