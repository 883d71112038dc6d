import { kundli, readBirth } from 'drishti-jyotish/index.ts'
import { chainAt } from 'drishti-jyotish/kundli/dasha.ts'
import { readKundliOptions } from 'drishti-jyotish/kundli/options.ts'
import { MOST_EVENTS, readRectification, rectificationOf } from 'drishti-jyotish/rectification/rectification.ts'
import { expect, test } from 'vitest'

const birth = readBirth({ utc: '1972-05-31T22:46:00Z', lat: 16.25, lon: 81.2 })
const wedding = { label: 'Wedding', ms: Date.parse('1993-07-24T12:00:00+05:30') }
const rules = readKundliOptions({})

test('each time is a chart of its own: lagna, vargas, star and periods are those that a kundli of it has', () => {
  const made = rectificationOf({ birth, minutes: 30, step: 10, events: [wedding], rules })
  expect(made.times.map(({ away }) => away)).toEqual([-30, -20, -10, 0, 10, 20, 30])
  for (const { ms, lagna, vargas, moon, events } of made.times) {
    const cast = kundli(readBirth({ utc: new Date(ms).toISOString(), lat: 16.25, lon: 81.2 }))
    expect(lagna.sign).toBe(cast.lagna.sign)
    expect(lagna.degree).toBeCloseTo(cast.lagna.degree, 6)
    const navamsha = cast.vargas.find(({ varga }) => varga === 9)
    expect(vargas[9]).toBe(navamsha?.lagna)
    expect(moon.pada).toBe(cast.grahas[1]!.pada)
    expect(events[0]!.lords).toEqual(chainAt(cast.vimshottari, wedding.ms, 3).map(({ lord }) => lord))
  }
  // The lagna moves a degree in four minutes.
  const [first, last] = [made.times[0]!, made.times.at(-1)!]
  const moved = (last.lagna.sign * 30 + last.lagna.degree - first.lagna.sign * 30 - first.lagna.degree + 360) % 360
  expect(moved).toBeGreaterThan(10)
  expect(moved).toBeLessThan(22)
})

// Two times of Jawaharlal Nehru's birth are published: 23:36 local mean time, and 23:30 Indian time (23:27:24) of B.V. Raman,
// Notable Horoscopes, p. 318, who gives Karka. B.S.H. Indrasena, "Horoscope of Jawaharlal Nehru as seen through different
// ayanamshas" (2011): a birth at the seam of signs, its lagna late in Karka or early in Simha by time and ayanamsha.
test.each([
  ['lahiri', [3, 3, 3, 3, 4, 4]],
  ['raman', [3, 3, 4, 4, 4, 4]],
] as const)(
  'a published birth at the seam of Karka and Simha, by %s: the desk shows both lagnas',
  (ayanamsa, signs) => {
    const utc = new Date(Date.parse('1889-11-14T23:27:24Z') - 81.85 * 240_000).toISOString()
    const rules = readKundliOptions({ ayanamsa })
    const nehru = readBirth({ utc, lat: 25.45, lon: 81.85 })
    const { times } = rectificationOf({ birth: nehru, minutes: 12, step: 3, events: [], rules })
    // From three minutes before Raman's time to three minutes after the other one.
    expect(times.filter(({ away }) => away >= -3).map(({ lagna }) => lagna.sign)).toEqual(signs)
  },
)

test('an event before the birth has no periods', () => {
  const early = { label: '', ms: birth.ms - 1000 }
  expect(rectificationOf({ birth, minutes: 1, step: 1, events: [early], rules }).times[1]!.events[0]!.lords).toEqual([])
})

test('doubt, step and events from outside are checked', () => {
  const events = [{ label: 'Work', at: '1995-01-01T00:00:00Z' }]
  expect(readRectification({ minutes: 30, events })).toMatchObject({ step: 2, events: [{ label: 'Work' }] })
  expect(() => readRectification({ minutes: 0, events })).toThrow(/minutes/)
  expect(() => readRectification({ minutes: 180, step: 1, events })).toThrow(/step/)
  expect(() => readRectification({ minutes: 30, events: [{ label: 'x', at: 'then' }] })).toThrow(/events\.0\.at/)
  expect(() => readRectification({ minutes: 30, events: Array(MOST_EVENTS + 1).fill(events[0]) })).toThrow(/events/)
})
