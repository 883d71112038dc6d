// The calendar file of a window: whose it is, when it was made, and a name that stays.
import { expect, test } from 'vitest'
import { icsText } from '#app/screens/panchang/ics.ts'
import { NEW_DELHI } from '#workers/contract/places/place.ts'

const where = { date: '2026-12-04', place: { id: NEW_DELHI.id, name: 'New Delhi', label: 'New Delhi' } }
const [start, end] = [Date.UTC(2026, 11, 4, 5), Date.UTC(2026, 11, 4, 6)]
const fileOf = (name: string) =>
  icsText(where, [{ name, start, end, id: 'travel-20261204T050000Z' }], {
    now: Date.UTC(2026, 10, 26),
    platform: 'Drishti',
    part: 'Muhurta',
  })

test('a window names its search, its making and its start, and keeps its UID where its score changes', () => {
  const uidOf = (text: string) => /^UID:.*/m.exec(text)?.[0]
  const file = fileOf('Travel muhurta, score 84')
  expect(file).toContain('PRODID:-//Drishti//Muhurta//EN')
  expect(file).toContain('DTSTAMP:20261126T000000Z')
  expect(file).toContain('DTSTART:20261204T050000Z')
  expect(uidOf(file)).toBe(uidOf(fileOf('Travel muhurta, score 62')))
  expect(uidOf(file)).not.toContain('score')
})
