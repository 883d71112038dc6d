/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import { chargeForSeconds, secondsFor } from '#workers/contract/consultations/price-rule.ts'

test('402 seconds at $1.80 a minute cost $12.06', () => {
  expect(chargeForSeconds(180, 402)).toBe(1206)
  expect(chargeForSeconds(180, 0)).toBe(0)
  expect(chargeForSeconds(1, 29)).toBe(0)
  expect(chargeForSeconds(1, 30)).toBe(1)
})

test('the seconds an amount pays for are the most it pays for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(10_000_000), (price, amount) => {
      const seconds = secondsFor(amount, price)
      expect(chargeForSeconds(price, seconds)).toBeLessThanOrEqual(amount)
      expect(chargeForSeconds(price, seconds + 1)).toBeGreaterThan(amount)
    }),
    { numRuns: runs(5000) },
  )
})
