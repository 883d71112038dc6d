// Worked examples of P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach (Sagar, 2000), of the dashas of signs.

import { kalachakraDasha, kalachakraRow } from 'drishti-jyotish/advanced/kalachakra.ts'
import { charaDasha, charaParts, narayanaDasha } from 'drishti-jyotish/advanced/sign-dashas.ts'
import { strongerSign } from 'drishti-jyotish/advanced/sign-strength.ts'
import { expect, test } from 'vitest'
import { drawn } from './drawn.ts'

test('the stronger of two signs (exercise 26, chart 12)', () => {
  const { lons } = drawn('8,5,,,,L,7,2/4,0/3,1,,6')
  expect([strongerSign(lons, 0, 6), strongerSign(lons, 1, 7), strongerSign(lons, 2, 8)]).toEqual([0, 7, 8])
  expect([strongerSign(lons, 3, 9), strongerSign(lons, 4, 10), strongerSign(lons, 5, 11)]).toEqual([9, 10, 11])
})

const narayana = (text: string) => {
  const { lons, lagna } = drawn(text)
  return narayanaDasha({ lons, lagna, birth: 0, yearDays: 365.25 }).periods.map(({ sign, years }) => [sign, years])
}

test('narayana dasha (example 66, chart 23): from Simha by every sixth, the second round to twelve years', () => {
  expect(narayana(',6/1,,0,3/2/5,8,,4,,,L,7').slice(0, 20)).toEqual([
    [4, 1],
    [9, 8],
    [2, 2],
    [7, 9],
    [0, 4],
    [5, 1],
    [10, 9],
    [3, 3],
    [8, 11],
    [1, 3],
    [6, 10],
    [11, 4],
    [4, 11],
    [9, 4],
    [2, 10],
    [7, 3],
    [0, 8],
    [5, 11],
    [10, 3],
    [3, 9],
  ])
})

test('narayana dasha (exercise 27, chart 21): Ketu in the first sign turns it back', () => {
  expect(narayana(',,2,,7/L,,3,0,4/5/6,,8/1,').slice(0, 12)).toEqual([
    [10, 2],
    [5, 11],
    [0, 2],
    [7, 3],
    [2, 4],
    [9, 1],
    [4, 9],
    [11, 3],
    [6, 2],
    [1, 7],
    [8, 12],
    [3, 5],
  ])
})

test('chara dasha: on or back by the ninth from the lagna, years from a sign to its lord, twelve equal parts', () => {
  // Kumbha rises; its ninth, Tula, counts on.
  const { lons, lagna } = drawn(',6/1,,0,3/2/5,8,,4,,,L,7')
  const dasha = charaDasha({ lons, lagna, birth: 0, yearDays: 365.25 })
  expect(dasha.forward).toBe(true)
  expect(dasha.periods.slice(0, 4).map(({ sign, years }) => [sign, years])).toEqual([
    [10, 9],
    [11, 4],
    [0, 4],
    [1, 3],
  ])
  const parts = charaParts(dasha, dasha.periods[0]!)
  expect([parts[0]!.sign, parts[11]!.sign]).toEqual([11, 10])
  expect(parts[11]!.end).toBeCloseTo(dasha.periods[0]!.end, 0)
})

// Uttara Kalamrita and BPHS 46: 100, 85, 83 and 86 years of the four quarters in savya stars, turned in apasavya ones.
test('kalachakra: the years of every quarter, and each row is nine signs', () => {
  const years = (star: number) => [1, 2, 3, 4].map((pada) => kalachakraRow(star, pada).years)
  for (const star of [1, 2, 3, 7, 8, 9, 13, 14, 15, 19, 20, 21, 25, 26, 27])
    expect(years(star)).toEqual([100, 85, 83, 86])
  for (const star of [4, 5, 6, 10, 11, 12, 16, 17, 18, 22, 23, 24]) expect(years(star)).toEqual([86, 83, 85, 100])
  const dasha = kalachakraDasha(1, 0, 365.25)
  // 1° of the first quarter of Ashwini: 30 of its hundred years are over, so Mithuna's nine run since 23.
  expect(dasha.periods[0]).toMatchObject({ sign: 2, years: 9 })
  expect(dasha.periods[0]!.end / 86_400_000 / 365.25).toBeCloseTo(2, 6)
  expect([dasha.deha, dasha.jiva]).toEqual([0, 8])
})
