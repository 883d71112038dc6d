// The periods that the desk lists, points to and opens.

import { dashaOf } from 'drishti-jyotish/kundli/dasha.ts'
import { expect, test } from 'vitest'
import { targetText } from '#app/screens/consultations/desk/target-name.ts'
import {
  chainOf,
  keyOf,
  pathTo,
  periodsOfLife,
  runningAt,
  targetOf,
} from '#app/screens/consultations/desk/views/life-periods.ts'
import { DeskTarget } from '#workers/contract/consultations/desk.ts'
import { DAY } from '#workers/contract/time/durations.ts'

/** The Moon in the last part of Anuradha: a life that begins and ends under Saturn. */
const BORN = Date.UTC(1991, 2, 16, 22, 35)
const LIFE = { birth: { ms: BORN }, vimshottari: dashaOf('vimshottari', 222, BORN) }
const YEAR = LIFE.vimshottari.yearDays * DAY

test('the first lord comes again at the end of a life, with a name of its own', () => {
  const mahas = periodsOfLife(LIFE)
  const saturns = mahas.filter(({ lord }) => lord === 'saturn')
  expect(saturns).toHaveLength(2)
  const [first, second] = saturns.map((maha) => targetOf(LIFE, [maha]))
  expect(first).toEqual({ of: 'period', lords: ['saturn'] })
  expect(second).toEqual({ of: 'period', lords: ['saturn'], nth: 2 })
  expect(new Set(mahas.map((maha) => keyOf([maha]))).size).toBe(mahas.length)
  expect(new Set(mahas.map((maha) => JSON.stringify(targetOf(LIFE, [maha])))).size).toBe(mahas.length)
  for (const maha of mahas) expect(chainOf(LIFE, targetOf(LIFE, [maha]))).toEqual([maha])
  if (!second) throw new Error('no second Saturn')
  expect(DeskTarget.parse(second)).toEqual(second)
  expect(targetText(second, { view: 'dasha', varga: 1, date: null }, null)).toBe(
    'the Saturn period (the second time in this life)',
  )
})

test('a point from before is the first of its lord', () => {
  const old = DeskTarget.parse({ of: 'period', lords: ['saturn'] })
  if (old.of !== 'period') throw new Error('no period')
  expect(chainOf(LIFE, old)?.[0]?.start).toBe(LIFE.vimshottari.periods[0]?.start)
})

test('the list has what lies between birth and 120 years, on every level', () => {
  const within = ({ start, end }: { start: number; end: number }) => end > BORN && start < BORN + 120 * YEAR
  const [first] = periodsOfLife(LIFE)
  const last = periodsOfLife(LIFE).at(-1)
  for (const maha of [first, last]) {
    expect(periodsOfLife(LIFE, maha).every(within)).toBe(true)
    expect(periodsOfLife(LIFE, maha).length).toBeLessThan(9)
  }
  expect(runningAt(LIFE, BORN - DAY, 3)).toEqual([])
  expect(runningAt(LIFE, BORN + 30 * YEAR, 3)).toHaveLength(3)
  expect(runningAt(LIFE, BORN + 119.9 * YEAR, 3)[0]?.lord).toBe('saturn')
})

test('a pointed period is opened from its mahadasha down, and one outside this life is not', () => {
  const path = pathTo(LIFE, [{ of: 'period', lords: ['venus', 'moon', 'sun'] }])
  const [maha, antar] = chainOf(LIFE, { lords: ['venus', 'moon'] }) ?? []
  if (!maha || !antar) throw new Error('no Venus – Moon')
  expect(path).toEqual([keyOf([maha]), keyOf([maha, antar])])
  expect(pathTo(LIFE, [{ of: 'period', lords: ['venus'] }])).toEqual([])
  // Saturn – Saturn was over before the birth.
  expect(chainOf(LIFE, { lords: ['saturn', 'saturn'] })).toBeNull()
  expect(pathTo(LIFE, [{ of: 'period', lords: ['saturn', 'saturn'] }])).toEqual([])
})
