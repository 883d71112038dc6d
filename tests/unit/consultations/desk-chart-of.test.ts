// A point lies on the copy of the birth that it was made on; a row of the match lies on two.
import { expect, test } from 'vitest'
import { chartOf, isBeforeBirth, isShared } from '#app/screens/consultations/desk/pointed-chart.ts'
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import { DeskAct, type DeskPlace } from '#workers/contract/consultations/desk.ts'
import { newId } from '#workers/contract/ports.ts'

const births = (chart: string | undefined, second?: string) =>
  ({ chart, ...(second ? { second: { chart: second } } : {}) }) as AttachedBirth
const place: DeskPlace = { view: 'match', varga: 1, date: null }
const nadi = { target: { of: 'koota', koota: 'nadi' }, place } as const
const house = (second?: true) => ({ target: { of: 'house', house: 7 }, place: { ...place, second } }) as const

test('a row of the match is gone with the second birth, and is not that of another pair', () => {
  const point = { ...nadi, chart: chartOf(births('a', 'b'), nadi) }
  expect(isShared(births('a', 'b'), point)).toBe(true)
  expect(isShared(births('a'), point)).toBe(false)
  expect(isShared(births('a', 'c'), point)).toBe(false)
  expect(isShared(births('c', 'b'), point)).toBe(false)
})

test('a first birth that was attached at the request has no name, and its match is known all the same', () => {
  const point = { ...nadi, chart: chartOf(births(undefined, 'b'), nadi) }
  expect(isShared(births(undefined, 'b'), point)).toBe(true)
  expect(isShared(births('a', 'b'), point)).toBe(false)
})

test('a house lies on its own birth alone', () => {
  const [first, second] = [
    { ...house(), chart: 'a' },
    { ...house(true), chart: 'b' },
  ]
  expect([first, second].map((each) => isShared(births('a', 'b'), each))).toEqual([true, true])
  expect([first, second].map((each) => isShared(births('a'), each))).toEqual([true, false])
  expect(isShared(null, first)).toBe(false)
})

test('the room takes the name of two copies', () => {
  const chart = chartOf(births(newId(), newId()), nadi)
  expect(DeskAct.safeParse({ kind: 'point', ...nadi, chart }).success).toBe(true)
})

test('words from before a birth was shared are about another one', () => {
  const first = { since: 1_000 } as AttachedBirth
  const both = { ...first, second: { since: 3_000 } } as AttachedBirth
  expect(isBeforeBirth(first, 999, {})).toBe(true)
  expect(isBeforeBirth(first, 1_000, {})).toBe(false)
  expect(isBeforeBirth(both, 2_000, {})).toBe(false)
  expect(isBeforeBirth(both, 2_000, { second: true })).toBe(true)
  // There is no second chart to open, and a birth of the request was there before every word.
  expect(isBeforeBirth(first, 5_000, { second: true })).toBe(true)
  expect(isBeforeBirth({} as AttachedBirth, 1, {})).toBe(false)
})
