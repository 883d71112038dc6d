import { expect, test } from 'vitest'
import { readOptions } from '#app/screens/match/match-rules.ts'
import { pairFragment, readPairFragment, sideValuesOf } from '#app/screens/match/pair-fragment.ts'
import { pairValues } from '#app/screens/match/pair-values.ts'
import { type BirthSide, checkPairForm, readPairForm, type StarSide } from '#app/screens/match/person-form.ts'
import { NEW_DELHI } from '#workers/contract/places/place.ts'

const birth: BirthSide = {
  by: 'birth',
  reading: 'later',
  name: 'Asha & Co',
  date: '1991-03-07',
  time: '07:05:09',
  uncertaintyMinutes: 15,
  place: NEW_DELHI,
}
const star: StarSide = { by: 'star', name: '', nakshatra: 20, pada: 3 }
const resolve = async (text: string) => (text === NEW_DELHI.id || text.startsWith('New Delhi') ? NEW_DELHI : null)

test('a pair goes into the fragment and comes back as the same pair', async () => {
  const options = { ayanamsa: 'raman', sensitivityMinutes: 30 } as const
  const shared = readPairFragment(pairFragment({ a: birth, b: star, options }))
  expect(shared?.options).toEqual(options)
  const read = await readPairForm(shared!.values, { resolve })
  expect(read.pair).toEqual({ a: birth, b: star })
})

test('an unknown time stays unknown in an address', async () => {
  const timeless: BirthSide = { ...birth, reading: 'earlier', time: null, uncertaintyMinutes: 720 }
  const shared = readPairFragment(pairFragment({ a: star, b: timeless, options: {} }))
  expect((await readPairForm(shared!.values, { resolve })).pair).toEqual({ a: star, b: timeless })
})

test('the fields of the form say what the sides say', async () => {
  const form = new FormData()
  for (const [prefix, side] of [
    ['a_', birth],
    ['b_', star],
  ] as const)
    for (const [name, value] of Object.entries(sideValuesOf(side))) form.set(prefix + name, value)
  expect((await readPairForm(pairValues(form), { resolve })).pair).toEqual({ a: birth, b: star })
})

test('addresses that share no pair, and what nobody offers in them', () => {
  for (const text of ['', '#', '#d=1991-03-17&p=x', '#b.n=Ravi']) expect(readPairFragment(text)).toBeNull()
  // A link that was cut short still fills the side that it has.
  expect(readPairFragment('#a.s=3-1&b.n=Ravi')?.values).toMatchObject({ a: { by: 'star', nakshatra: '3' }, b: {} })
  expect(readOptions({ ayanamsa: 'mine', node: 'true', sensitivityMinutes: '7', constructor: 'x' })).toEqual({
    node: 'true',
  })
})

test('both sides are checked without the list of places; the fields of the other way to say a birth do not count', () => {
  expect(checkPairForm({ a: {}, b: { by: 'star' } }, {})).toMatchObject({
    a: { date: { parts: ['day', 'month', 'year'] }, time: { parts: ['hour', 'minute'] } },
    b: { nakshatra: 'Please choose the nakshatra.', pada: 'Choose the pada.' },
  })
  const known = { by: 'star', nakshatra: '3', pada: '1', day: 'x' }
  expect(checkPairForm({ a: known, b: known }, {})).toBeNull()
})

test('both sides are said together, each at its own fields', async () => {
  const shared = readPairFragment('#a.s=28-1&b.d=1999-02-31&b.t=25:00&b.p=nowhere')
  const { pair, errors } = await readPairForm(shared!.values, { resolve })
  expect(pair).toBeNull()
  expect(errors?.a).toEqual({ nakshatra: 'Please choose the nakshatra.' })
  expect(Object.keys(errors?.b ?? {})).toEqual(['date', 'time', 'place'])
})
