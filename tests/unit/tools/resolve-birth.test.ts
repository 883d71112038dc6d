import { expect, test } from 'vitest'
import { readBirthForm } from '#app/births/birth-form.ts'
import { fragmentOf, readFragment } from '#app/births/birth-fragment.ts'
import { profileOf } from '#app/births/birth-to-ask-about.ts'
import { readingOf } from '#app/births/birth-values.ts'
import { resolveBirth } from '#app/births/resolve-birth.ts'
import { savedBirth } from '#app/births/saved-birth.ts'
import type { WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import { type Place, placeLabel } from '#workers/contract/places/place.ts'

const PORBANDAR: Place = {
  id: 'porbandar-gujarat-india',
  name: 'Porbandar',
  region: 'Gujarat',
  country: 'India',
  country_code: 'IN',
  lat: 21.6422,
  lon: 69.6093,
  tz: 'Asia/Kolkata',
}
const SECOND: Place = { ...PORBANDAR, id: 'porbandar-gujarat-india-2', lat: 22.9, lon: 70.4 }
const point = (lat: number, lon: number): Place => ({
  id: `${lat},${lon}`,
  name: `${lat}° N, ${lon}° E`,
  region: '',
  country: '',
  country_code: '',
  lat,
  lon,
  tz: 'Asia/Kolkata',
})
// Like the list of places: what no id says leads to the first of the name.
async function resolve(text: string): Promise<Place | null> {
  const numbers = text.split(',').map(Number)
  if (numbers.length === 2 && numbers.every(Number.isFinite)) return point(numbers[0]!, numbers[1]!)
  if (text === SECOND.id) return SECOND
  return text.startsWith('porbandar') || text === placeLabel(PORBANDAR) ? PORBANDAR : null
}

const saved = (place: Partial<WireBirthProfile['place']>): WireBirthProfile => ({
  id: '1',
  relation: 'other',
  name: 'Mohan',
  gender: 'male',
  date: '1869-10-02',
  time: '07:12:00',
  uncertainty_minutes: 0,
  clock_reading: null,
  created_at: 0,
  updated_at: 0,
  place: { name: 'Porbandar, Gujarat, India', lat: PORBANDAR.lat, lon: PORBANDAR.lon, tz: 'Asia/Kolkata', ...place },
})
const again = async (profile: WireBirthProfile) => {
  const birth = await resolveBirth(savedBirth(profile), resolve)
  const shared = readFragment(fragmentOf({ ...birth, options: {} }))
  const read = await readBirthForm(shared!.values, { resolve })
  return { birth, read: { ...read.birth!, reading: readingOf(shared!.values) } }
}

test('the address of a saved birth rebuilds it: chosen zone, sex and place', async () => {
  const { birth, read } = await again(saved({ tz: 'LMT' }))
  expect(birth).toMatchObject({ zone: 'LMT', sex: 'male', place: PORBANDAR })
  expect(read).toEqual(birth)
  expect(profileOf(read, '').place.tz).toBe('LMT')
})

test('the address leaves out the zone of the place itself', async () => {
  const { birth, read } = await again(saved({}))
  expect(birth).not.toHaveProperty('zone')
  expect(read).toEqual(birth)
})

test('of two places with one name the saved one is found; where no name leads, its point does', async () => {
  const { name: _, ...second } = saved({}).place
  const two = await again(saved({ ...second, lat: SECOND.lat, lon: SECOND.lon }))
  expect(two.birth.place.id).toBe(SECOND.id)
  expect(two.read).toEqual(two.birth)
  const none = await again(saved({ name: 'Nowhere', lat: 10.5, lon: 70.25, tz: 'LMT' }))
  expect(none.birth).toMatchObject({ zone: 'LMT', place: { id: '10.5,70.25' } })
  expect(none.read).toEqual(none.birth)
})

test('while the list of places cannot be read the stored zone is kept in words', async () => {
  const birth = await resolveBirth(savedBirth(saved({ tz: 'LMT' })), () => Promise.reject(new Error('offline')))
  expect(birth).toMatchObject({ zone: 'LMT', place: { id: PORBANDAR.id } })
})
