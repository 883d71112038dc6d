// After midnight and before sunrise the clocks show a new date, while the day before still runs.

import { loadZones, zoneOf } from 'drishti-jyotish/index.ts'
import { expect, test } from 'vitest'
import { todayCard } from '#app/screens/home/sky-now.ts'
import { buildData } from '#app/screens/panchang/data/build-data.ts'
import { viewOfData } from '#app/screens/panchang/data/data-to-view.ts'
import { clockAt } from '#app/screens/panchang/now-time.ts'
import { NEW_DELHI } from '#workers/contract/places/place.ts'

const zone = zoneOf(await loadZones(), NEW_DELHI.tz)
const card = (now: string) => todayCard(Date.parse(now), NEW_DELHI, zone)
const view = (now: string, date: string) =>
  viewOfData(buildData({ place: NEW_DELHI, zone, clock: '12', rules: {}, now: Date.parse(now) }, date), '12')

test('the home card shows the elements of now, not those of sunrise', () => {
  const night = card('2026-11-02T02:00:00+05:30')
  expect(night.date).toBe('Monday 2 November 2026')
  expect(night.elements[1]).toEqual({ kind: 'Nakshatra', name: 'Pushya', until: '4:31 am' })
  const { moon } = card('2026-11-03T02:00:00+05:30')
  expect(moon).toEqual({ sign: 3, until: '3:47 am' })
  expect(card('2026-11-03T08:00:00+05:30').moon.sign).toBe(4)
})

test('the panchang of a date that is asked for before its sunrise has the end of the night as well', () => {
  const now = Date.parse('2026-11-02T02:00:00+05:30')
  const { eve, start, tithis, nakshatras } = view('2026-11-02T02:00:00+05:30', '2026-11-02')
  if (!eve) throw new Error('no night before')
  const running = (spans: { start: number; end: number; name: string }[]) =>
    spans.filter((span) => now >= span.start && now < span.end).map(({ name }) => name)
  expect(running(eve.nakshatras)).toEqual(['Pushya'])
  expect(running(nakshatras)).toEqual([])
  expect(running(eve.tithis)).toHaveLength(1)
  expect(running(eve.choghadiya)).toHaveLength(1)
  expect(running(eve.horas)).toHaveLength(1)
  expect(eve.choghadiya.at(-1)?.end).toBe(start)
  expect(tithis[0]?.name).toBeTruthy()
})

test('the almanac’s clock counts on past midnight, and starts anew with the date', () => {
  const { date, offsets } = view('2026-11-02T09:00:00+05:30', '2026-11-02')
  const at = (now: string) => clockAt(Date.parse(now), { date, offsets }, '24+')
  expect(at('2026-11-02T23:58:00+05:30')).toBe('23:58')
  expect(at('2026-11-03T01:48:00+05:30')).toBe('25:48')
  expect(at('2026-11-02T01:48:00+05:30')).toBe('01:48')
})

test('by day, and on another date, there is no night before', () => {
  expect(view('2026-11-02T09:00:00+05:30', '2026-11-02').eve).toBeNull()
  expect(view('2026-11-02T02:00:00+05:30', '2026-11-03').eve).toBeNull()
})
