import { NEW_DELHI } from '#workers/contract/places/place.ts'
import { SIGN_NAMES, type When } from './horoscope-text.ts'

type Address = { sign: number; when: When; basis: string; place: string }

export function horoscopePath({ sign, when, basis, place }: Address): string {
  const params = new URLSearchParams()
  if (basis !== 'moon') params.set('basis', basis)
  if (place !== NEW_DELHI.id) params.set('place', place)
  const query = params.toString()
  return `/horoscope/${SIGN_NAMES[sign]?.[0]}/${when}${query ? `?${query}` : ''}`
}
