import { expect, test } from 'vitest'
import { errorsAtFields, errorsOf, sentencesOf } from '#app/screens/dashboard/user/births/profile-values.ts'

test('sentences of the server stand at the fields of the form', () => {
  const said = { fields: { place: 'Choose a place.', clock_reading: 'Choose one.' }, message: 'x' }
  expect(errorsAtFields({}, said)).toEqual({ place: 'Choose a place.', reading: 'Choose one.' })
  expect(errorsAtFields({ zone: 'Asia/Kolkata' }, said)).toEqual({ zone: 'Choose a place.', reading: 'Choose one.' })
})

test('a sentence about a date or a time stands at all its parts', () => {
  const said = { fields: { date: 'Wrong date.', time: 'Wrong time.' }, message: null }
  expect(errorsAtFields({}, said)).toEqual({
    date: { sentence: 'Wrong date.', parts: ['day', 'month', 'year'] },
    time: { sentence: 'Wrong time.', parts: ['hour', 'minute', 'second'] },
  })
})

test('a refusal of no field stands above the form, unless a toast has said it', () => {
  expect(errorsAtFields({}, { fields: {}, message: 'You can keep up to 50 births.' })).toEqual({
    whole: 'You can keep up to 50 births.',
  })
  expect(errorsAtFields({}, { fields: {}, message: null })).toEqual({})
})

test('errors by field lead back to those of a date and a time', () => {
  const date = { sentence: 'Please enter the date.', parts: ['month', 'year'] as const }
  const found = { name: 'Please enter a name.', date, reading: 'Choose one.' }
  const { errors, problem } = sentencesOf({ ...found, whole: 'Too many.' })
  expect([Object.keys(errors), problem]).toEqual([['name', 'reading', 'month', 'year'], 'Too many.'])
  expect(errorsOf(errors)).toEqual(found)
})
