import { expect, test } from 'vitest'
import { allZones, matchingZones } from '#app/screens/dashboard/time-zone/time-zones.ts'
import { namedZone } from '#app/screens/dashboard/time-zone/zone-names.ts'

test('every zone of the browser is offered once, under the name of today, with the one that is set', () => {
  const zones = allZones('Etc/GMT+3')
  expect(new Set(zones).size).toBe(zones.length)
  for (const zone of ['Asia/Kolkata', 'America/New_York', 'Etc/GMT+3']) expect(zones).toContain(zone)
  expect(zones).not.toContain('Asia/Calcutta')
  expect(allZones('')).not.toContain('')
})

test.each([
  ['kolkata', 'Asia/Kolkata'],
  ['asia kol', 'Asia/Kolkata'],
  ['India', 'Asia/Kolkata'],
  ['भारत', 'Asia/Kolkata'],
  ['new york', 'America/New_York'],
  ['Eastern Time', 'America/New_York'],
  ['New_York', 'America/New_York'],
  ['IST', 'Asia/Kolkata'],
  ['+5:30', 'Asia/Kolkata'],
  ['+05:30', 'Asia/Kolkata'],
  ['UTC+5:30', 'Asia/Kolkata'],
  ['gmt+5:45', 'Asia/Kathmandu'],
])('“%s” leads to %s', (typed, zone) => {
  const found = matchingZones(allZones('UTC'), { typed, language: 'hi' })
  expect(found).toContain(zone)
  expect(found.length).toBeLessThan(60)
})

test('nothing typed leaves all zones, and nonsense none', () => {
  const zones = allZones('UTC')
  expect(matchingZones(zones, { typed: ' ', language: 'en' })).toEqual(zones)
  expect(matchingZones(zones, { typed: 'moon', language: 'en' })).toEqual([])
})

test('whole words come before parts of words', () => {
  const found = matchingZones(allZones('UTC'), { typed: 'india', language: 'en' })
  expect(found.indexOf('Asia/Kolkata')).toBeLessThan(found.indexOf('America/Indiana/Knox'))
})

test('an abbreviation comes before places that contain its letters', () => {
  const found = matchingZones(allZones('UTC'), { typed: 'ist', language: 'en' })
  expect(found.indexOf('Asia/Kolkata')).toBeLessThan(found.indexOf('Europe/Istanbul'))
})

test('a zone is named by the words that people use, and by its place', () => {
  expect(namedZone('Asia/Kolkata', 'en')).toBe('India Standard Time (Asia/Kolkata)')
  expect(namedZone('Asia/Kolkata', 'hi')).toBe('भारतीय मानक समय (Asia/Kolkata)')
  expect(namedZone('America/New_York', 'en')).toBe('Eastern Time (America/New York)')
  expect(namedZone('UTC', 'en')).toBe('UTC')
})
