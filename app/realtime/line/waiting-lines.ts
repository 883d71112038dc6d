// The queues in which the user waits, shared by all parts of a page. One poll serves them, and it runs only while the
// user waits.
import { useEffect, useSyncExternalStore } from 'react'
import { api, store } from '#app/login-state/browser-login.ts'
import { keepChoice } from '#app/login-state/login-storage.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { WireLine } from '#workers/contract/consultations/waiting.ts'
import { SECOND } from '#workers/contract/time/durations.ts'

const POLL_EVERY = 10 * SECOND
/** localStorage key, set while the user waits, so that other pages do not poll without need. */
const KEY = 'waiting'

/** `turnEndsAt`: on the page's clock (performance.now); null before the user's turn. */
export type OwnPlace = Omit<WireLine, 'turn_ends_at' | 'now'> & { turnEndsAt: number | null }

const NONE: readonly OwnPlace[] = []
let places: readonly OwnPlace[] = NONE
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function show(lines: readonly WireLine[]): void {
  places = lines.map(({ turn_ends_at, now, ...line }) => ({
    ...line,
    turnEndsAt: turn_ends_at === null ? null : performance.now() + turn_ends_at - now,
  }))
  if (places.length > 0) keepChoice(store, KEY, '1')
  else store.removeItem(KEY)
  for (const listener of listeners) listener()
  clearTimeout(timer)
  if (places.length > 0) timer = setTimeout(() => void refreshPlaces(), POLL_EVERY)
}

/** Fetches the places now. Without an answer they do not change until the next poll. */
export async function refreshPlaces(): Promise<void> {
  try {
    const { results } = await api.call(routes.listOwnLines, { background: true })
    show(results)
  } catch {
    clearTimeout(timer)
    if (places.length > 0) timer = setTimeout(() => void refreshPlaces(), POLL_EVERY)
  }
}

/** Joins a queue, or changes the kind of the user's place in it. Throws ApiError. */
export async function joinLine(astrologerId: string, kind: Kind): Promise<void> {
  await api.call(routes.joinLine, { params: { id: astrologerId }, body: { kind } })
  await refreshPlaces()
}

/** Throws ApiError. */
export async function leaveLine(astrologerId: string): Promise<void> {
  await api.call(routes.leaveLine, { params: { id: astrologerId } })
  await refreshPlaces()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The user's places, the oldest first. `always`: fetches once even if this browser has stored none. */
export function useOwnPlaces({ enabled, always = false }: { enabled: boolean; always?: boolean }): readonly OwnPlace[] {
  useEffect(() => {
    if (!enabled) return
    const look = () => {
      if (!document.hidden && (always || store.getItem(KEY))) void refreshPlaces()
    }
    const hear = ({ key }: StorageEvent) => {
      if (key === KEY) void refreshPlaces()
    }
    look()
    addEventListener('storage', hear)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('storage', hear)
      document.removeEventListener('visibilitychange', look)
    }
  }, [enabled, always])
  return useSyncExternalStore(
    subscribe,
    () => places,
    () => NONE,
  )
}
