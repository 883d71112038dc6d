// Jobs of the desk's worker: the match of two births, the panchang of a place, a chart by chosen rules.

import { sadeSati, saturnEnd } from 'drishti-jyotish/kundli/life-periods.ts'
import { saturnLines } from 'drishti-jyotish/kundli/reading.ts'
import { expect, test } from 'vitest'
import { jobs } from '#app/screens/consultations/desk/engine/jobs.ts'
import { dayAt } from '#app/screens/consultations/desk/views/panchang-view.tsx'
import { levelOf } from '#app/screens/consultations/desk/views/yogas-view.tsx'
import type { SharedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import { DeskTarget } from '#workers/contract/consultations/desk.ts'

const PLACE = { name: 'Chennai, India', lat: 13.08, lon: 80.27, tz: 'Asia/Kolkata' }
const PRIYA: SharedBirth = {
  relation: 'self',
  name: 'Priya',
  gender: 'female',
  date: '1991-03-17',
  time: '04:05:00',
  uncertainty_minutes: 0,
  clock_reading: null,
  place: PLACE,
}
const KARTHIK: SharedBirth = { ...PRIYA, relation: 'partner', name: 'Karthik', gender: 'male', date: '1988-06-17' }
const NOON = Date.UTC(2026, 10, 23, 6, 30)

test('a match names both in their roles and gives eight rows that can be pointed to', async () => {
  const match = await jobs.match({ ...PRIYA, second: KARTHIK }, {})
  expect(match?.names).toEqual(['Karthik', 'Priya'])
  expect(match?.rows).toHaveLength(8)
  expect(match?.rows.reduce((sum, { points }) => sum + points, 0)).toBe(match?.total)
  for (const { koota } of match?.rows ?? []) DeskTarget.parse({ of: 'koota', koota })
  expect(match?.rules).toContain('Lahiri')
  const raman = await jobs.match({ ...PRIYA, second: KARTHIK }, { ayanamsa: 'raman' })
  expect(raman?.rules).toContain('Raman')
  expect(await jobs.match(PRIYA, {})).toBeNull()
})

test('a panchang says what runs now, in rows that can be pointed to', async () => {
  const { day, rows, rules } = await jobs.panchang({ spot: PLACE, rules: {}, date: null, now: NOON })
  expect(day).toContain('23')
  for (const { row } of rows) DeskTarget.parse({ of: 'panchang', row })
  expect(new Set(rows.map(({ row }) => row)).size).toBe(rows.length)
  for (const row of ['tithi', 'nakshatra', 'yoga', 'karana', 'hora'])
    expect(
      rows.find((each) => each.row === row)?.spans?.filter(({ now }) => now),
      row,
    ).toHaveLength(1)
  expect(rows.map(({ row }) => row)).toEqual(expect.arrayContaining(['vara', 'sunrise', 'moonset', 'rahu_kalam']))
  expect(rules).toContain('Lahiri')
})

test('before sunrise the day before still runs; another day has nothing that runs now', async () => {
  const early = NOON - 9 * 3_600_000
  const { day, rows } = await jobs.panchang({ spot: PLACE, rules: {}, date: null, now: early })
  expect(day).toContain('22')
  expect(rows.find(({ row }) => row === 'tithi')?.spans?.some(({ now }) => now)).toBe(true)
  const other = await jobs.panchang({ spot: PLACE, rules: {}, date: '2027-01-01', now: NOON })
  expect(JSON.stringify(other)).not.toContain('"now":true')
})

test('a chart is cast by the rules that the astrologer chose', async () => {
  const usual = await jobs.kundli(PRIYA, {})
  const raman = await jobs.kundli(PRIYA, { ayanamsa: 'raman' })
  expect(raman?.rules.ayanamsa).toBe('raman')
  expect(raman?.lagna.degree).not.toBeCloseTo(usual?.lagna.degree ?? 0, 2)
})

test('every answer may cross to the page', async () => {
  const made = await jobs.kundli(PRIYA, {})
  if (!made) throw new Error('no chart')
  for (const answer of [made, await jobs.transits(made, NOON), await jobs.match({ ...PRIYA, second: KARTHIK }, {})])
    expect(structuredClone(answer)).toEqual(answer)
})

test('today is the day that runs in the place of the panchang, and the next one can be looked at', async () => {
  const spot = { name: 'New York, United States', lat: 40.71, lon: -74.01, tz: 'America/New_York' }
  // 23:33 of the 23rd there; in Chennai it is the 24th.
  const late = Date.UTC(2026, 10, 24, 4, 33)
  expect(dayAt(spot.tz, late)).toBe('2026-11-23')
  expect(await jobs.panchang({ spot, rules: {}, date: null, now: late })).toMatchObject({ today: '2026-11-23' })
  const next = await jobs.panchang({ spot, rules: {}, date: '2026-11-24', now: late })
  expect(next).toMatchObject({ today: '2026-11-23', day: expect.stringContaining('24') })
  // Before sunrise the day before runs.
  const early = Date.UTC(2026, 10, 24, 9)
  expect(await jobs.panchang({ spot, rules: {}, date: null, now: early })).toMatchObject({ today: '2026-11-23' })
})

test('Saturn’s periods: what runs, and the next two sentences', async () => {
  const made = await jobs.kundli(PRIYA, {})
  if (!made) throw new Error('no chart')
  const life = sadeSati(made)
  const [first] = life.periods
  if (!first) throw new Error('no period')
  const within = await jobs.saturn(made, first.start + 1)
  expect(within).toMatchObject({ over: false, phase: first.phase })
  expect(within.messages).toEqual(
    saturnLines(life, first.start + 1)
      .slice(0, 2)
      .map(({ message }) => message),
  )
  const gone = await jobs.saturn(made, saturnEnd(made) + 1)
  expect(gone).toEqual({ over: true, phase: null, messages: [], end: saturnEnd(made) })
  expect(structuredClone(within)).toEqual(within)
})

test('Manglik and kaal sarp say to which degree they are met', async () => {
  const made = await jobs.kundli(PRIYA, {})
  if (!made) throw new Error('no chart')
  expect(levelOf(made, 'manglik')).toBe(made.manglik.level)
  expect(levelOf(made, 'kaal_sarp')).toBe(made.kaalSarp.level)
  expect(levelOf(made, 'guru_chandal')).toBeNull()
})
