// The moment of a question in the address of its page: who opens the link later sees the same chart.
import { isJyotishError } from 'drishti-jyotish/index.ts'
import { readInstant } from 'drishti-jyotish/input.ts'

type Asked = { place: string; at: number; preset: string | null; house?: string; number?: string }

/** The moment (ms UTC); null where none or nonsense stands. */
export function momentOf(typed: string | null): number | null {
  try {
    return typed ? readInstant(typed) : null
  } catch (error) {
    if (isJyotishError(error)) return null
    throw error
  }
}

/** A moment (ms UTC) as it stands in the address: whole seconds. */
export function momentInAddress(at: number): string {
  return new Date(Math.floor(at / 1000) * 1000).toISOString().replace('.000', '')
}

/** The address of a chart: its question, place and moment, and the program whose rules were chosen. */
export function addressAsked(path: string, { at, preset, ...asked }: Asked): string {
  const query = new URLSearchParams(asked)
  query.set('at', momentInAddress(at))
  if (preset) query.set('preset', preset)
  return `${path}?${query}`
}
