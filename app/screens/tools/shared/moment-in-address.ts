// The moment of a question in the address of its page: who opens the link later sees the same chart.
import { isJyotishError } from '#workers/jyotish/index.ts'
import { readInstant } from '#workers/jyotish/input.ts'

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
