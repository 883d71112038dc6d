// Sentences of the chart desk.

import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { expect, test } from 'vitest'
import { pointWords, targetText } from '#app/screens/consultations/desk/target-name.ts'
import { whereWords } from '#app/screens/consultations/desk/views/panchang-view.tsx'
import { unknownTime } from '#app/screens/consultations/desk/views/unknown-time.ts'
import { yogasOf } from '#app/screens/consultations/desk/views/yogas-view.tsx'
import { chartNames, whoseChart } from '#app/screens/consultations/desk/whose-chart.ts'
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskPlace, DeskTarget } from '#workers/contract/consultations/desk.ts'

test('the client reads that this is their own place, and the astrologer whose it is', () => {
  const spot = { name: 'Pune, India', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
  expect(whereWords({ side: 'user', spot }, 'Meera')).toBe('This is where you are now.')
  expect(whereWords({ side: 'astrologer', spot }, 'Priya')).toBe('This is where Priya is now.')
  expect(whereWords({ side: 'user', spot: null }, 'Meera')).toBe('This is the place of birth.')
})

const birth = { name: 'Priya Raman', second: { name: 'Karthik Iyer' } } as AttachedBirth
const place: DeskPlace = { view: 'chart', varga: 1, date: null }
const second: DeskPlace = { ...place, second: true }
const HOUSE: DeskTarget = { of: 'house', house: 7 }

test('with two births the words say whose chart it is, to who may see them', () => {
  const words = (at: DeskPlace) => targetText(HOUSE, at, null, whoseChart(birth, at))
  expect(words(place)).toBe('the 7th house of Priya’s chart')
  expect(words({ ...second, varga: 9 })).toBe('the 7th house of D9 Navamsha of Karthik’s chart')
  expect(targetText({ of: 'koota', koota: 'nadi' }, second, null, whoseChart(birth, second))).toBe(
    'the Nadi koota of the match',
  )
})

test('with one birth nobody is named; without the births the second chart is told by number', () => {
  const alone = { name: 'Priya Raman' } as AttachedBirth
  expect(targetText(HOUSE, place, null, whoseChart(alone, place))).toBe('the 7th house')
  expect(targetText(HOUSE, place, null)).toBe('the 7th house')
  expect(targetText(HOUSE, second, null)).toBe('the 7th house of the second chart')
})

test('namesakes are told apart', () => {
  const of = (a: string, b: string) => whoseChart({ name: a, second: { name: b } } as AttachedBirth, second)
  expect(of('Priya Raman', 'Priya Iyer')).toBe('Priya Iyer’s chart')
  expect(of('Priya', 'Priya')).toBe('the second chart')
})

test('a point on a birth that is no longer shared has no name', () => {
  const casts = { has: () => false, at: () => null, whose: () => 'Lakshmi’s chart' }
  const point = { seq: 1, side: 'user', target: HOUSE, place: second, at: 1 } as const
  expect(pointWords(point, casts)).toBe('the 7th house of the second chart')
  expect(pointWords(point, { ...casts, has: () => true })).toBe('the 7th house of Lakshmi’s chart')
})

test('a yoga that two pairs form stands once, with both sentences', () => {
  const yoga = (id: string, pair: string) => ({ id, source: 'BPHS', message: { key: id, params: { pair } } })
  const yogas = [yoga('raja', 'a'), yoga('gaja_kesari', 'b'), yoga('raja', 'c')] as unknown as Kundli['yogas']
  expect(yogasOf({ yogas }).map(({ id, messages }) => [id, messages.length])).toEqual([
    ['raja', 2],
    ['gaja_kesari', 1],
  ])
})

test('two births of one name are told apart where one is chosen', () => {
  expect(chartNames('Priya', 'Priya')).toEqual(['Priya (first)', 'Priya (second)'])
  expect(chartNames('Priya', 'Karthik')).toEqual(['Priya', 'Karthik'])
})

test('an unknown time is said of the birth that is shown, and in the match of either', () => {
  const [known, unknown] = [
    { name: 'Priya', time: '04:00:00' },
    { name: 'Lakshmi', time: null },
  ]
  const birth = { ...known, second: unknown } as AttachedBirth
  const match = { view: 'match' } as const
  expect(unknownTime(birth, place)).toBeNull()
  expect(unknownTime(birth, second)).toContain('noon is taken')
  expect(unknownTime(birth, match)).toContain('The time of Lakshmi is unknown')
  expect(unknownTime({ ...unknown, second: unknown } as AttachedBirth, match)).toContain('of both births')
  expect(unknownTime({ ...known, second: known } as AttachedBirth, match)).toBeNull()
})

test('a chosen day is written in words, as everywhere else', () => {
  const day: DeskPlace = { view: 'transits', varga: 1, date: '2030-01-01' }
  expect(targetText({ of: 'transit', graha: 'saturn' }, day, null)).toBe('Saturn in transit on 1 January 2030')
  expect(targetText({ of: 'panchang', row: 'tithi' }, day, null)).toBe('Tithi in the panchang of 1 January 2030')
})
