// Figures of a receipt, calculated from its time ranges and its timeline.
import type { WireReceipt } from '#workers/contract/consultations/consultations.ts'

/** Milliseconds as seconds with one decimal, because time ranges rarely have whole seconds. */
export function oneDecimal(ms: number): string {
  return (ms / 1000).toFixed(1)
}

export type Stretch = { billed: boolean; ms: number }

/**
 * Length of the state that starts with event `n` of the timeline: connected and billed, or a free pause. Null for other
 * events.
 */
export function stretchAfter({ timeline, ended_at, free }: WireReceipt, n: number): Stretch | null {
  const { what, at } = timeline[n] ?? {}
  const runs = what === 'started' || what === 'resumed'
  const asked = timeline.slice(0, n + 1).some((each) => each.what === 'free_over')
  // With free minutes only the time after the client's consent is billed.
  const billed = runs && (free === null || (asked && free.went_on_at !== null))
  if (at === undefined || (!runs && what !== 'paused' && what !== 'left' && what !== 'free_over')) return null
  const next = timeline.slice(n + 1).find((each) => CHANGES.includes(each.what))
  return { billed, ms: Math.max(0, (next?.at ?? ended_at) - at) }
}

/** Events that start or stop the meter. */
const CHANGES = ['started', 'paused', 'left', 'resumed', 'free_over', 'ended']

/** The sum that the reader paid (cents) or earned (paise), including free minutes that the platform pays. */
export function sumOf({ side, payout_paise, taken_back_paise, charge_cents, free }: WireReceipt): number {
  if (side !== 'astrologer') return charge_cents
  return (payout_paise ?? 0) + (free?.promotion_paise ?? 0) - (taken_back_paise ?? 0)
}
