// The almanac of a birth: an element that ends on another day than the birth says which.

import { kundli, readBirth } from 'drishti-jyotish/index.ts'
import { expect, test } from 'vitest'
import { almanac } from '#app/screens/kundli/birth-facts.ts'

const IST = 19_800_000
const rows = (utc: string) =>
  Object.fromEntries(almanac(kundli(readBirth({ utc, lat: 18.52, lon: 73.857 })), IST)) as Record<string, string>

test('born late on 3 August 1988 in Pune: the tithi ends at noon of the next day', () => {
  expect(rows('1988-08-03T17:10:00Z').Tithi).toMatch(/^Krishna Saptami, until 4 Aug 1988, 12:3\d$/)
})

test('an end on the day of the birth is a time alone', () => {
  expect(rows('1988-08-04T04:00:00Z').Tithi).toMatch(/^Krishna Saptami, until 12:3\d$/)
})

test('the sunrise and sunset of a birth before sunrise are those of the day before, and say so', () => {
  expect(rows('1988-08-03T22:00:00Z')['Sunrise, sunset']).toMatch(/^3 Aug 1988, 06:\d\d; 3 Aug 1988, 19:\d\d$/)
  expect(rows('1988-08-04T04:00:00Z')['Sunrise, sunset']).toMatch(/^06:\d\d; 19:\d\d$/)
})
