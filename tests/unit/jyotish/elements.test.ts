import { createAlmanac } from 'drishti-jyotish/astronomy/almanac.ts'
import { wrap180 } from 'drishti-jyotish/astronomy/angles.ts'
import {
  ELEMENTS,
  elementAngle,
  elementAt,
  elementsBetween,
  karanaName,
  newMoon,
  siderealOf,
} from 'drishti-jyotish/elements.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { panchangRows, worstArcseconds } from './reference.ts'

const DAY = 86_400_000
const almanac = createAlmanac()
const withSunrise = panchangRows.filter((row) => row.sunrise)

test.each(ELEMENTS)('%s from sunrise to sunrise: the same sequence, ends within 0.4 s', (element) => {
  for (const row of withSunrise) {
    const spans = elementsBetween(almanac, element, 'lahiri', Date.parse(row.sunrise!), Date.parse(row.next_sunrise))
    const reference = row[`${element}_seq`]
    expect(spans.map(({ index }) => index)).toEqual(reference.map(({ i }) => i))
    expect(spans[0]!.index).toBe(row[element])
    spans.forEach(({ end }, i) => {
      expect(Math.abs(end - Date.parse(reference[i]!.end)) / 1000, `row ${row.id}`).toBeLessThan(0.4)
    })
  }
})

test('Sun and Moon at sunrise', () => {
  const at = (body: 'sun' | 'moon') => (row: (typeof withSunrise)[number]) =>
    siderealOf(almanac, body, 'lahiri', Date.parse(row.sunrise!))
  expect(worstArcseconds(withSunrise, at('sun'), (row) => row.sun_sid)).toBeLessThan(0.2)
  expect(worstArcseconds(withSunrise, at('moon'), (row) => row.moon_sid)).toBeLessThan(0.2)
})

test('the new moons on both sides within 0.4 s', () => {
  for (const row of withSunrise) {
    const sunrise = Date.parse(row.sunrise!)
    expect(Math.abs(newMoon(almanac, sunrise, 'before') - Date.parse(row.prev_new_moon)) / 1000).toBeLessThan(0.4)
    expect(Math.abs(newMoon(almanac, sunrise, 'after') - Date.parse(row.next_new_moon)) / 1000).toBeLessThan(0.4)
  }
})

test('karana names', () => {
  for (const row of withSunrise) expect(karanaName(row.karana)).toBe(row.karana_name.toLowerCase())
})

test('any day: each element holds its instant, follows the one before, and its angle is whole at the ends', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(1800, 0, 1), max: Date.UTC(2200, 0, 1) }),
      fc.constantFrom(...ELEMENTS),
      (ms, element) => {
        const span = elementAt(almanac, element, 'lahiri', ms)
        const arc = 360 / { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 }[element]
        expect(span.start).toBeLessThanOrEqual(ms + 0.1)
        expect(span.end).toBeGreaterThan(ms - 0.1)
        for (const [instant, index] of [
          [span.start, span.index - 1],
          [span.end, span.index],
        ] as const)
          expect(Math.abs(wrap180(elementAngle(almanac, element, 'lahiri', instant) - index * arc))).toBeLessThan(1e-7)
        const next = elementAt(almanac, element, 'lahiri', span.end + 1)
        expect(next.start).toBeCloseTo(span.end, 0)
        expect(span.end - span.start).toBeGreaterThan(DAY / 4)
        expect(span.end - span.start).toBeLessThan(DAY * 1.2)
      },
    ),
    { numRuns: 200 },
  )
})
