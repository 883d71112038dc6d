// Under which keys a place is found: its name, later words of it, older spellings, other names.
import { placeId } from '../../workers/contract/places/place.ts'
import { type Entry, listedUnder } from '../../workers/contract/places/shards.ts'
import type { Named } from './gazetteer.ts'
import { fold, placeKey } from './kept-folds.ts'
import { type OtherName, targetFinder } from './other-names.ts'

/** An entry with what its row needs. */
export type Listed = Entry & { other: string | 0; skip: number; n: number }

// "Delhi" finds New Delhi, but not every village "San …" its second word.
const LATER_WORDS_FROM = 15_000
const OLDER_NAMES_FROM = 15_000
// A place with a former name is no village, even where its population is unknown.
const KNOWN_BY_NAME = 50_000
const SMALL_WORDS = new Set('de da do del di la las le les los el al an y e of the and im am an der van'.split(' '))

export function listEntries(places: readonly Named[], names: readonly OtherName[]): Listed[] {
  const find = targetFinder(places)
  const others = new Map<Named, string[]>()
  for (const { name, target } of names) {
    const place = find(target)
    if (!place) throw new Error(`other-names.txt: there is no place "${target}"`)
    others.set(place, [...(others.get(place) ?? []), name])
  }
  return places.flatMap((place) => {
    const known = others.get(place) ?? []
    const weight = place.population || (known.length > 0 ? KNOWN_BY_NAME : 0)
    const older = place.older && place.population >= OLDER_NAMES_FROM ? [place.older] : []
    const again = new Set([fold(place.name)])
    const aliases = [...known, ...older].filter((name) => {
      const fresh = !again.has(fold(name))
      again.add(fold(name))
      return fresh
    })
    return [
      listed(place, weight, 0, 0),
      ...laterWords(place).map((skip) => listed(place, weight, 0, skip)),
      ...aliases.map((name) => listed(place, weight, name, 0)),
    ]
  })
}

/** The id of a place in addresses. */
export const idOf = ({ name, region, country, n }: Named) => placeId(placeKey(name, region, country), n)

function laterWords({ name, population }: Named): number[] {
  if (population < LATER_WORDS_FROM) return []
  const words = fold(name).split(' ')
  return words.flatMap((word, i) => (i > 0 && word.length > 1 && !SMALL_WORDS.has(word) ? [i] : []))
}

function listed(place: Named, weight: number, other: string | 0, skip: number): Listed {
  const { name, region, country, countryCode, lat, lon, tz, n } = place
  const itself = { id: idOf(place), name, region, country, country_code: countryCode, lat, lon, tz }
  return { ...listedUnder({ other, skip }, itself), weight, other, skip, n }
}
