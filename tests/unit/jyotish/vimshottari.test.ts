import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ayanamsaAt, siderealLon } from '#workers/jyotish/ayanamsa.ts'
import { bodyAt } from '#workers/jyotish/bodies.ts'
import { skyAt } from '#workers/jyotish/sky.ts'
import {
  DASHA_YEARS,
  dashaAtBirth,
  dashaChain,
  mahadashas,
  subperiods,
  YEAR_DAYS,
} from '#workers/jyotish/vimshottari.ts'
import { positionRows } from './reference.ts'

const DAY = 86_400_000

test('lord and balance at birth against the reference: within 0.05 days', () => {
  for (const row of positionRows) {
    const sky = skyAt(Date.parse(row.utc))
    const moon = siderealLon(bodyAt(sky, 'moon'), ayanamsaAt('lahiri', sky.T))
    const { lord, balanceYears } = dashaAtBirth(sky.ms, moon)
    expect(lord).toBe(row.vim_lord.toLowerCase())
    expect(Math.abs(balanceYears - row.vim_balance_years) * 365.25).toBeLessThan(0.05)
  }
})

test('nine mahadashas fill 120 years without a gap, from the birth lord', () => {
  const birth = dashaAtBirth(0, 349.19391)
  const cycle = mahadashas(birth)
  expect(birth.lord).toBe('mercury')
  expect(birth.balanceYears).toBeCloseTo(13.7777, 3)
  expect(cycle.map(({ lords }) => lords[0])).toEqual([
    'mercury',
    'ketu',
    'venus',
    'sun',
    'moon',
    'mars',
    'rahu',
    'jupiter',
    'saturn',
  ])
  expect(cycle[0]!.end).toBeCloseTo(birth.balanceYears * 365.25 * DAY, 0)
  expect(cycle.at(-1)!.end - cycle[0]!.start).toBeCloseTo(120 * 365.25 * DAY, 0)
})

test('antardasha of Saturn in Jupiter lasts 16·19/120 years, in every year length', () => {
  for (const year of ['julian', 'sidereal', 'gregorian', 'savana'] as const) {
    const cycle = mahadashas(dashaAtBirth(0, 100, year), year)
    const jupiter = cycle.find(({ lords }) => lords[0] === 'jupiter')!
    const saturn = subperiods(jupiter).find(({ lords }) => lords[1] === 'saturn')!
    expect((saturn.end - saturn.start) / DAY).toBeCloseTo(((16 * 19) / 120) * YEAR_DAYS[year], 6)
    expect(subperiods(jupiter)[0]!.lords).toEqual(['jupiter', 'jupiter'])
  }
})

test('any birth and instant: the running chain is nested, five deep, and ends with the cycle', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.double({ min: 0, max: 0.8, noNaN: true }),
      (moon, share) => {
        const birth = dashaAtBirth(0, moon)
        const cycle = mahadashas(birth)
        const ms = share * 120 * 365.25 * DAY
        const chain = dashaChain(cycle, ms)
        expect(chain).toHaveLength(5)
        chain.forEach((period, i) => {
          expect(period.start).toBeLessThanOrEqual(ms)
          expect(period.end).toBeGreaterThan(ms)
          expect(period.lords).toHaveLength(i + 1)
        })
        expect(subperiods(chain[4]!)).toEqual([])
        expect(birth.balanceYears).toBeLessThanOrEqual(DASHA_YEARS[birth.lord])
        expect(dashaChain(cycle, cycle.at(-1)!.end)).toEqual([])
      },
    ),
  )
})
