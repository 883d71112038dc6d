// The last place that was chosen, for the next visit.
import type { KeyStore } from '#app/session/storage.ts'
import type { Place } from '#workers/contract/places/place.ts'

export const PLACE_KEY = 'place'

export function rememberPlace(store: KeyStore, { also: _, ...place }: Place): void {
  try {
    store.setItem(PLACE_KEY, JSON.stringify(place))
  } catch {
    // A full or blocked storage: the next visit starts with the default place.
  }
}

/** Null where nothing is kept, or what is kept is no place. */
export function rememberedPlace(store: KeyStore): Place | null {
  try {
    const place = JSON.parse(store.getItem(PLACE_KEY) ?? 'null') as Place | null
    return place && isPlace(place) ? place : null
  } catch {
    return null
  }
}

function isPlace({ id, name, region, country, lat, lon, tz }: Place): boolean {
  const texts = [id, name, region, country, tz].every((text) => typeof text === 'string')
  return texts && id !== '' && tz !== '' && Math.abs(lat) <= 90 && Math.abs(lon) <= 180
}
