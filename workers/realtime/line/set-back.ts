// Corrects a line after the machine's clock was set back: instants in the future become `now`. Pure.
import { RING_DEADLINE } from '#workers/contract/limits.ts'
import type { LineState } from './state.ts'

const INSTANTS = ['unreachableSince', 'wentOfflineAt', 'deviceAskedAt', 'consultationAskedAt', 'ringPushedAt'] as const

/** The state change that moves instants after `now` (ms UTC) to `now`. */
export function notAhead(state: LineState, now: number): Partial<LineState> {
  const ahead = INSTANTS.filter((name) => (state[name] ?? 0) > now).map((name) => [name, now])
  const { ring } = state
  const latest = now + RING_DEADLINE
  return {
    ...Object.fromEntries(ahead),
    ...(ring && ring.expires_at > latest ? { ring: { ...ring, expires_at: latest } } : {}),
  }
}
