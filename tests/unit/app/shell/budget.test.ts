import { expect, test } from 'vitest'
import { limitingBudget } from '#app/screens/consultations/room/budget.ts'

test('a budget is shown where it ends the session before the wallet does', () => {
  // $20 in the wallet, of which $3 are used.
  const state = { balance_cents: 1700, cost_cents: 300 }
  expect(limitingBudget(900, state)).toBe(900)
  expect(limitingBudget(2000, state)).toBeNull()
  expect(limitingBudget(5000, state)).toBeNull()
  expect(limitingBudget(null, state)).toBeNull()
  expect(limitingBudget(900, { balance_cents: null, cost_cents: 0 })).toBe(900)
})
