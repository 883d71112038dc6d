import { texts } from '#app/language/texts.ts'
import { formatPoint } from '#workers/contract/places/coordinates.ts'
import type { Place } from '#workers/contract/places/place.ts'
import { placeFactHindi, placeHindi, placeNameHindi } from './place-text.hi.ts'

export const placeEnglish = {
  label: 'Place',
  list: 'Places found',
  birthLabel: 'Place of birth',
  hint: 'Start typing a city, town or village. Coordinates work too: 25.32, 82.97',
  lastUsed: 'Last used',
  loading: 'Looking for places…',
  none: 'No place found. Try the nearest town, or coordinates such as 25.32, 82.97.',
  failed: 'The list of places could not be loaded. You can still send the form: the name is looked up then.',
  retry: 'Try again',
  credit: 'Places: GeoNames',
  creditHref: 'https://www.geonames.org/',
  licence: 'CC BY 4.0',
  licenceHref: 'https://creativecommons.org/licenses/by/4.0/',
  count: (n: number) => (n === 1 ? '1 place found' : `${n} places found`),
  missing: 'Please enter a place.',
  taken: (typed: string, place: string) => `“${typed}” was taken for ${place}.`,
  unknown: (text: string) =>
    `We found no place called “${text}”. Try the nearest town, or coordinates such as 25.32, 82.97.`,
}

/** "Mumbai (Bombay)" if the search was for another name. */
export function placeNameEnglish({ name, also }: Place): string {
  return also ? `${name} (${also})` : name
}

/** "India · 25.3167° N, 83.0104° E · Asia/Kolkata". */
export function placeFactEnglish(place: Place): string {
  return [place.country, formatPoint(place), place.tz.replaceAll('_', ' ')].filter(Boolean).join(' · ')
}

export const placeTexts = texts({ en: placeEnglish, hi: placeHindi })
export const placeNameTexts = texts({ en: placeNameEnglish, hi: placeNameHindi })
export const placeFactTexts = texts({ en: placeFactEnglish, hi: placeFactHindi })
