// Doubtful births of books on the desk; their places, events and printed lords stand in
// tests/conformance/rectification.json. The search beside the desk adds up the years itself, time by time.
import { readFileSync } from 'node:fs'
import { type Birth, type KundliOptions, kundli, loadZones, readBirth, type ZoneTable } from 'drishti-jyotish/index.ts'
import { readKundliOptions } from 'drishti-jyotish/kundli/options.ts'
import { vargaSign } from 'drishti-jyotish/kundli/vargas.ts'
import { rectificationOf, type TriedTime } from 'drishti-jyotish/rectification/rectification.ts'
import { beforeAll, expect, test } from 'vitest'

type Figure = { path: string; theirs: string }
type Case = {
  name: string
  birth: object
  options: KundliOptions
  events?: { label: string; at: string }[]
  figures: Figure[]
}
const file = new URL('../../conformance/rectification.json', import.meta.url)
const cases: Case[] = JSON.parse(readFileSync(file, 'utf8')).cases
const caseOf = (day: string) => cases.find(({ name }) => name.endsWith(day))!

let zones: ZoneTable
beforeAll(async () => {
  zones = await loadZones()
})

const MINUTE = 60_000
const YEAR = 365.25 * 86_400_000
const ROUND = 'ketu:7 venus:20 sun:6 moon:10 mars:7 rahu:18 jupiter:16 saturn:19 mercury:17'.split(' ').map((share) => {
  const [lord = '', years] = share.split(':')
  return { lord, years: Number(years) }
})

/** Maha and antar lord: years are taken off, lord by lord, from the star of the Moon on. */
function pairAt(moon: number, birth: number, event: number): string {
  const stars = moon / (40 / 3)
  let i = Math.floor(stars) % 9
  let years = (event - birth) / YEAR + (stars % 1) * ROUND[i]!.years
  for (; years >= ROUND[i]!.years; i = (i + 1) % 9) years -= ROUND[i]!.years
  const maha = ROUND[i]!
  let share = (years / maha.years) * 120
  for (; share >= ROUND[i]!.years; i = (i + 1) % 9) share -= ROUND[i]!.years
  return `${maha.lord} ${ROUND[i]!.lord}`
}

const castAt = ({ lat, lon, ms }: Birth, away: number, options: KundliOptions) =>
  kundli(readBirth({ utc: new Date(ms + away * MINUTE).toISOString(), lat, lon }), options)

function deskOf({ birth, options, events = [] }: Case, minutes: number, step: number): TriedTime[] {
  return rectificationOf({
    birth: readBirth(birth, zones),
    rules: readKundliOptions(options),
    minutes,
    step,
    events: events.map(({ label, at }) => ({ label, ms: Date.parse(at) })),
  }).times
}

// B.V. Raman, How to Judge a Horoscope, vol. II, ch. XII: charts 57, 65, 66 and 69. The pair that he names runs from the
// first of these minutes to the last one, of every third within three hours to either side.
test.each([
  ['12 February 1880', 'mars rahu', -9, 84],
  ['15 July 1942', 'ketu rahu', -54, 30],
  ['3 April 1949', 'rahu venus', -96, 180],
  ['10 November 1897', 'rahu mercury', -180, 180],
] as const)(
  'birth of %s: the desk shows the printed %s at the printed time, and until it changes',
  (day, lords, first, last) => {
    const asked = caseOf(day)
    const event = Date.parse(asked.events![0]!.at)
    const birth = readBirth(asked.birth, zones)
    const rows = deskOf(asked, 180, 3).map(({ away, events }) => ({
      away,
      pair: events[0]!.lords.slice(0, 2).join(' '),
    }))
    expect(rows.find(({ away }) => away === 0)?.pair).toBe(lords)
    for (const { away, pair } of rows) {
      const moon = castAt(birth, away, asked.options).grahas[1]!.lon
      expect([away, pair]).toEqual([away, pairAt(moon, birth.ms + away * MINUTE, event)])
    }
    const shown = rows.filter(({ pair }) => pair === lords).map(({ away }) => away)
    expect([shown[0], shown.at(-1)]).toEqual([first, last])
  },
)

// Chart 70 of that volume counts from the wrong star, and chart 116 of the first one fits none: both differ in
// docs/conformance.md. An error of the clock is not the reason.
test.each(['15 October 1891', '5 May 1895'])('birth of %s: no time within three hours has the printed pair', (day) => {
  const asked = caseOf(day)
  const printed = asked.figures.find(({ path }) => path === 'times.0.periods.0')!.theirs
  const pairs = deskOf(asked, 180, 3).map(({ events }) => events[0]!.lords.slice(0, 2).join(' '))
  expect(pairs).toHaveLength(121)
  expect(pairs).not.toContain(printed)
})

// P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 32, example 130. The lagna stands at 13°16′ of Makara;
// he names the degrees at which it changes in each varga.
test.each([
  [10, '12Cp00'],
  [9, '13Cp20'],
  [24, '13Cp45'],
  [4, '15Cp00'],
  [10, '15Cp00'],
] as const)('the lagna of D-%i changes on the desk where the lagna reaches %s', (varga, printed) => {
  const [degrees = 0, minutes = 0] = printed.split('Cp').map(Number)
  const limit = degrees + minutes / 60
  const asked = caseOf('30 November 1966')
  const rows = deskOf(asked, 8, 0.25)
  const birth = readBirth(asked.birth, zones)
  const reached = rows.findIndex(({ away }) => castAt(birth, away, asked.options).lagna.degree >= limit)
  expect(reached).toBeGreaterThan(0)
  const [before, at] = [rows[reached - 1]!, rows[reached]!]
  expect(at.vargas[varga]).not.toBe(before.vargas[varga])
})

test('the charts that he settles on stand on the desk from 10:38, which he tries first, to 10:42:30, his result', () => {
  const rows = deskOf(caseOf('30 November 1966'), 15, 0.5)
  const fitting = rows.filter(({ vargas }) => vargas[4] === 0 && vargas[9] === 1 && vargas[24] === 2)
  expect(fitting.map(({ away }) => away)).toEqual([2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5])
  // The lagna of D-10, which he finds right, is that of the reported time all along.
  const reported = rows.find(({ away }) => away === 0)!
  expect(new Set(fitting.map(({ vargas }) => vargas[10]))).toEqual(new Set([reported.vargas[10]]))
})

// Section 32.2.2: where the first dasha has n years, dashas begin n·m/4 days earlier for m minutes more, in years of 360
// days, if the Moon takes a day for a star; she takes up to an eighth less or more.
test('ten minutes move the dashas of each of these births by the days of the book’s formula', () => {
  for (const { birth, options, name } of cases) {
    const [first, later] = [0, 10].map((away) => castAt(readBirth(birth, zones), away, { ...options, yearDays: 360 }))
    const { years } = ROUND.find(({ lord }) => lord === first!.vimshottari.birthLord)!
    const moved = (first!.vimshottari.periods[1]!.start - later!.vimshottari.periods[1]!.start) / 86_400_000
    expect([name, Math.abs(moved / ((years * 10) / 4) - 1) < 0.15]).toEqual([name, true])
  }
})

// Example 129: a lagna at 4°39′ of Dhanu, five minutes to either side; the degrees at which it passes into the next sign.
test('a lagna of 3°24′ to 5°54′ in Dhanu lies in one sign of D-10, two of D-12 and three of D-24', () => {
  const signs = (varga: 10 | 12 | 24) =>
    [3.4, 3.74, 3.76, 4.65, 4.99, 5.01, 5.9, 6.01].map((degree) => vargaSign(varga, 240 + degree))
  expect(signs(10)).toEqual([9, 9, 9, 9, 9, 9, 9, 10])
  expect(signs(12)).toEqual([9, 9, 9, 9, 9, 10, 10, 10])
  expect(signs(24).slice(0, 7)).toEqual([6, 6, 7, 7, 7, 8, 8])
})
