// Formats of minutes, shares, counts, changes and both currencies.
import { expect, test } from 'vitest'
import {
  changeOf,
  formatCount,
  formatDollars,
  formatMinutes,
  formatRupees,
  formatShare,
} from '#app/screens/dashboard/admin/admin-format.ts'
import { formatInr, formatUsd } from '#app/ui/money.ts'

test.each([
  [0, '0.0 min'],
  [45.25, '45.3 min'],
  [59.94, '59.9 min'],
  [59.95, '1 h 0 min'],
  [60, '1 h 0 min'],
  [90, '1 h 30 min'],
  [1_439.6, '24 h 0 min'],
])('%d minutes are %s', (minutes, text) => expect(formatMinutes(minutes)).toBe(text))

test('shares and counts', () => {
  expect([formatShare(0.389), formatShare(0), formatShare(1)]).toEqual(['38.9%', '0.0%', '100.0%'])
  expect([formatCount(5_960.5, 1), formatCount(1_234_567), formatCount(0)]).toEqual(['5,960.5', '1,234,567', '0'])
})

test('dollars, and rupees the Indian way', () => {
  expect([9_482.4, 0, 0.07, 1_234_567.891, -12.5].map(formatDollars)).toEqual([
    '$9,482.40',
    '$0.00',
    '$0.07',
    '$1,234,567.89',
    '−$12.50',
  ])
  expect([512_338, 99.5, 0, 12_345_678.9, -1_000].map(formatRupees)).toEqual([
    '₹5,12,338.00',
    '₹99.50',
    '₹0.00',
    '₹1,23,45,678.90',
    '−₹1,000.00',
  ])
})

test('an amount reads the same whether it comes in dollars or in cents, rupees or paise', () => {
  for (const minor of [0, 1, 99, 100, 123_456, 51_233_800, -70]) {
    expect(formatDollars(minor / 100)).toBe(formatUsd(minor))
    expect(formatRupees(minor / 100)).toBe(formatInr(minor))
  }
})

test('a change names its direction; without a before there is none', () => {
  expect([changeOf(114.1, 100), changeOf(50, 100), changeOf(0, 3), changeOf(3, 3)]).toEqual([
    { text: '+14.1%', up: true },
    { text: '−50.0%', up: false },
    { text: '−100.0%', up: false },
    { text: '+0.0%', up: true },
  ])
  expect(changeOf(5, 0)).toBeNull()
})
