/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import { holdAmount, splitCharge } from '#workers/domain/money/split-charge.ts'

test('a charge is taken from the holds in their order', () => {
  const holds = [
    { n: 2, cents: 500 },
    { n: 1, cents: 500 },
  ]
  expect(splitCharge(700, holds)).toEqual({
    captures: [
      { n: 1, postCents: 500, holdCents: 500 },
      { n: 2, postCents: 200, holdCents: 500 },
    ],
    capturedCents: 700,
  })
  expect(splitCharge(0, holds).captures.every((capture) => capture.postCents === 0)).toBe(true)
  expect(splitCharge(1200, holds).capturedCents).toBe(1000)
  expect(splitCharge(10, [])).toEqual({ captures: [], capturedCents: 0 })
})

test('captures add up to the charge, or to all that was held', () => {
  const holds = fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 6 })
  fc.assert(
    fc.property(holds, fc.nat(300_000), (amounts, charge) => {
      const { captures, capturedCents } = splitCharge(
        charge,
        amounts.map((cents, index) => ({ n: index + 1, cents })),
      )
      const held = amounts.reduce((sum, cents) => sum + cents, 0)
      expect(capturedCents).toBe(Math.min(charge, held))
      expect(captures.reduce((sum, capture) => sum + capture.postCents, 0)).toBe(capturedCents)
      for (const capture of captures) expect(capture.postCents).toBeLessThanOrEqual(capture.holdCents)
    }),
    { numRuns: runs(2000) },
  )
})

test('a hold is an hour, or what money, budget and limit leave', () => {
  expect(holdAmount(6000, { availableCents: 10_000, budgetLeftCents: null, monthLeftCents: null })).toBe(6000)
  expect(holdAmount(6000, { availableCents: 2500, budgetLeftCents: null, monthLeftCents: null })).toBe(2500)
  expect(holdAmount(6000, { availableCents: 2500, budgetLeftCents: 900, monthLeftCents: 1200 })).toBe(900)
  expect(holdAmount(6000, { availableCents: 2500, budgetLeftCents: 900, monthLeftCents: -5 })).toBe(0)
})
