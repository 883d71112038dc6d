// Messages that the server has not stored yet, saved in sessionStorage so that a reload loses none.
import { type KeyStore, MESSAGES } from '#app/login-state/login-storage.ts'
import type { Outgoing, Side } from './room-model.ts'

/** One side of a consultation. */
type Place = { consultationId: string; side: Side }

const keyOf = ({ consultationId, side }: Place) => `${MESSAGES}outbox:${consultationId}:${side}`

export function saveOutgoing(tab: KeyStore, place: Place, outgoing: readonly Outgoing[]): void {
  try {
    const waiting = outgoing.filter(({ refused }) => !refused)
    if (waiting.length > 0) tab.setItem(keyOf(place), JSON.stringify(waiting))
    else tab.removeItem(keyOf(place))
  } catch {
    // Without storage a reload loses unsent messages.
  }
}

export function loadOutgoing(tab: KeyStore, place: Place): Outgoing[] {
  try {
    const list: unknown = JSON.parse(tab.getItem(keyOf(place)) ?? '[]')
    return Array.isArray(list) ? list.filter(isOutgoing) : []
  } catch {
    return []
  }
}

function isOutgoing(value: unknown): value is Outgoing {
  const { id, text, at } = (value ?? {}) as Partial<Outgoing>
  return typeof id === 'string' && typeof text === 'string' && typeof at === 'number'
}
