// Where a tool starts in this browser: the last place, else the edge's guess, else New Delhi.
import type { KeyStore } from '#app/session/storage.ts'
import { NEW_DELHI, type Place } from '#workers/contract/places/place.ts'
import { rememberedPlace } from './remembered-place.ts'

const ANSWER_WITHIN = 3000

/** Nothing is remembered here: a guess may be better at the next visit. */
export async function startPlace(store: KeyStore, ask: typeof fetch = fetch): Promise<Place> {
  const last = rememberedPlace(store, 'place')
  if (last) return last
  try {
    const answer = await ask('/api/places/here/', { signal: AbortSignal.timeout(ANSWER_WITHIN) })
    if (!answer.ok) return NEW_DELHI
    return ((await answer.json()) as { place: Place }).place
  } catch {
    return NEW_DELHI
  }
}
