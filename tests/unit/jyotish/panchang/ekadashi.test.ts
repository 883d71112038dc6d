// The ekadashis of 2024 and 2025 in Delhi and their paranas, as printed by drikpanchang.com.

import { createAlmanac } from 'drishti-jyotish/astronomy/almanac.ts'
import { formatDate } from 'drishti-jyotish/clock/civil.ts'
import { loadZones, utcToCivil, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { observancesBetween } from 'drishti-jyotish/panchang/festivals/festivals.ts'
import { dateOfDay, dayNumber, reckoningOf } from 'drishti-jyotish/panchang/reckoning.ts'
import { expect, test } from 'vitest'

const zone = zoneOf(await loadZones(), 'Asia/Kolkata')
const delhi = reckoningOf({ lat: 28.6139, lon: 77.209, zone, almanac: createAlmanac() })

function ekadashis(year: number) {
  const [first, last] = [dayNumber({ year, month: 1, day: 1 }), dayNumber({ year, month: 12, day: 31 })]
  return observancesBetween(delhi, first, last).filter(({ id }) => id.startsWith('ekadashi_'))
}

/** "06-02 apara (06-03)": householders' day, name, and the Vaishnavas' if it is another. */
function listed(year: number): string[] {
  const all = ekadashis(year)
  return all
    .filter(({ tradition }) => tradition !== 'vaishnava')
    .map(({ id, day, span }) => {
      const other = all.find((o) => o.tradition === 'vaishnava' && o.span?.start === span?.start)
      const short = (of: number) => formatDate(dateOfDay(of)).slice(5)
      return `${short(day)} ${id.slice(9)}${other ? ` (${short(other.day)})` : ''}`
    })
}

test('2024', () => {
  expect(listed(2024)).toEqual([
    '01-07 saphala',
    '01-21 pausha_putrada',
    '02-06 shattila',
    '02-20 jaya',
    '03-06 vijaya (03-07)',
    '03-20 amalaki',
    '04-05 papmochani',
    '04-19 kamada',
    '05-04 varuthini',
    '05-19 mohini',
    '06-02 apara (06-03)',
    '06-18 nirjala',
    '07-02 yogini',
    '07-17 devshayani',
    '07-31 kamika',
    '08-16 shravana_putrada',
    '08-29 aja',
    '09-14 parsva',
    '09-28 indira',
    '10-13 papankusha (10-14)',
    '10-28 rama',
    '11-12 devutthana',
    '11-26 utpanna',
    '12-11 mokshada',
    '12-26 saphala',
  ])
})

test('2025', () => {
  expect(listed(2025)).toEqual([
    '01-10 pausha_putrada',
    '01-25 shattila',
    '02-08 jaya',
    '02-24 vijaya',
    '03-10 amalaki',
    '03-25 papmochani (03-26)',
    '04-08 kamada',
    '04-24 varuthini',
    '05-08 mohini',
    '05-23 apara',
    '06-06 nirjala (06-07)',
    '06-21 yogini (06-22)',
    '07-06 devshayani',
    '07-21 kamika',
    '08-05 shravana_putrada',
    '08-19 aja',
    '09-03 parsva',
    '09-17 indira',
    '10-03 papankusha',
    '10-17 rama',
    '11-01 devutthana (11-02)',
    '11-15 utpanna',
    '12-01 mokshada',
    '12-15 saphala',
    '12-30 pausha_putrada (12-31)',
  ])
})

// [year, id, from, until] on the clocks of Delhi.
const PARANAS: [number, string, string, string][] = [
  [2024, 'nirjala', '05:24', '07:28'],
  [2024, 'kamada', '05:50', '08:26'],
  [2023, 'utpanna', '13:15', '15:20'],
]
test.each(PARANAS)('parana of %i %s within a minute or two', (year, name, from, until) => {
  const found = ekadashis(year).find(({ id, tradition }) => id === `ekadashi_${name}` && tradition !== 'vaishnava')!
  const minutes = (ms: number) => {
    const { hour, minute, second } = utcToCivil(zone, ms)
    return hour * 60 + minute + second / 60
  }
  const printed = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
  expect(Math.abs(minutes(found.parana!.start) - printed(from))).toBeLessThan(2)
  expect(Math.abs(minutes(found.parana!.end) - printed(until))).toBeLessThan(2)
})
