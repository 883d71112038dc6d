// The instant of a payout lies on the chosen day of the platform's zone, and today's is now.
import { expect, test } from 'vitest'
import { payoutInstant } from '#app/screens/dashboard/admin/payouts/payout-instant.ts'

const timezone = 'Asia/Kolkata'
/** Half past one at night in Kolkata, on the 17th there. */
const now = Date.UTC(2026, 4, 16, 20)

test('a payout of today is stamped by the server, one of another day with its noon', () => {
  expect(payoutInstant({ day: '2026-05-17', timezone, now })).toBeUndefined()
  expect(payoutInstant({ day: '', timezone, now })).toBeUndefined()
  expect(payoutInstant({ day: '2026-05-16', timezone, now })).toBe(Date.UTC(2026, 4, 16, 6, 30))
  expect(payoutInstant({ day: '2026-05-17', timezone: 'UTC', now })).toBe(Date.UTC(2026, 4, 17, 12))
})
