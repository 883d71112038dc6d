import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkBirthForm, readBirthForm } from '#app/births/birth-form.ts'
import { type BirthValues, birthValues, type PartsError } from '#app/births/birth-values.ts'
import { fieldsTexts } from '#app/births/fields-text.ts'
import { readBirthDate } from '#app/births/read-date.ts'
import { localOf, readBirthTime } from '#app/births/read-time.ts'
import { rememberedPlace, rememberPlace } from '#app/places/remembered-place.ts'
import { NEW_DELHI, placeLabel } from '#workers/contract/places/place.ts'

const date = (day: string, month: string, year: string, today?: string) => readBirthDate({ day, month, year }, today)
const partsOf = (iso: string) => {
  const [year = '', month = '', day = ''] = iso.split('-')
  return [day, month, year] as const
}
const wrong = (answer: object) => (answer as { error?: PartsError<string> }).error
const sentence = (answer: object) => wrong(answer)?.sentence

test('a date is read from its parts', () => {
  expect(date('1', '6', '1943')).toEqual({ date: '1943-06-01' })
  expect(date(' 29', '2', '2000 ')).toEqual({ date: '2000-02-29' })
})

test('an impossible date has an error that names the reason', () => {
  expect(sentence(date('31', '2', '1990'))).toBe('February 1990 has 28 days.')
  expect(sentence(date('29', '2', '1900'))).toBe('February 1900 has 28 days.')
  expect(sentence(date('32', '1', '1990'))).toBe('The day is a number from 1 to 31.')
  expect(sentence(date('0', '1', '1990'))).toBe('The day is a number from 1 to 31.')
  expect(sentence(date('1e1', '1', '1990'))).toBe('The day is a number from 1 to 31.')
  expect(sentence(date('', '1', '1990'))).toBe('Please enter the day.')
  expect(sentence(date('1', '', '1990'))).toBe('Please choose the month.')
  expect(sentence(date('1', '13', '1990'))).toBe('Please choose the month.')
  expect(sentence(date('1', '1', '90'))).toBe('Please write the year with four digits, such as 1984.')
  expect(sentence(date('1', '1', '1799'))).toMatch(/between 1800 and 2200/)
  expect(sentence(date('1', '1', '2201'))).toMatch(/between 1800 and 2200/)
  expect(sentence(date('', '', ''))).toBe('Please enter the date.')
  expect(sentence(date('2', '1', '2026', '2026-01-01'))).toBe('That day has not come yet.')
})

test('only the wrong parts of a date are named', () => {
  const parts = (...typed: Parameters<typeof date>) => wrong(date(...typed))?.parts
  expect(parts('', '', '')).toEqual(['day', 'month', 'year'])
  expect(parts('17', ' ', '')).toEqual(['month', 'year'])
  expect(parts('', '4', '1990')).toEqual(['day'])
  expect(parts('31', '4', '1990')).toEqual(['day'])
  expect(parts('31', '13', '1990')).toEqual(['month'])
  expect(parts('31', '12', '90')).toEqual(['year'])
  expect(parts('31', '12', '1799')).toEqual(['year'])
  expect(['2027-01-01', '2026-12-01', '2026-11-30'].map((day) => parts(...partsOf(day), '2026-11-29'))).toEqual([
    ['year'],
    ['month'],
    ['day'],
  ])
})

test('only the wrong parts of a time are named, and never the optional second that is empty', () => {
  const parts = (typed: Parameters<typeof readBirthTime>[0]) => wrong(readBirthTime(typed))?.parts
  expect(parts({})).toEqual(['hour', 'minute'])
  expect(parts({ hour: '7' })).toEqual(['minute'])
  expect(parts({ minute: '25' })).toEqual(['hour'])
  expect(parts({ hour: '13', minute: '25', half: 'pm' })).toEqual(['hour'])
  expect(parts({ hour: '7', minute: '60' })).toEqual(['minute'])
  expect(parts({ hour: '7', minute: '25', second: '61' })).toEqual(['second'])
})

test('a time is read with its seconds, on a dial of 12 or 24 hours', () => {
  expect(readBirthTime({ hour: '4', minute: '5' })).toEqual({ time: '04:05:00', uncertaintyMinutes: 0 })
  expect(readBirthTime({ hour: '23', minute: '59', second: '59', half: '24', certainty: '15' })).toEqual({
    time: '23:59:59',
    uncertaintyMinutes: 15,
  })
  expect(readBirthTime({ hour: '12', minute: '0', half: 'am' })).toMatchObject({ time: '00:00:00' })
  expect(readBirthTime({ hour: '12', minute: '30', half: 'pm' })).toMatchObject({ time: '12:30:00' })
  expect(readBirthTime({ hour: '11', minute: '9', half: 'pm' })).toMatchObject({ time: '23:09:00' })
})

test('an impossible time has an error that names the reason; an unknown one needs no clock', () => {
  expect(sentence(readBirthTime({}))).toBe('Please enter the time, or choose that it is unknown.')
  expect(sentence(readBirthTime({ hour: '24', minute: '0' }))).toBe('The hour is a number from 0 to 23.')
  expect(sentence(readBirthTime({ hour: '13', minute: '0', half: 'pm' }))).toMatch(/from 1 to 12/)
  expect(sentence(readBirthTime({ hour: '0', minute: '0', half: 'am' }))).toMatch(/from 1 to 12/)
  expect(sentence(readBirthTime({ hour: '1', minute: '60' }))).toBe('The minutes are a number from 0 to 59.')
  expect(sentence(readBirthTime({ hour: '1', minute: '0', second: 'x' }))).toBe(
    'The seconds are a number from 0 to 59.',
  )
  expect(sentence(readBirthTime({ hour: '1' }))).toBe('Please enter the minutes.')
  const unknown = readBirthTime({ hour: 'x', certainty: 'unknown' })
  expect(unknown).toEqual({ time: null, uncertaintyMinutes: 720 })
  expect(localOf({ date: '1990-01-01', time: null })).toBe('1990-01-01T12:00:00')
})

test('any input gives a birth or error sentences, never an exception', async () => {
  const values = fc.record(
    {
      day: fc.string(),
      month: fc.string(),
      year: fc.string(),
      hour: fc.string(),
      minute: fc.string(),
      place: fc.string(),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(values, async (typed) => {
      const { birth, errors } = await readBirthForm(typed, { resolve: async () => null })
      expect(birth).toBeNull()
      for (const error of Object.values(errors ?? {}))
        expect(typeof error === 'string' ? error : error.sentence).toMatch(/[.?]$/)
    }),
  )
})

const WHOLE: BirthValues = { name: 'Priya', day: '1', month: '6', year: '1943', hour: '4', minute: '5', place: 'delhi' }

test('a chosen place counts while its text is unchanged; else the text is looked up', async () => {
  const asked: string[] = []
  const other = { ...NEW_DELHI, id: 'delhi-delhi-india', name: 'Delhi' }
  const resolve = async (text: string) => {
    asked.push(text)
    return text === NEW_DELHI.id ? NEW_DELHI : text === 'nowhere' ? null : other
  }
  const chosen = { ...WHOLE, place: placeLabel(NEW_DELHI), place_id: NEW_DELHI.id }
  expect((await readBirthForm(chosen, { resolve })).birth?.place).toEqual(NEW_DELHI)
  expect((await readBirthForm({ ...chosen, place: 'delhi' }, { resolve })).birth?.place).toEqual(other)
  expect((await readBirthForm({ ...WHOLE, place: 'nowhere' }, { resolve })).errors).toEqual({
    place: 'We found no place called “nowhere”. Try the nearest town, or coordinates such as 25.32, 82.97.',
  })
})

test('all errors of a form are shown at once', async () => {
  const form = new FormData()
  form.set('day', '31')
  form.set('month', '2')
  form.set('year', '1990')
  expect(birthValues(form, 'second_').day).toBe('')
  const { errors } = await readBirthForm(birthValues(form), { resolve: async () => null, nameNeeded: true })
  expect(Object.keys(errors ?? {})).toEqual(['name', 'date', 'time', 'place'])
})

test('empty and impossible fields are found without a look at the places; a place that is typed may be one', async () => {
  expect(Object.keys(checkBirthForm({}, { nameNeeded: true }) ?? {})).toEqual(['name', 'date', 'time', 'place'])
  expect(checkBirthForm({ ...WHOLE, place: 'nowhere' }, {})).toBeNull()
  expect(checkBirthForm({ ...WHOLE, day: '31' }, {})).toEqual({
    date: { sentence: 'June 1943 has 30 days.', parts: ['day'] },
  })
  expect(checkBirthForm(WHOLE, { today: '1943-05-31' })?.date?.parts).toEqual(['month'])
})

function memoryStore() {
  const kept = new Map<string, string>()
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, store }
}

test('the last place is remembered; a malformed stored place is ignored', () => {
  const { kept, store } = memoryStore()
  expect(rememberedPlace(store, 'place')).toBeNull()
  rememberPlace(store, 'place', { ...NEW_DELHI, also: 'Dilli' })
  expect(rememberedPlace(store, 'place')).toEqual(NEW_DELHI)
  for (const text of ['{', '[]', '"x"', '{"id":"x"}', JSON.stringify({ ...NEW_DELHI, lat: 900 })]) {
    kept.set('place', text)
    expect(rememberedPlace(store, 'place')).toBeNull()
  }
})

test('a doubt is any whole number of minutes up to half a day; anything else is none', () => {
  const doubt = (certainty: string) => {
    const read = readBirthTime({ hour: '7', minute: '25', certainty })
    return 'error' in read ? read.error.sentence : read.uncertaintyMinutes
  }
  expect(['0', '7', '90', '720'].map(doubt)).toEqual([0, 7, 90, 720])
  expect(['721', '-5', '7.5', '1e2', 'x', ''].map(doubt)).toEqual([0, 0, 0, 0, 0, 0])
  expect([1, 7, 60, 90, 120].map(fieldsTexts.en.certainty)).toEqual([
    'Within a minute',
    'Within 7 minutes',
    'Within an hour',
    'Within 90 minutes',
    'Within 2 hours',
  ])
})
