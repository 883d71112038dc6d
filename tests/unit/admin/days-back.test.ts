// The number of days to look back is parsed as an integer.
import { expect, test } from 'vitest'
import { CalculatorRequest, DetailsQuery } from '#workers/contract/astrologers/payouts.ts'

test.each([
  ['1.5', 1],
  [1.5, 1],
  ['365.9', 365],
  ['30', 30],
  [undefined, 30],
])('%s is %s days', (days, read) => {
  expect(CalculatorRequest.parse({ days }).days).toBe(read)
  expect(DetailsQuery.parse({ days }).days).toBe(read)
})

test.each(['', '0', '0.9', '-1', '366', 'many'])('"%s" is refused', (days) => {
  expect(CalculatorRequest.safeParse({ days }).success).toBe(false)
})
