import { expect, test } from 'vitest'
import { axisTop, inShort } from '#app/screens/dashboard/astrologer/earnings/earnings-axis.ts'

test.each([
  [0, 10_000],
  [10_000, 10_000],
  [10_001, 20_000],
  [76_270, 100_000],
  [2_100_000, 5_000_000],
])('%i paise fit below %i', (most, top) => expect(axisTop(most)).toBe(top))

test('amounts are short', () => {
  expect([0, 85_000, 150_000, 20_000_000].map(inShort)).toEqual(['₹0', '₹850', '₹1.5K', '₹2L'])
})
