// The place in a URL, and whether its name resolved to a place of another name.
import { currentLanguage } from '#app/language/language.ts'
import { readCoordinates } from '#workers/contract/places/coordinates.ts'
import { fold } from '#workers/contract/places/fold.ts'
import { type Place, placeLabel } from '#workers/contract/places/place.ts'
import { placeTexts } from './place-text.ts'

const LENGTH_MAX = 120

/** `note`: the place that the name resolved to; `error`: there is no such place. Both are null without a name. */
export type RequestedPlace = { place: Place | null; typed: string; note: string | null; error: string | null }

export async function requestedPlace(
  asked: string | null | undefined,
  id: string | null,
  resolve: (text: string) => Promise<Place | null>,
): Promise<RequestedPlace> {
  const text = placeTexts[currentLanguage()]
  const typed = (asked ?? '').trim().slice(0, LENGTH_MAX)
  if (typed === '') return { place: null, typed, note: null, error: null }
  const chosen = id ? await resolve(id.slice(0, LENGTH_MAX)) : null
  const place = chosen && placeLabel(chosen) === typed ? chosen : await resolve(typed)
  if (!place) return { place, typed, note: null, error: text.unknown(typed) }
  return { place, typed, note: isNameOf(place, typed) ? null : text.taken(typed, placeLabel(place)), error: null }
}

/** Matches the id, the label, the name or another name; coordinates always match. */
function isNameOf(place: Place, typed: string): boolean {
  if (place.id === typed.toLowerCase() || readCoordinates(typed)) return true
  const words = fold(typed)
  const names = [placeLabel(place), place.name, place.also ?? ''].map(fold)
  return names.includes(words) || names.includes(fold(typed.split(',')[0] ?? ''))
}
