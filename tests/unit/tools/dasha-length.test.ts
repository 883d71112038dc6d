// Lengths of dasha periods, as almanacs write them: years of the dasha, twelve months of thirty days.

import { kundli, readBirth } from 'drishti-jyotish/index.ts'
import { subPeriods } from 'drishti-jyotish/kundli/dasha.ts'
import { expect, test } from 'vitest'
import { lengthText, yearsText } from '#app/format/format.ts'

const DAY = 86_400_000
const made = kundli(readBirth({ utc: '1988-08-03T17:10:00Z', lat: 18.52, lon: 73.857 }))
const { periods, yearDays, balanceYears } = made.vimshottari
const length = ({ start, end }: { start: number; end: number }) => lengthText((end - start) / (yearDays * DAY))

test('a mahadasha has its whole years, wherever the leap days fall', () => {
  const nominal = { ketu: 7, venus: 20, sun: 6, moon: 10, mars: 7, rahu: 18, jupiter: 16, saturn: 19, mercury: 17 }
  for (const period of periods) expect(length(period)).toBe(`${nominal[period.lord as keyof typeof nominal]} y`)
})

test('the first mahadasha counts from the birth: it is the balance', () => {
  const left = length({ start: made.birth.ms, end: periods[0]?.end ?? 0 })
  expect(left).toBe(
    yearsText(balanceYears)
      .replaceAll(/\b0 \w ?/g, '')
      .trim(),
  )
})

test('Saturn in Saturn is 3 years and 3 days, Mercury in Saturn 2 years, 8 months and 9 days', () => {
  const saturn = periods.find(({ lord }) => lord === 'saturn')
  if (!saturn) throw new Error('no Saturn')
  expect(subPeriods('vimshottari', saturn).slice(0, 2).map(length)).toEqual(['3 y 3 d', '2 y 8 m 9 d'])
})

test('a prana of less than a day has hours', () => {
  expect(lengthText(0.5 / 360)).toBe('12 h')
  expect(lengthText(0.01 / 360)).toBe('1 h')
  expect(lengthText(23.9 / 24 / 360)).toBe('1 d')
})
