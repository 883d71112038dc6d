// A typed birth leads to its chart, or to a true sentence at its field.
import { expect, test } from 'vitest'
import { fragmentOf, readFragment } from '#app/births/birth-fragment.ts'
import { castKundli } from '#app/charts/cast-kundli.ts'
import { NEW_DELHI, type Place } from '#workers/contract/places/place.ts'

const at = (name: string, tz: string, lat = 28, lon = 77): Place => ({ ...NEW_DELHI, name, tz, lat, lon })
const born = (place: Place, date: string, time: string | null, more: object = {}) =>
  castKundli({ name: '', date, time, uncertaintyMinutes: 0, place, reading: 'earlier', options: {}, ...more })

test('an hour that never came: by how much the clocks went ahead, and from where to where', async () => {
  const { errors } = await born(at('New York City', 'America/New_York', 40.7, -74), '2019-03-10', '02:30:00')
  expect(errors).toEqual({
    time: {
      sentence:
        'The clocks of New York City never showed 02:30 that day: they went ahead by 60 minutes, from UTC−5 to UTC−4.',
      parts: ['hour', 'minute'],
    },
  })
  const lord = await born(at('Lord Howe', 'Australia/Lord_Howe', -31.5, 159), '2019-10-06', '02:10:00')
  expect(lord.errors?.time?.sentence).toMatch(/ahead by 30 minutes, from UTC\+10:30 to UTC\+11\.$/)
})

test('a day that never existed is an error at the date, with a known hour and without', async () => {
  const apia = at('Apia', 'Pacific/Apia', -13.8, -171.8)
  for (const time of ['08:00:00', '00:00:00', '23:59:00', null]) {
    const { errors } = await born(apia, '2011-12-30', time)
    expect(errors).toEqual({
      date: { sentence: 'That day never came in Apia: the calendar there went past it.', parts: ['day'] },
    })
  }
  const { errors } = await born(at('Manila', 'Asia/Manila', 14.6, 121), '1844-12-31', '08:00:00')
  expect(errors?.date?.sentence).toMatch(/^That day never came in Manila/)
})

test('another zone than the place’s own reads the clock; an unknown one is an error at its field', async () => {
  const delhi = at('New Delhi', 'Asia/Kolkata')
  const { cast: kundli } = await born(delhi, '1991-03-17', '07:25:00', { zone: 'Europe/London' })
  expect(kundli?.kundli.birth).toMatchObject({ zone: 'Europe/London', offsetSeconds: 0 })
  expect((await born(delhi, '1991-03-17', '07:25:00', { zone: 'LMT' })).cast?.kundli.birth.meanTime).toBe('own')
  expect((await born(delhi, '1991-03-17', '07:25:00', { zone: 'Mars/Base' })).errors?.zone).toMatch(/“Mars\/Base”/)
})

test('the address carries sex and zone; a truncated link keeps its remaining fields', () => {
  const birth = { name: 'A', date: '1991-03-17', time: '07:25:00', uncertaintyMinutes: 0, place: NEW_DELHI }
  const fragment = fragmentOf({ ...birth, sex: 'female', zone: 'LMT', reading: 'earlier', options: {} })
  expect(readFragment(fragment)?.values).toMatchObject({ sex: 'female', zone: 'LMT', day: '17', month: '3' })
  expect(readFragment('#d=1991-03-17')?.values).toMatchObject({ day: '17', month: '3', year: '1991', place: '' })
  expect(readFragment('#d=1991')?.values).toMatchObject({ day: '', month: '', year: '1991' })
  expect(readFragment('#p=pune-maharashtra-india')?.values).toMatchObject({ place: 'pune-maharashtra-india', year: '' })
  expect(readFragment('#find')).toBeNull()
})

test.each(['#n=%zz&d=1', '#', '#%', '#d=--'])('the broken address %s gives no birth', (fragment) => {
  const values = readFragment(fragment)?.values
  expect([values?.day, values?.month, values?.place].filter(Boolean)).toEqual([])
})
