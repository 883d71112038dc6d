// Free slots on the wall clock of a zone, over both changes of its clock.
import { expect, test } from 'vitest'
import { freeSlots, slotsByDay } from '#workers/contract/astrologers/slots.ts'
import { instantOf, wallClock } from '#workers/contract/time/wall-clock.ts'

const HALF = 30 * 60_000
const BERLIN = 'Europe/Berlin'
const hour = (weekday: number, from: number, to: number) => ({ weekday, from: from * 60, to: to * 60 })
const none = { taken: [], awayUntil: null }

test('the hours of each day, in half hours, from half an hour ahead', () => {
  const now = Date.UTC(2026, 4, 18, 3, 40) // a Monday, 09:10 in Kolkata
  const slots = freeSlots({ ...none, hours: [hour(1, 9, 11)], timeZone: 'Asia/Kolkata', now })
  const shown = slots.map(({ from }) => wallClock(from, 'Asia/Kolkata'))
  expect(shown.map(({ day, minute }) => [day, minute])).toEqual([
    ['2026-05-18', 600],
    ['2026-05-18', 630],
    ...[540, 570, 600, 630].map((minute) => ['2026-05-25', minute]),
    ['2026-06-01', 540],
  ])
  expect(slots.every(({ from, to }) => to - from === HALF)).toBe(true)
})

test('a taken slot, and one before the astrologer’s return, is not free', () => {
  const now = Date.UTC(2026, 4, 18, 0)
  const hours = [hour(1, 9, 11)]
  const [, second, third] = freeSlots({ ...none, hours, timeZone: 'UTC', now })
  if (!second || !third) throw new Error('no slots')
  const free = freeSlots({ hours, timeZone: 'UTC', now, taken: [third], awayUntil: second.from })
  expect(free[0]).toEqual(second)
  expect(free).not.toContainEqual(third)
})

test('a stretch with a break between its hours has no slot in the break', () => {
  const hours = [hour(1, 9, 10), hour(1, 11, 12)]
  const slots = freeSlots({ ...none, hours, timeZone: 'UTC', now: Date.UTC(2026, 4, 18) })
  expect(slots.slice(0, 4).map(({ from }) => new Date(from).toISOString().slice(11, 16))).toEqual([
    '09:00',
    '09:30',
    '11:00',
    '11:30',
  ])
})

test('an hour that the clock skips has no slots; one that it shows twice has them once', () => {
  const spring = freeSlots({ ...none, hours: [hour(0, 1, 4)], timeZone: BERLIN, now: Date.UTC(2026, 2, 28) })
  expect(spring.slice(0, 4).map(({ from }) => new Date(from).toISOString())).toEqual([
    '2026-03-29T00:00:00.000Z',
    '2026-03-29T00:30:00.000Z',
    '2026-03-29T01:00:00.000Z',
    '2026-03-29T01:30:00.000Z',
  ])
  const autumn = freeSlots({ ...none, hours: [hour(0, 1, 4)], timeZone: BERLIN, now: Date.UTC(2026, 9, 24) })
  const night = autumn.filter(({ from }) => from < Date.UTC(2026, 9, 26))
  expect(night.map(({ from }) => wallClock(from, BERLIN).minute)).toEqual([60, 90, 120, 150, 180, 210])
  expect(new Set(night.map(({ from }) => from)).size).toBe(6)
})

test('slots keep their wall clock on both sides of a change', () => {
  const slots = freeSlots({ ...none, hours: [hour(5, 18, 19)], timeZone: BERLIN, now: Date.UTC(2026, 2, 22) })
  expect(slots.map(({ from }) => new Date(from).toISOString())).toEqual([
    '2026-03-27T17:00:00.000Z',
    '2026-03-27T17:30:00.000Z',
    '2026-04-03T16:00:00.000Z',
    '2026-04-03T16:30:00.000Z',
  ])
})

test('instants of the wall clock', () => {
  expect(instantOf({ day: '2026-03-29', minute: 150, timeZone: BERLIN })).toBeNull()
  expect(instantOf({ day: '2026-10-25', minute: 150, timeZone: BERLIN })).toBe(Date.UTC(2026, 9, 25, 0, 30))
  expect(instantOf({ day: '2026-05-18', minute: 0, timeZone: 'Asia/Kathmandu' })).toBe(Date.UTC(2026, 4, 17, 18, 15))
})

test('days are those of the reader', () => {
  const slots = freeSlots({ ...none, hours: [hour(1, 0, 1)], timeZone: 'Asia/Kolkata', now: Date.UTC(2026, 4, 17) })
  expect(slotsByDay(slots, 'America/New_York').map(([day]) => day)[0]).toBe('2026-05-17')
})
