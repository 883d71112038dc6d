// Figures of a receipt, worked out of its spans and its timeline.
import type { WireReceipt } from '#workers/contract/consultations.ts'

/** Milliseconds as seconds with a decimal: a span of its own rarely has whole ones. */
export function oneDecimal(ms: number): string {
  return (ms / 1000).toFixed(1)
}

export type Stretch = { billed: boolean; ms: number }

/** How long the state lasts that an event of the timeline begins: connected and billed, or a free pause. Null for others. */
export function stretchAfter({ timeline, ended_at }: WireReceipt, n: number): Stretch | null {
  const { what, at } = timeline[n] ?? {}
  const billed = what === 'started' || what === 'resumed'
  if (at === undefined || (!billed && what !== 'paused' && what !== 'left')) return null
  const next = timeline.slice(n + 1).find((each) => CHANGES.includes(each.what))
  return { billed, ms: Math.max(0, (next?.at ?? ended_at) - at) }
}

/** Events that change whether the meter runs. */
const CHANGES = ['started', 'paused', 'left', 'resumed', 'ended']
