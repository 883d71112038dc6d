// A point of the chart desk is marked on the chart that its owner points to, and on no other.
import { expect, test } from 'vitest'
import {
  fingerOn,
  fingerOnGraha,
  fingerOnHouse,
  isVisited,
  targetsHere,
  visitedHere,
} from '#app/screens/consultations/desk/pointed-by.ts'
import type { DeskPlace, DeskTarget } from '#workers/contract/consultations/desk.ts'

const D1: DeskPlace = { view: 'chart', varga: 1, date: null }
const D9: DeskPlace = { ...D1, varga: 9 }
const SECOND: DeskPlace = { ...D1, second: true }
const TRANSITS: DeskPlace = { ...D1, view: 'transits' }
const HOUSE: DeskTarget = { of: 'house', house: 7 }
const PERIOD: DeskTarget = { of: 'period', lords: ['venus'] }

const none = { mine: null, myPlace: null, theirs: null, theirPlace: null, visited: null }
const theirs = (target: DeskTarget, theirPlace: DeskPlace, place: DeskPlace) => ({
  ...none,
  theirs: target,
  theirPlace,
  place,
})

test('a house is marked on the same division of the same birth', () => {
  expect(fingerOnHouse(theirs(HOUSE, D9, D9), 7)).toBe('theirs')
  expect(fingerOnHouse(theirs(HOUSE, D9, D1), 7)).toBeUndefined()
  expect(fingerOnHouse(theirs(HOUSE, SECOND, D1), 7)).toBeUndefined()
  expect(fingerOnHouse(theirs(HOUSE, D9, { ...TRANSITS, varga: 9 }), 7, { varga: 1 })).toBeUndefined()
})

test('one’s own point and a visited place stay on their chart while the other side is followed elsewhere', () => {
  expect(fingerOnHouse({ ...none, place: D9, mine: HOUSE, myPlace: D1 }, 7)).toBeUndefined()
  expect(fingerOnHouse({ ...none, place: D1, mine: HOUSE, myPlace: D1 }, 7)).toBe('mine')
  const visited = { target: { of: 'graha', graha: 'saturn' }, place: D9 } as const
  expect(fingerOnGraha({ ...none, place: D1, visited }, 'saturn')).toBeUndefined()
  expect(fingerOnGraha({ ...none, place: D9, visited }, 'saturn')).toBe('mine')
})

test('a period has no division, a row of the match no birth, a transit a day', () => {
  const dasha: DeskPlace = { ...D1, view: 'dasha' }
  expect(fingerOn(theirs(PERIOD, dasha, { ...dasha, varga: 9 }), PERIOD)).toBe('theirs')
  expect(fingerOn(theirs(PERIOD, dasha, { ...dasha, second: true }), PERIOD)).toBeUndefined()
  const nadi: DeskTarget = { of: 'koota', koota: 'nadi' }
  const match: DeskPlace = { ...D1, view: 'match' }
  expect(fingerOn(theirs(nadi, match, { ...match, second: true }), nadi)).toBe('theirs')
  const saturn: DeskTarget = { of: 'transit', graha: 'saturn' }
  expect(fingerOn(theirs(saturn, TRANSITS, { ...TRANSITS, date: '2030-01-01' }), saturn)).toBeUndefined()
})

test('a visited or pointed target is marked only on the place that shows it', () => {
  const dasha: DeskPlace = { ...D1, view: 'dasha' }
  const visited = { target: PERIOD, place: dasha }
  const fingers = { ...none, place: dasha, visited, theirs: HOUSE, theirPlace: D1 }
  expect(targetsHere(fingers)).toEqual([PERIOD])
  expect(visitedHere(fingers)).toEqual(PERIOD)
  expect(isVisited(fingers, PERIOD)).toBe(true)
  expect(isVisited(fingers, HOUSE)).toBe(false)
  expect(visitedHere({ visited, place: { ...dasha, second: true } })).toBeNull()
  expect(targetsHere({ ...fingers, place: D1 })).toEqual([HOUSE])
})
