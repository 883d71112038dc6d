/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/property-runs.ts'
import { chargeFor, secondsFor } from '#workers/contract/consultations/pricing.ts'

test('402 seconds at $1.80 a minute cost $12.06', () => {
  expect(chargeFor(180, 402)).toBe(1206)
  expect(chargeFor(180, 0)).toBe(0)
  expect(chargeFor(1, 29)).toBe(0)
  expect(chargeFor(1, 30)).toBe(1)
})

test('the seconds an amount pays for are the most it pays for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(10_000_000), (price, amount) => {
      const seconds = secondsFor(amount, price)
      expect(chargeFor(price, seconds)).toBeLessThanOrEqual(amount)
      expect(chargeFor(price, seconds + 1)).toBeGreaterThan(amount)
    }),
    { numRuns: runs(5000) },
  )
})
