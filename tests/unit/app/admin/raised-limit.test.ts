import { expect, test } from 'vitest'
import { isRaisedWithin } from '#app/screens/dashboard/user/wallet/raised-limit.ts'

const raised = (effective: string, monthly_limit_cents: number | null) =>
  isRaisedWithin('2026-11', {
    month_spent_cents: 800,
    held_cents: 100,
    next_limit: { effective_at: Date.parse(effective), monthly_limit_cents },
  })

test('a used-up limit ends before the month where a greater one takes effect within it', () => {
  expect(raised('2026-11-28T08:42:00Z', 10_000)).toBe(true)
  expect(raised('2026-11-28T08:42:00Z', null)).toBe(true)
  // 7.00 are spent, without the dollar that is only held.
  expect(raised('2026-11-28T08:42:00Z', 750)).toBe(true)
  expect(raised('2026-11-28T08:42:00Z', 700)).toBe(false)
  expect(raised('2026-12-01T00:00:00Z', 10_000)).toBe(false)
})

test('without a new limit the used-up one holds until the month is over', () => {
  expect(isRaisedWithin('2026-11', { month_spent_cents: 800, held_cents: 0, next_limit: null })).toBe(false)
})
