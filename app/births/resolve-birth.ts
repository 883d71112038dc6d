// Resolves a stored birth as URLs and forms do: the place is looked up, and the zone is set only if it differs from the
// place's. An account stores just one zone, either the place's or a selected one.
import { readCoordinates } from '#workers/contract/places/coordinates.ts'
import { fold } from '#workers/contract/places/fold.ts'
import { type Place, placeId } from '#workers/contract/places/place.ts'

type Resolve = (text: string) => Promise<Place | null>

/** The maximum number of places with one name; their ids end in a number. */
const NAMESAKES = 12
/** About two kilometres: a town's coordinates may change between editions of the gazetteer. */
const NEAR_DEGREES = 0.02

export async function resolveBirth<Birth extends { place: Place; zone?: string }>(
  birth: Birth,
  resolve: Resolve,
): Promise<Birth> {
  const { zone: chosen, ...rest } = birth
  const stored = chosen ?? birth.place.tz
  // Without the list of places the stored zone is used.
  const known = { ...birth.place, id: birth.place.id || idOf(birth.place.name) }
  const found = await placeFor(known, resolve).catch(() => ({ ...known, tz: '' }))
  const place = found.tz ? found : known
  return { ...rest, place, ...(stored === found.tz ? {} : { zone: stored }) } as Birth
}

async function placeFor(place: Place, resolve: Resolve): Promise<Place> {
  for (let n = 1; n <= NAMESAKES; n++) {
    const id = n === 1 ? place.id : `${place.id}-${n}`
    const found = await resolve(id)
    if (found?.id !== id) break
    if (near(found, place)) return found
  }
  // If the name no longer resolves to the place, its coordinates do.
  return (await resolve(`${place.lat},${place.lon}`)) ?? { ...place, tz: '' }
}

function near(a: Place, b: Place): boolean {
  return Math.abs(a.lat - b.lat) <= NEAR_DEGREES && Math.abs(a.lon - b.lon) <= NEAR_DEGREES
}

// The id of a place is derived from its label; coordinates are their own id.
function idOf(label: string): string {
  const point = readCoordinates(label)
  return point ? `${point.lat},${point.lon}` : placeId(fold(label))
}
