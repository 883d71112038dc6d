// A place of the gazetteer, or one given by its coordinates.
import { fold } from './fold.ts'

export type Place = {
  /** The place's id in URLs: folded name, region and country, or the coordinates. */
  id: string
  name: string
  region: string
  country: string
  country_code: string
  lat: number
  lon: number
  /** IANA zone. */
  tz: string
  /** The former or alternative name that matched the query. */
  also?: string
}

/** "Varanasi, Uttar Pradesh, India". */
export function placeLabel({ name, region, country }: Pick<Place, 'name' | 'region' | 'country'>): string {
  return [name, region, country].filter(Boolean).join(', ')
}

/** The sort and search key of places: placeKey("Varanasi", "Uttar Pradesh", "India") = "varanasi uttar pradesh india". */
export function placeKey(
  name: string,
  region: string,
  country: string,
  folded: (text: string) => string = fold,
): string {
  return [name, region, country].map(folded).filter(Boolean).join(' ')
}

/** The id of the nth place with that key: "varanasi-uttar-pradesh-india", and "…-2" for the second one. */
export function placeId(key: string, n = 1): string {
  return key.replaceAll(' ', '-') + (n > 1 ? `-${n}` : '')
}

/** The default for pages without scripts, and for visitors with an unknown city. */
export const NEW_DELHI: Place = {
  id: 'new-delhi-delhi-india',
  name: 'New Delhi',
  region: 'Delhi',
  country: 'India',
  country_code: 'IN',
  lat: 28.6214,
  lon: 77.2148,
  tz: 'Asia/Kolkata',
}
