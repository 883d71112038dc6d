import { match, readBirth } from 'drishti-jyotish/index.ts'
import { dashaSandhiOf, SANDHI_DAYS } from 'drishti-jyotish/match/dasha-sandhi.ts'
import { matchReading } from 'drishti-jyotish/match/reading.ts'
import { expect, test } from 'vitest'

const DAY = 86_400_000
const YEAR = 365.25 * DAY
const BORN = Date.UTC(1990, 0, 1)

test('two born at the start of one star meet at every change', () => {
  // At 0° Ashwini Ketu’s seven years begin: Venus at 7, Sun at 27, Moon at 33, Mars at 43, Rahu at 50, Jupiter at 68,
  // Saturn at 84.
  const { meetings } = dashaSandhiOf({ ms: BORN, moon: 0 }, { ms: BORN + 100 * DAY, moon: 0 })
  const years = meetings.map(({ boy }) => Math.round((boy.at - BORN) / YEAR))
  expect(years).toEqual([7, 27, 33, 43, 50, 68, 84])
  expect(meetings.every(({ days }) => Math.abs(days - 100) < 1e-6)).toBe(true)
  expect(meetings[0]).toMatchObject({ boy: { ends: 'ketu', begins: 'venus' }, girl: { ends: 'ketu', begins: 'venus' } })
})

test('half a year is the limit, either way', () => {
  const counted = (days: number) => dashaSandhiOf({ ms: BORN, moon: 0 }, { ms: BORN + days * DAY, moon: 0 }).meetings
  expect(counted(SANDHI_DAYS)).toHaveLength(7)
  expect(counted(SANDHI_DAYS + 1)).toHaveLength(0)
  expect(counted(-SANDHI_DAYS)[0]?.days).toBeCloseTo(-SANDHI_DAYS, 6)
})

test('different mahas meet too, and changes before the later birth do not count', () => {
  // Krittika begins with the Sun’s six years: the Moon’s begin at 6, a year after the other’s Venus ends at 5 by half a maha.
  const halfOfSun = 80 / 3 + 20 / 3
  const { meetings } = dashaSandhiOf({ ms: BORN, moon: 0 }, { ms: BORN + 4 * YEAR, moon: halfOfSun })
  expect(meetings[0]).toMatchObject({ boy: { begins: 'venus' }, girl: { ends: 'sun', begins: 'moon' } })
  expect((meetings[0]!.boy.at - BORN) / YEAR).toBeCloseTo(7, 6)
  expect(
    dashaSandhiOf({ ms: BORN, moon: 0 }, { ms: BORN + 10 * YEAR, moon: 0 }).meetings.every(
      ({ boy }) => boy.at >= BORN + 10 * YEAR,
    ),
  ).toBe(true)
})

test('a match says how often, with the instants as the cause', () => {
  const boy = readBirth({ utc: '1990-03-14T04:20:00Z', lat: 19.076, lon: 72.8777 })
  const said = (girl: typeof boy) => {
    const made = match(boy, girl)
    const line = matchReading(made).find(({ section }) => section === 'dasha_sandhi')
    return { meetings: made.dashaSandhi!.meetings, message: line!.message }
  }
  const twin = said({ ...boy, ms: boy.ms + 60_000 })
  expect(twin.message).toMatchObject({ key: 'match.dasha_sandhi.several', params: { count: twin.meetings.length } })
  expect(twin.message.causes).toHaveLength(1 + twin.meetings.length)
})
