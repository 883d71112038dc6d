// A known birth as addresses and forms rebuild it: at a place that is found again, and with its zone where that is
// another than the place's own. An account stores one zone only, be it the place's or a chosen one.
import { readCoordinates } from '#workers/contract/places/coordinates.ts'
import { fold } from '#workers/contract/places/fold.ts'
import { type Place, placeId } from '#workers/contract/places/place.ts'

type Resolve = (text: string) => Promise<Place | null>

/** Places of one name are told apart by a number in their ids; no name has more of them than this. */
const NAMESAKES = 12
/** Some two kilometres: the gazetteer's point of a town may move a little from one edition to the next. */
const NEAR_DEGREES = 0.02

export async function resolveBirth<Birth extends { place: Place; zone?: string }>(
  birth: Birth,
  resolve: Resolve,
): Promise<Birth> {
  const { zone: chosen, ...rest } = birth
  const stored = chosen ?? birth.place.tz
  // Without the list of places the stored zone alone still says how the clock is read.
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
  // No name leads there (any more): its point does.
  return (await resolve(`${place.lat},${place.lon}`)) ?? { ...place, tz: '' }
}

function near(a: Place, b: Place): boolean {
  return Math.abs(a.lat - b.lat) <= NEAR_DEGREES && Math.abs(a.lon - b.lon) <= NEAR_DEGREES
}

// A label folds to the key of its place; a point is its own name.
function idOf(label: string): string {
  const point = readCoordinates(label)
  return point ? `${point.lat},${point.lon}` : placeId(fold(label))
}
