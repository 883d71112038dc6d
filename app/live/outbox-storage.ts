// Messages that the server has not stored yet, saved for this tab: a reload loses none.
import { type KeyStore, MESSAGES } from '#app/auth/storage.ts'
import type { Outgoing } from './room-model.ts'

const keyOf = (consultationId: string) => `${MESSAGES}outbox:${consultationId}`

export function saveOutgoing(tab: KeyStore, consultationId: string, outgoing: readonly Outgoing[]): void {
  try {
    const waiting = outgoing.filter(({ refused }) => !refused)
    if (waiting.length > 0) tab.setItem(keyOf(consultationId), JSON.stringify(waiting))
    else tab.removeItem(keyOf(consultationId))
  } catch {
    // Without storage a reload loses what waits, as in any page.
  }
}

export function loadOutgoing(tab: KeyStore, consultationId: string): Outgoing[] {
  try {
    const list: unknown = JSON.parse(tab.getItem(keyOf(consultationId)) ?? '[]')
    return Array.isArray(list) ? list.filter(isOutgoing) : []
  } catch {
    return []
  }
}

function isOutgoing(value: unknown): value is Outgoing {
  const { id, text, at } = (value ?? {}) as Partial<Outgoing>
  return typeof id === 'string' && typeof text === 'string' && typeof at === 'number'
}
