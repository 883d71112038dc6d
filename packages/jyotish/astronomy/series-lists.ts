// Parses the packed lists of data/series.ts.
import { TURN } from './angles.ts'

const NONE = new Float64Array()

/** `unit|amplitudes|phases|frequencies` to rows of the three, phase and frequency in turns; see data/series.ts. */
export function unpack(list: string): Float64Array {
  if (list === '') return NONE
  const [unit = '', amplitudes = '', phases = '', steps = ''] = list.split('|')
  const phaseOf = phases.split(' ')
  const stepOf = steps.split(' ')
  const rows = new Float64Array(stepOf.length * 3)
  let frequency = 0
  amplitudes.split(' ').forEach((amplitude, i) => {
    frequency += Number(stepOf[i])
    rows[3 * i] = Number(amplitude) * Number(unit)
    rows[3 * i + 1] = Number(`.${phaseOf[i]}`)
    rows[3 * i + 2] = frequency
  })
  return rows
}

/** Splits rows of three into those with an amplitude of at least `least`, and the others. */
export function bySize(rows: Float64Array, least: number): [large: Float64Array, small: Float64Array] {
  const large: number[] = []
  const small: number[] = []
  for (let i = 0; i < rows.length; i += 3) (rows[i]! >= least ? large : small).push(...rows.subarray(i, i + 3))
  return [Float64Array.from(large), Float64Array.from(small)]
}

/** Rows of six: amplitude and the polynomial of a phase, from radians to turns. */
export function bentRows(list: readonly number[] | undefined): Float64Array {
  return list?.length ? Float64Array.from(list, (x, i) => (i % 6 === 0 ? x : x / TURN)) : NONE
}
