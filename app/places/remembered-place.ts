// The last selected place, for the next visit: the user's own place, and separately the place of a birth.
import type { KeyStore } from '#app/login-state/login-storage.ts'
import type { Place } from '#workers/contract/places/place.ts'

export type PlaceKey = 'place' | 'birth_place'

export function rememberPlace(store: KeyStore, key: PlaceKey, { also: _, ...place }: Place): void {
  try {
    store.setItem(key, JSON.stringify(place))
  } catch {
    // With a full or blocked storage the next visit starts with the default place.
  }
}

/** Null if there is no stored place, or an invalid one. */
export function rememberedPlace(store: KeyStore, key: PlaceKey): Place | null {
  try {
    const place = JSON.parse(store.getItem(key) ?? 'null') as Place | null
    return place && isPlace(place) ? place : null
  } catch {
    return null
  }
}

function isPlace({ id, name, region, country, lat, lon, tz }: Place): boolean {
  const texts = [id, name, region, country, tz].every((text) => typeof text === 'string')
  return texts && id !== '' && tz !== '' && Math.abs(lat) <= 90 && Math.abs(lon) <= 180
}
