// A transcript is parted by the days of the platform's zone, not by those of UTC.
import { expect, test } from 'vitest'
import { isNewDay } from '#app/screens/dashboard/admin/messages/is-new-day.ts'

const at = (timestamp: number) => ({ timestamp })
const KOLKATA = 'Asia/Kolkata'
/** Midnight in Kolkata. */
const MIDNIGHT = Date.UTC(2026, 4, 16, 18, 30)

test('a day begins at midnight of the zone', () => {
  expect(isNewDay(undefined, at(MIDNIGHT), KOLKATA)).toBe(true)
  expect(isNewDay(at(MIDNIGHT - 1), at(MIDNIGHT), KOLKATA)).toBe(true)
  expect(isNewDay(at(MIDNIGHT), at(Date.UTC(2026, 4, 17, 1)), KOLKATA)).toBe(false)
  expect(isNewDay(at(MIDNIGHT), at(Date.UTC(2026, 4, 17, 1)), 'UTC')).toBe(true)
})
