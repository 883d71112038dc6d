// Elections that books judge; their charts stand in tests/conformance/elections.json.

import type { ZoneTable } from 'drishti-jyotish/clock/zones.ts'
import { findMuhurta, loadZones, panchangDay, readMuhurta, zoneOf } from 'drishti-jyotish/index.ts'
import { panchakaOf } from 'drishti-jyotish/muhurta/lagna.ts'
import { chandraFindings, taraFinding } from 'drishti-jyotish/muhurta/persons.ts'
import { taraOf } from 'drishti-jyotish/panchang/balas.ts'
import { beforeAll, expect, test } from 'vitest'

let zones: ZoneTable
beforeAll(async () => {
  zones = await loadZones()
})

const DELHI = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' }
const search = (date: string) =>
  findMuhurta(readMuhurta({ ...DELHI, from: date, to: date, purpose: 'business', limit: 500 }, zones))

// B.V. Raman, Muhurtha, ch. 3: the 13th lunar day, Aslesha (9), a Sunday (1) and Virgo (6) rising make 29; 2 are left.
test('the panchaka of Raman’s example is agni', () => {
  expect(panchakaOf({ tithi: 13, star: 9, weekday: 0, lagna: 5 })).toBe('agni')
})

// A man born under Mrigashira in Vrishabha does not set out under Bharani, his naidhana tara, with the Moon in the 12th
// (chapter 3, too).
test('Bharani is the naidhana of a man born under Mrigashira in Vrishabha, and its Moon, in the 12th, hurts', () => {
  expect(taraOf(5, 2)).toBe(7)
  const birth = { who: 1, nakshatra: 5, sign: 1 }
  expect(taraFinding(birth, 2).effect).toBe('forbids')
  expect(chandraFindings(birth, 0)).toMatchObject([{ effect: 'hurts', message: { params: { house: 12 } } }])
})

// P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 36, example 141: Chaturdashi is not auspicious, and
// the sakuna karana is unfavourable. The government of this oath fell after 13 days.
test('no window is open on the day of the oath of 16 May 1996', () => {
  const { days, windows } = search('1996-05-16')
  expect(windows).toEqual([])
  expect(days[0]?.forbidden.map(({ rule }) => rule)).toContain('tithi_rikta')
  const { karanas } = panchangDay({ ...DELHI, zone: zoneOf(zones, DELHI.tz), date: '1996-05-16' })
  const noon = Date.parse('1996-05-16T12:30+05:30')
  expect(karanas.find(({ start, end }) => start <= noon && noon < end)?.name).toBe('shakuni')
})

// Example 142 of the same book, and Iranganti Rangacharya on the oath of 19 March 1998, 9:33: Jupiter in the tenth speaks
// for it, and Gulika by the lagna against it.
test('the oath of 19 March 1998 lies in a window, with Jupiter in an angle and Gulika’s part of the day', () => {
  const oath = Date.parse('1998-03-19T09:33+05:30')
  const window = search('1998-03-19').windows.find(({ start, end }) => start <= oath && oath < end)
  expect(window?.lagna).toBe(1)
  expect(window?.findings.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['jupiter_angle', 'eighth_empty', 'gulika']),
  )
})
