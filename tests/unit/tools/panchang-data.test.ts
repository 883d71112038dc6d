// The loader sends instants and names; the page writes the clock times and the parts of day and night from them.

import { loadZones, zoneOf } from 'drishti-jyotish/index.ts'
import { panchangOf, readDay, reckoningOf } from 'drishti-jyotish/panchang/index.ts'
import { expect, test } from 'vitest'
import { CLOCKS, type Clock } from '#app/format/clock-styles.ts'
import { momentText } from '#app/format/day-times.ts'
import { buildData } from '#app/screens/panchang/data/build-data.ts'
import { viewOfData } from '#app/screens/panchang/data/data-to-view.ts'
import { timeFormatOf } from '#app/screens/panchang/data/time-format.ts'
import type { PanchangView } from '#app/screens/panchang/data/view-types.ts'
import { runs } from '#app/screens/panchang/now-time.ts'
import { NEW_DELHI, type Place } from '#workers/contract/places/place.ts'

const zones = await loadZones()
const NEW_YORK: Place = { ...NEW_DELHI, id: '40.7128,-74.006', lat: 40.7128, lon: -74.006, tz: 'America/New_York' }
const LONDON: Place = { ...NEW_DELHI, id: '51.5074,-0.1278', lat: 51.5074, lon: -0.1278, tz: 'Europe/London' }
const TROMSO: Place = { ...NEW_DELHI, id: '69.65,18.96', lat: 69.65, lon: 18.96, tz: 'Europe/Oslo' }

function pageOf(place: Place, date: string, clock: Clock = '12') {
  const zone = zoneOf(zones, place.tz)
  const data = buildData({ place, zone, clock, rules: {}, now: Date.parse(`${date}T12:00:00Z`) }, date)
  const reckoning = reckoningOf({ lat: place.lat, lon: place.lon, zone })
  return {
    view: viewOfData(data, clock),
    times: timeFormatOf(zone, date, clock),
    day: panchangOf(reckoning, readDay(reckoning, date)),
  }
}

function spansOf({ tithis, nakshatras, yogas, karanas, good, avoid, choghadiya, horas }: PanchangView) {
  const parts = [...choghadiya.day, ...choghadiya.night, ...horas.day, ...horas.night]
  return [...tithis, ...nakshatras, ...yogas, ...karanas, ...good, ...avoid, ...parts]
}

const DAYS: [Place, string][] = [
  [NEW_DELHI, '2026-11-21'],
  // Clocks in India were put forward an hour for the war, on 1 September 1942.
  [NEW_DELHI, '1942-09-01'],
  // Clocks are put back on 1 November, and forward on 8 March.
  ...['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02', '2026-03-07', '2026-03-08', '2026-03-09'].map(
    (date): [Place, string] => [NEW_YORK, date],
  ),
  [LONDON, '2026-10-24'],
  [LONDON, '2026-10-25'],
  // London's own mean time was 75 s behind Greenwich's in 1840.
  [LONDON, '1840-05-05'],
]

test.each(DAYS.flatMap(([place, date]) => CLOCKS.map((clock) => ({ place, date, clock }))))(
  'the page writes each time of $date by the clocks of $place.tz ($clock)',
  ({ place, date, clock }) => {
    const { view, times } = pageOf(place, date, clock)
    const spans = spansOf(view)
    expect(spans.length).toBeGreaterThan(50)
    expect(spans.map(({ from, to }) => [momentText(from), momentText(to)])).toEqual(
      spans.map(({ start, end }) => [times.text(start), times.text(end)]),
    )
  },
)

test('a festival has the dates of other schools with their authority, and the page names another school than the usual one', () => {
  const { view } = pageOf(NEW_DELHI, '2026-03-26')
  const rama = view.observances.find(({ name }) => name.startsWith('Rama Navami'))
  expect(rama?.others).toMatch(/^Vaishnavas keep .*27 March 2026/)
  expect(view.rules).not.toContain('festivals by')
  const zone = zoneOf(zones, NEW_DELHI.tz)
  const asked = { place: NEW_DELHI, zone, clock: '12', rules: { school: 'south' } } as const
  const south = buildData({ ...asked, now: Date.parse('2025-10-20T12:00:00Z') }, '2025-10-20')
  expect(south.rules).toContain('festivals by South')
  expect(pageOf(NEW_DELHI, '2026-11-22').view.observances.every(({ others }) => others === undefined)).toBe(true)
})

test('a minute is that of the instant, not of its rounded second', () => {
  const { view, times, day } = pageOf(NEW_YORK, '2026-11-01')
  expect(view.tithis.map(({ to }) => momentText(to))).toEqual(day.tithis.map(({ end }) => times.text(end)))
  expect(view.karanas.map(({ from }) => momentText(from))).toEqual(day.karanas.map(({ start }) => times.text(start)))
})

test('parts of day and night are drawn at the engine’s instants', () => {
  const { view, day, times } = pageOf(NEW_DELHI, '2026-11-21')
  const { choghadiya, horas, gowri } = day
  const found = (list: readonly { start: number; end: number }[] | null) =>
    (list ?? []).map(({ start, end }) => [times.text(start), times.text(end)])
  const drawn = (list: PanchangView['tithis']) => list.map(({ from, to }) => [momentText(from), momentText(to)])
  expect(drawn(view.choghadiya.day)).toEqual(found(choghadiya.day))
  expect(drawn(view.choghadiya.night)).toEqual(found(choghadiya.night))
  expect(drawn(view.horas.day)).toEqual(found(horas.day))
  expect(drawn(view.horas.night)).toEqual(found(horas.night))
  const [first] = found(gowri.day)
  const table = view.more.find(({ title }) => title === 'Gowri panchangam')
  expect(table?.facts).toHaveLength(16)
  expect(table?.facts[0]).toEqual(['Soram', `${first?.[0]} to ${first?.[1]}, to be avoided`])
})

test('a day without sunset has no parts', () => {
  const { view } = pageOf(TROMSO, '2026-06-21')
  expect(view.choghadiya).toEqual({ day: [], night: [] })
  expect(view.horas).toEqual({ day: [], night: [] })
  expect(view.more.map(({ title }) => title)).not.toContain('Gowri panchangam')
})

test('the month has each date with its tithi and festivals', () => {
  const { month } = pageOf(NEW_DELHI, '2026-11-21').view
  expect(month.cells).toHaveLength(30)
  expect(month.cells[23]).toMatchObject({ date: '2026-11-24', day: 24, tithi: 'Purnima', more: 4 })
  expect(month.cells[23]?.festivals).toEqual(['Kartik Purnima', 'Guru Nanak Jayanti', 'Dev Deepavali'])
  expect(month.cells[1]).toMatchObject({ date: '2026-11-02', tithi: 'Ashtami', phase: 0.75, festivals: [], more: 0 })
})

test('the first choghadiya and hora run at sunrise, which the card on top names', () => {
  const dates = Array.from({ length: 28 }, (_, i) => `2026-01-${String(i + 1).padStart(2, '0')}`)
  const late = dates.filter((date) => {
    const { choghadiya, horas, start } = pageOf(NEW_DELHI, date).view
    return [choghadiya.day[0], horas.day[0]].some((first) => !first || !runs(first, start))
  })
  expect(late).toEqual([])
})

test('of the karanas, Vishti alone has the tone of what is avoided', () => {
  const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
  const karanas = days.flatMap((date) => pageOf(NEW_DELHI, date).view.karanas)
  expect(karanas.some(({ name }) => name.startsWith('Vishti'))).toBe(true)
  for (const { name, tone } of karanas) expect(tone, name).toBe(name.startsWith('Vishti') ? 'bad' : undefined)
})
