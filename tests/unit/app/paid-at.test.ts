// The instant of a payout lies on the chosen day of the platform's zone, and today's is now.
import { expect, test } from 'vitest'
import { paidAt } from '#app/screens/dashboard/admin/payouts/paid-at.ts'

const timezone = 'Asia/Kolkata'
/** Half past one at night in Kolkata, on the 17th there. */
const now = Date.UTC(2026, 4, 16, 20)

test('a payout of today is stamped by the server, one of another day with its noon', () => {
  expect(paidAt({ day: '2026-05-17', timezone, now })).toBeUndefined()
  expect(paidAt({ day: '', timezone, now })).toBeUndefined()
  expect(paidAt({ day: '2026-05-16', timezone, now })).toBe(Date.UTC(2026, 4, 16, 6, 30))
  expect(paidAt({ day: '2026-05-17', timezone: 'UTC', now })).toBe(Date.UTC(2026, 4, 17, 12))
})
