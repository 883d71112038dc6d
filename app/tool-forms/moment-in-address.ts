// The time of a question in the URL of its page, so that the link always shows the same chart.
import { isJyotishError } from 'drishti-jyotish/index.ts'
import { readInstant } from 'drishti-jyotish/input.ts'

type Asked = { place: string; at: number; preset: string | null; house?: string; number?: string }

/** The time (ms UTC); null if it is missing or invalid. */
export function momentOf(typed: string | null): number | null {
  try {
    return typed ? readInstant(typed) : null
  } catch (error) {
    if (isJyotishError(error)) return null
    throw error
  }
}

/** A time (ms UTC) for the URL, in whole seconds. */
export function momentInAddress(at: number): string {
  return new Date(Math.floor(at / 1000) * 1000).toISOString().replace('.000', '')
}

/** The URL of a chart: its question, place and time, and the selected preset. */
export function addressAsked(path: string, { at, preset, ...asked }: Asked): string {
  const query = new URLSearchParams(asked)
  query.set('at', momentInAddress(at))
  if (preset) query.set('preset', preset)
  return `${path}?${query}`
}
