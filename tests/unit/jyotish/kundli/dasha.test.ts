import { chainAt, type DashaName, dashaOf, subPeriods } from 'drishti-jyotish/kundli/dasha.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionRows } from '../reference.ts'

const DAY = 86_400_000

test('Vimshottari lord and balance are those of the reference within a day', () => {
  for (const row of positionRows) {
    const dasha = dashaOf('vimshottari', row.lon_sid.Moon!, Date.parse(row.utc))
    expect([row.id, dasha.birthLord]).toEqual([row.id, row.vim_lord.toLowerCase()])
    expect(Math.abs(dasha.balanceYears - row.vim_balance_years) * 365.25).toBeLessThan(0.01)
  }
})

test('a worked antardasha: Venus maha of 20 years gives the Sun a year and Rahu three', () => {
  const birth = Date.UTC(2000, 0, 1)
  const [maha] = dashaOf('vimshottari', 360 / 27, birth).periods
  expect(maha).toMatchObject({ lord: 'venus', level: 1 })
  expect(Math.abs(maha!.start - birth)).toBeLessThan(1000)
  const parts = subPeriods('vimshottari', maha!)
  expect(parts.map(({ lord }) => lord).join(' ')).toBe('venus sun moon mars rahu jupiter saturn mercury ketu')
  expect(parts.map(({ start, end }) => Math.round((end - start) / DAY / 30.4375))).toEqual([
    40, 12, 20, 14, 36, 32, 38, 34, 14,
  ])
})

test('every instant of a life has one chain of five periods, each inside the one above', () => {
  const names = fc.constantFrom<DashaName>('vimshottari', 'yogini', 'ashtottari')
  const moon = fc.double({ min: 0, max: 359.999, noNaN: true })
  fc.assert(
    fc.property(names, moon, fc.double({ min: 0, max: 119, noNaN: true }), (name, lon, age) => {
      const birth = Date.UTC(1980, 5, 5)
      const dasha = dashaOf(name, lon, birth)
      const ms = birth + age * 365.25 * DAY
      const chain = chainAt(dasha, ms)
      expect(chain).toHaveLength(5)
      chain.forEach((period, i) => {
        expect(period.level).toBe(i + 1)
        expect(ms >= period.start && ms < period.end).toBe(true)
      })
      expect(dasha.balanceYears).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('Yogini begins with star + 3 over eight, Ashtottari with the group of stars from Ardra', () => {
  const star = (n: number) => ((n - 0.5) * 360) / 27
  const first = (name: DashaName, n: number) => dashaOf(name, star(n), 0).birthLord
  expect([1, 5, 6, 8].map((n) => first('yogini', n))).toEqual(['bhramari', 'sankata', 'mangala', 'dhanya'])
  expect([6, 9, 10, 12, 13, 16, 17, 19, 20, 22, 23, 25, 26, 2, 3, 5].map((n) => first('ashtottari', n))).toEqual([
    'sun',
    'sun',
    'moon',
    'moon',
    'mars',
    'mars',
    'mercury',
    'mercury',
    'saturn',
    'saturn',
    'jupiter',
    'jupiter',
    'rahu',
    'rahu',
    'venus',
    'venus',
  ])
})

test('the year of 360 days shortens every period in the same measure', () => {
  const long = dashaOf('vimshottari', 100, 0, 365.25)
  const short = dashaOf('vimshottari', 100, 0, 360)
  expect(short.periods[0]!.end / long.periods[0]!.end).toBeCloseTo(360 / 365.25, 10)
  expect(chainAt(long, -200 * 365.25 * DAY)).toEqual([])
})
