// The dates of the festival pages: as printed almanacs have them, and none missed by the short search.

import { loadZones, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { panchangYear } from 'drishti-jyotish/panchang/index.ts'
import { expect, test } from 'vitest'
import { aboutFestivalTexts } from '#app/screens/festivals/about-festivals.ts'
import { festivalIn, nextDates, openReckoning } from '#app/screens/festivals/festival-dates.ts'
import { nextFestivals } from '#app/screens/festivals/next-festivals.ts'
import { festivalPage } from '#app/screens/festivals/read-festival.ts'
import { FESTIVALS, festivalOf } from '#workers/contract/content/festivals.ts'
import { NEW_DELHI } from '#workers/contract/places/place.ts'

const zone = zoneOf(await loadZones(), NEW_DELHI.tz)
const delhi = { ...NEW_DELHI, zone }
const of = (slug: string) => festivalOf(slug) ?? expect.fail(slug)

test('Diwali, Holi and Janmashtami of New Delhi, as drikpanchang.com prints them', () => {
  const reckoning = openReckoning(delhi)
  const dates = (slug: string) => nextDates(reckoning, of(slug), '2025-01-01', 3).map(({ date }) => date)
  expect(dates('diwali')).toEqual(['2025-10-20', '2026-11-08', '2027-10-29'])
  expect(dates('holi')).toEqual(['2025-03-14', '2026-03-04', '2027-03-22'])
  expect(dates('raksha-bandhan')).toEqual(['2025-08-09', '2026-08-28', '2027-08-17'])
})

test('a festival of today is the next one, of yesterday not', () => {
  const reckoning = openReckoning(delhi)
  expect(nextDates(reckoning, of('diwali'), '2026-11-08', 1)[0]?.date).toBe('2026-11-08')
  expect(nextDates(reckoning, of('diwali'), '2026-11-09', 1)[0]?.date).toBe('2027-10-29')
})

test('the days between which each is looked for leave none out', () => {
  for (const year of [2026, 2029]) {
    const whole = panchangYear({ ...delhi, year }).observances
    const reckoning = openReckoning(delhi)
    for (const festival of FESTIVALS) {
      const listed = whole.filter(({ id, tradition }) => id === festival.id && tradition !== 'vaishnava')
      expect([festival.id, year, festivalIn(reckoning, festival, year)?.date]).toEqual([
        festival.id,
        year,
        listed[0]?.date,
      ])
      expect([festival.id, listed.length]).toEqual([festival.id, 1])
    }
  }
}, 60_000)

test('the page says day, time and rule, and six years in order', () => {
  const page = festivalPage({ festival: of('diwali'), place: NEW_DELHI, zone, today: '2026-11-01' })
  expect([page.name, page.calendarName]).toEqual(['Diwali', 'Diwali (Lakshmi Puja)'])
  expect(page.days.map(({ year }) => year)).toEqual(['2026', '2027', '2028', '2029', '2030', '2031'])
  expect(page.days[0]).toMatchObject({ weekday: 'Sunday', dayText: '8 November 2026', tithi: { name: 'Amavasya' } })
  expect(page.days[0]?.window).toMatch(/^5:\d\d pm to \d:\d\d pm$/)
  expect(page.days[0]?.why).toContain('Amavasya')
})

test('the list has the next date of every festival, soonest first', () => {
  const list = nextFestivals({ festivals: FESTIVALS, place: delhi, today: '2026-11-09' })
  expect(list).toHaveLength(FESTIVALS.length)
  const reckoning = openReckoning(delhi)
  for (const { slug, date } of list)
    expect([slug, nextDates(reckoning, of(slug), '2026-11-09', 1)[0]?.date]).toEqual([slug, date])
  expect(list.map(({ date }) => date)).toEqual(list.map(({ date }) => date).toSorted())
})

test('each festival has an address of its own and words about it', () => {
  expect(new Set(FESTIVALS.map(({ slug }) => slug)).size).toBe(FESTIVALS.length)
  expect(FESTIVALS.filter(({ id }) => !aboutFestivalTexts.en[id])).toEqual([])
})
