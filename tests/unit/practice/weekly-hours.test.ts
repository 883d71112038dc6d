// Hours on the wall clock of a zone.
import { expect, test } from 'vitest'
import { clockTime, joined, minuteOf, shifted, stretchAt } from '#workers/contract/astrologers/weekly-hours.ts'
import { addDays, isTimeZone, offsetAt, startOfDay, wallClock } from '#workers/contract/time/wall-clock.ts'

const HOUR = 3_600_000
/** A Sunday, 18:30 in Kolkata. */
const NOW = Date.UTC(2026, 4, 17, 13)

test('the wall clock of a zone: day, weekday, minute', () => {
  expect(wallClock(NOW, 'Asia/Kolkata')).toEqual({ day: '2026-05-17', weekday: 0, minute: 1110 })
  expect(wallClock(NOW, 'Pacific/Auckland')).toEqual({ day: '2026-05-18', weekday: 1, minute: 60 })
  expect(offsetAt(NOW, 'America/St_Johns')).toBe(-2.5 * HOUR)
})

test.each([
  ['2026-05-17', 'Asia/Kolkata', Date.UTC(2026, 4, 16, 18, 30)],
  // The clocks change at two in the morning of these days.
  ['2026-03-08', 'America/New_York', Date.UTC(2026, 2, 8, 5)],
  ['2026-03-09', 'America/New_York', Date.UTC(2026, 2, 9, 4)],
  ['2026-11-01', 'America/New_York', Date.UTC(2026, 10, 1, 4)],
  ['2026-11-02', 'America/New_York', Date.UTC(2026, 10, 2, 5)],
  // Midnight itself is skipped: the day begins at one.
  ['2026-09-06', 'America/Santiago', Date.UTC(2026, 8, 6, 4)],
])('%s in %s begins', (day, zone, at) => {
  expect(startOfDay(day, zone)).toBe(at)
  expect(wallClock(at, zone).day).toBe(day)
  expect(wallClock(at - 1, zone).day).toBe(addDays(day, -1))
})

test('names of zones', () => {
  expect(['Asia/Kolkata', 'UTC', 'Mars/Olympus', '', '+05:30'].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('the stretch that an instant is in, by its day and first minute; its end is outside', () => {
  const hours = [{ weekday: 0, from: 540, to: 1110 }]
  expect(stretchAt(hours, 'Asia/Kolkata', NOW)).toBeNull()
  expect(stretchAt(hours, 'Asia/Kolkata', NOW - 1)).toBe('2026-05-17 540')
  expect(stretchAt(hours, 'UTC', NOW)).toBe('2026-05-17 540')
})

test('stretches that touch are one; on another clock they cross midnight, and the week', () => {
  expect(
    joined([
      { weekday: 1, from: 600, to: 700 },
      { weekday: 1, from: 540, to: 600 },
    ]),
  ).toEqual([{ weekday: 1, from: 540, to: 700 }])
  expect(shifted([{ weekday: 6, from: 1200, to: 1440 }], 330)).toEqual([{ weekday: 0, from: 90, to: 330 }])
  expect(shifted([{ weekday: 0, from: 60, to: 600 }], -120)).toEqual([
    { weekday: 0, from: 0, to: 480 },
    { weekday: 6, from: 1380, to: 1440 },
  ])
})

test('times of a day as people read and type them', () => {
  expect([0, 570, 1440].map(clockTime)).toEqual(['00:00', '09:30', '24:00'])
  expect(['09:30', '24:00', '24:01', '9:75', ''].map(minuteOf)).toEqual([570, 1440, null, null, null])
})
