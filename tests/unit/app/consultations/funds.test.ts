import { expect, test } from 'vitest'
import { spendableFunds } from '#app/screens/astrologer/request/funds.ts'

const WALLET = {
  balance_cents: 6000,
  held_cents: 500,
  available_cents: 5500,
  month_spent_cents: 1500,
  next_limit: null,
}

test('a limit leaves what the month has not spent, never less than nothing', () => {
  expect(spendableFunds({ ...WALLET, monthly_limit_cents: null })).toEqual({
    availableCents: 5500,
    monthLeftCents: null,
  })
  expect(spendableFunds({ ...WALLET, monthly_limit_cents: 2000 })).toEqual({
    availableCents: 5500,
    monthLeftCents: 500,
  })
  expect(spendableFunds({ ...WALLET, monthly_limit_cents: 1000 })).toEqual({ availableCents: 5500, monthLeftCents: 0 })
})
