// Months on the calendar, for periods that an admin sets.
import { expect, test } from 'vitest'
import {
  CHANGE_RESTS,
  monthsBefore,
  monthsBetween,
  monthsInEffect,
  monthsOfFiles,
} from '#workers/contract/admin/kept-months.ts'

const at = (text: string) => Date.parse(`${text}T10:00:00Z`)

test.each([
  ['2027-05-31', 12, '2026-05-31'],
  ['2027-03-31', 1, '2027-02-28'],
  ['2028-03-31', 1, '2028-02-29'],
  ['2027-01-15', 1, '2026-12-15'],
  ['2027-01-15', 120, '2017-01-15'],
])('%s, %i months before: %s', (from, months, before) => {
  expect(monthsBefore(at(from), months)).toBe(at(before))
})

test.each([
  ['2026-05-31', '2027-05-31', 12],
  ['2026-05-31', '2027-05-30', 11],
  ['2026-12-15', '2027-01-15', 1],
  ['2026-12-16', '2027-01-15', 0],
])('between %s and %s there are %i whole months', (from, to, months) => {
  expect(monthsBetween(at(from), at(to))).toBe(months)
})

test('files are kept no longer than their conversation', () => {
  expect(monthsOfFiles({ transcripts: 12, files: 24 })).toBe(12)
  expect(monthsOfFiles({ transcripts: 12, files: 6 })).toBe(6)
  expect(monthsOfFiles({ transcripts: 12, files: 0 })).toBe(12)
  expect(monthsOfFiles({ transcripts: 0, files: 6 })).toBe(6)
  expect(monthsOfFiles({ transcripts: 0, files: 0 })).toBe(0)
})

test('a change of the months deletes nothing for a day, and a change back within it has deleted nothing', () => {
  const set = { keptMonths: { transcripts: 1, files: 1 }, keptMonthsSetAt: 1_000 }
  const rest = { transcripts: 0, files: 0 }
  expect(monthsInEffect(set, 1_000)).toEqual(rest)
  expect(monthsInEffect(set, 1_000 + CHANGE_RESTS - 1)).toEqual(rest)
  expect(monthsInEffect(set, 1_000 + CHANGE_RESTS)).toEqual(set.keptMonths)
})
