// Saturn's stays in the signs, the sade sati they make, and where grahas turn.

import { ayanamsaAt, siderealLon } from 'drishti-jyotish/astronomy/ayanamsa.ts'
import { bodyAt } from 'drishti-jyotish/astronomy/bodies.ts'
import { skyAt } from 'drishti-jyotish/astronomy/sky.ts'
import { grahaAt } from 'drishti-jyotish/grahas.ts'
import { sadeSatiOf } from 'drishti-jyotish/kundli/doshas/sade-sati.ts'
import { saturnStays, searchedStays } from 'drishti-jyotish/transits/saturn-stays.ts'
import { FASTEST, signPeriods } from 'drishti-jyotish/transits/sign-periods.ts'
import { stations } from 'drishti-jyotish/transits/stations.ts'
import { expect, test } from 'vitest'

const saturnAt = (ms: number) => {
  const sky = skyAt(ms)
  return siderealLon(bodyAt(sky, 'saturn'), ayanamsaAt('lahiri', sky.T))
}

test('sade sati of a Makara Moon: the dates the almanacs print for 2017–2025, re-entries included', () => {
  const { periods, rounds } = sadeSatiOf(saturnAt, 9, Date.UTC(2015, 0, 1), Date.UTC(2027, 0, 1))
  const day = (ms: number) => new Date(ms + 19_800_000).toISOString().slice(0, 10)
  const phases = periods.filter(({ phase }) => !phase.startsWith('dhaiya'))
  // Saturn’s widely published Lahiri ingresses: 26 Jan 2017, 21 Jun 2017, 26 Oct 2017, 24 Jan 2020, 29 Apr 2022,
  // 12 Jul 2022, 17 Jan 2023, 29 Mar 2025.
  expect(phases.map(({ phase, start, reentry }) => `${phase} ${day(start)}${reentry ? ' again' : ''}`)).toEqual([
    'rising 2017-01-26',
    'rising 2017-10-26 again',
    'peak 2020-01-24',
    'setting 2022-04-29',
    'peak 2022-07-12 again',
    'setting 2023-01-17 again',
  ])
  expect(rounds.map(({ start, end }) => [day(start), day(end)])).toEqual([['2017-01-26', '2025-03-29']])
})

test('sade sati that runs at both ends of the time asked for keeps its true ingresses', () => {
  const day = (ms: number) => new Date(ms + 19_800_000).toISOString().slice(0, 10)
  const { periods, rounds } = sadeSatiOf(saturnAt, 9, Date.UTC(2021, 0, 1), Date.UTC(2022, 5, 1))
  expect(periods.map(({ phase, start, end }) => `${phase} ${day(start)} ${day(end)}`)).toEqual([
    'peak 2020-01-24 2022-04-29',
    'setting 2022-04-29 2022-07-12',
  ])
  expect(rounds.map(({ start, end }) => [day(start), day(end)])).toEqual([['2017-01-26', '2025-03-29']])
})

test('sign periods follow each other without a gap and never skip an ingress', () => {
  const from = Date.UTC(2000, 0, 1)
  const to = Date.UTC(2060, 0, 1)
  const periods = signPeriods(saturnAt, FASTEST.saturn, from, to)
  expect(periods[0]!.start).toBe(from)
  expect(periods.at(-1)!.end).toBe(to)
  periods.slice(1).forEach((period, i) => {
    expect(period.start).toBe(periods[i]!.end)
    expect([1, 11]).toContain((period.sign - periods[i]!.sign + 12) % 12)
  })
})

test("a century of Saturn's stays is that of the step-by-step search, to the second", () => {
  const from = Date.UTC(1890, 0, 1)
  const to = Date.UTC(2030, 0, 1)
  for (const ayanamsa of ['lahiri', 'raman'] as const) {
    const lonAt = (ms: number) => siderealLon(grahaAt(ms, 'saturn'), ayanamsaAt(ayanamsa, skyAt(ms).T))
    const slow = signPeriods(lonAt, FASTEST.saturn, from, to)
    const fast = saturnStays({ ayanamsa, positions: 'apparent' }, from, to)
    expect(fast.map(({ sign }) => sign)).toEqual(slow.map(({ sign }) => sign))
    for (const [i, { start }] of slow.entries()) expect(Math.abs(fast[i]!.start - start)).toBeLessThan(1000)
  }
})

test('kept quarters of a century join to the stays of one search', () => {
  const rules = { ayanamsa: 'kp', positions: 'apparent' } as const
  const [from, to] = [Date.UTC(1931, 5, 1), Date.UTC(2051, 5, 1)]
  const whole = searchedStays(rules, from, to)
  const joined = saturnStays(rules, from, to)
  expect(joined.map(({ sign }) => sign)).toEqual(whole.map(({ sign }) => sign))
  for (const [i, { start, end }] of whole.entries()) {
    expect(Math.abs(joined[i]!.start - start)).toBeLessThan(1000)
    expect(Math.abs(joined[i]!.end - end)).toBeLessThan(1000)
  }
  expect(saturnStays(rules, from, to)).toEqual(joined)
})

test('Mercury turns six times in 2024', () => {
  const speedAt = (ms: number) => bodyAt(skyAt(ms), 'mercury').speed
  const turns = stations(speedAt, Date.UTC(2024, 0, 5), Date.UTC(2024, 11, 31))
  // Widely published stations: 1 and 25 April, 5 and 28 August, 26 November, 15 December.
  expect(turns.map(({ at, turns: way }) => `${way} ${new Date(at).toISOString().slice(0, 10)}`)).toEqual([
    'retrograde 2024-04-01',
    'direct 2024-04-25',
    'retrograde 2024-08-05',
    'direct 2024-08-28',
    'retrograde 2024-11-26',
    'direct 2024-12-15',
  ])
})
