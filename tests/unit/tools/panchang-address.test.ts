// A place's page has one address: other spellings and names lead to it.
import { expect, test } from 'vitest'
import { readPanchang } from '#app/screens/panchang/data/read-panchang.ts'
import { NEW_DELHI } from '#workers/contract/places/place.ts'

async function open(city: string, below = '', search = ''): Promise<[status: number, to: string | null]> {
  const request = new Request(`https://drishti.test/panchang/${encodeURIComponent(city)}${below}${search}`)
  const context = { services: { places: { resolve: async () => NEW_DELHI } } }
  const answer = await readPanchang({ request, params: { city }, context } as never).catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) throw answer
  return [answer.status, answer.headers.get('location')]
}

test.each([
  'delhi',
  'delhi.',
  'delhi ',
  ' new-delhi-delhi-india',
  'delhi/',
  'new-delhi-delhi-india.',
  'New Delhi, Delhi',
])('“%s” leads to the place', async (city) => {
  expect(await open(city)).toEqual([301, '/panchang/new-delhi-delhi-india'])
  expect(await open(city, '/calendar.ics', '?date=2026-11-21')).toEqual([
    301,
    '/panchang/new-delhi-delhi-india/calendar.ics?date=2026-11-21',
  ])
})
