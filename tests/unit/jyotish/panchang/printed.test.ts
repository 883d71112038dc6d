// The printed days of tests/support/printed-days.ts, element by element.

import { createAlmanac } from 'drishti-jyotish/astronomy/almanac.ts'
import { loadZones, utcToCivil, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { BIRTHS, FURTHER } from 'drishti-jyotish/panchang/festivals/more-tithi-festivals.ts'
import { panchangOf, readDay, reckoningOf } from 'drishti-jyotish/panchang/index.ts'
import { SIGNS } from 'drishti-jyotish/zodiac.ts'
import { expect, test } from 'vitest'
import { PRINTED_DAYS, PRINTED_PLACE } from '#tests/support/printed-days.ts'

const zone = zoneOf(await loadZones(), 'Asia/Kolkata')
const place = reckoningOf({ ...PRINTED_PLACE, zone, almanac: createAlmanac() })

test.each(Object.entries(PRINTED_DAYS))('%s', (date, printed) => {
  const day = panchangOf(place, readDay(place, date))
  const midnight = day.sun.start - minutesOf(day.sun.start) * 60_000
  function minutesOf(ms: number) {
    const { hour, minute, second } = utcToCivil(zone, ms)
    return hour * 60 + minute + second / 60
  }
  const check = (what: string, ours: (number | null)[], text: string, slack: number) => {
    const theirs = text.split(' ').filter(Boolean)
    expect(ours.length, `${what}: ${ours}`).toBe(theirs.length)
    theirs.forEach((time, i) => {
      const [h, m] = time.replace('+', '').split(':').map(Number) as [number, number]
      const minute = h * 60 + m + (time.startsWith('+') ? 1440 : 0)
      // Printed minutes are cut off: half a minute more lies within half a minute.
      expect(Math.abs((ours[i]! - midnight) / 60_000 - minute - 0.5), `${what} ${time}`).toBeLessThan(0.5 + slack)
    })
  }
  const window = (id: string) =>
    [...(day.muhurtas.day ?? []), ...(day.muhurtas.night ?? [])]
      .filter((found) => found.id === id)
      .flatMap(({ start, end }) => [start, end])
  const begun = (spans: { start: number; end: number }[]) =>
    spans.filter(({ start }) => start >= day.sun.start).flatMap(({ start, end }) => [start, end])
  const ending = (spans: { end: number }[]) => spans.map(({ end }) => end).filter((end) => end < day.sun.end)
  const [rise] = printed.moon.split(' ') as [string, string]
  check('sun', [day.sun.sunrise.at, day.sun.sunset.at], printed.sun, 0.25)
  check('moonrise', [rise.startsWith('+') ? day.moon.moonriseAfterSunrise.at : day.moon.moonrise.at], rise, 0.2)
  check('rahu', window('rahu_kala'), printed.rahu, 0.25)
  check('gulika', window('gulika'), printed.gulika, 0.25)
  check('yamaganda', window('yamaganda'), printed.yamaganda, 0.25)
  check('abhijit', window('abhijit'), printed.abhijit, 0.25)
  check('dur', window('dur_muhurta'), printed.dur, 0.25)
  check('varjyam', begun(day.varjyam), printed.varjyam, 1.2)
  check('amrit', begun(day.amritKalam), printed.amrit, 1.2)
  check('tithi', ending(day.tithis), printed.tithi, 2)
  check('star', ending(day.nakshatras), printed.star, 1)
})

// That feed's names for these days.
test('years and months', () => {
  const eras = (date: string) => {
    const day = panchangOf(place, readDay(place, date))
    const { shaka, vikram, gujarati, samvatsara } = day.eras
    return [shaka, samvatsara.south, vikram, samvatsara.vikram, gujarati, samvatsara.gujarati]
  }
  // 1944 Shubhakrit, 2079 Rakshasa, 2079 Ananda; 1945 Shobhakrit, 2080 Nala, 2079 Ananda.
  expect(eras('2023-01-01')).toEqual([1944, 36, 2079, 49, 2079, 48])
  expect(eras('2023-11-07')).toEqual([1945, 37, 2080, 50, 2079, 48])
  const month = (date: string) => {
    const { amanta, purnimanta, adhika } = panchangOf(place, readDay(place, date)).month
    return [amanta, purnimanta, adhika]
  }
  expect(month('2023-01-07')).toEqual([10, 11, false])
  expect(month('2023-07-17')).toEqual([4, 5, false])
  expect(month('2023-07-18')).toEqual([5, 5, true])
  expect(month('2023-11-05')).toEqual([7, 8, false])
})

// Date and observances, of those that this engine knows.
const EVENTS: Record<string, string> = {
  '2023-01-02': 'masik_karthigai ekadashi_pausha_putrada',
  '2023-01-04': 'rohini_vrat pradosh_vrat',
  '2023-01-06': 'shakambhari_purnima purnima',
  '2023-01-10': 'sakat_chauth sankashti_chaturthi',
  '2023-01-14': 'kalashtami',
  '2023-01-15': 'makar_sankranti pongal',
  '2023-01-18': 'ekadashi_shattila',
  '2023-01-19': 'pradosh_vrat',
  '2023-01-20': 'masik_shivaratri',
  '2023-01-21': 'mauni_amavasya darsha_amavasya amavasya',
  '2023-01-25': 'ganesh_jayanti vinayaka_chaturthi',
  '2023-01-26': 'vasant_panchami skanda_shashthi',
  '2023-01-28': 'ratha_saptami bhishma_ashtami',
  '2023-01-29': 'masik_durgashtami',
  '2023-04-19': 'darsha_amavasya',
  '2023-04-20': 'amavasya',
  '2023-04-22': 'parashurama_jayanti akshaya_tritiya masik_karthigai',
  '2023-04-23': 'rohini_vrat vinayaka_chaturthi',
  '2023-04-25': 'shankaracharya_jayanti skanda_shashthi',
  '2023-04-27': 'ganga_saptami',
  '2023-04-28': 'masik_durgashtami',
  '2023-04-29': 'sita_navami',
  '2023-05-01': 'ekadashi_mohini',
  '2023-05-03': 'pradosh_vrat',
  '2023-07-14': 'rohini_vrat pradosh_vrat',
  '2023-07-15': 'masik_shivaratri',
  '2023-07-17': 'hariyali_amavasya darsha_amavasya amavasya',
  '2023-07-21': 'vinayaka_chaturthi',
  '2023-07-23': 'skanda_shashthi',
  '2023-07-26': 'masik_durgashtami',
  '2023-09-12': 'pradosh_vrat',
  '2023-09-13': 'masik_shivaratri',
  '2023-09-14': 'pithori_amavasya darsha_amavasya amavasya',
  '2023-09-17': 'varaha_jayanti vishwakarma_puja',
  '2023-09-18': 'hartalika_teej',
  '2023-09-19': 'ganesh_chaturthi vinayaka_chaturthi',
  '2023-09-20': 'rishi_panchami skanda_shashthi',
  '2023-09-23': 'radha_ashtami masik_durgashtami',
  '2023-09-25': 'ekadashi_parsva',
  '2023-10-28': 'sharad_purnima valmiki_jayanti purnima',
  '2023-10-30': 'masik_karthigai',
  '2023-10-31': 'rohini_vrat',
  '2023-11-01': 'karwa_chauth sankashti_chaturthi',
  '2023-11-05': 'ahoi_ashtami kalashtami',
  '2023-11-09': 'govatsa_dwadashi ekadashi_rama',
  '2023-11-10': 'dhanteras pradosh_vrat',
  '2023-11-11': 'masik_shivaratri',
}
const LEFT_OUT = [
  'lohri',
  'kali_chaudas',
  'satyanarayana_vrat',
  'vaikuntha_ekadashi',
  ...[...BIRTHS, ...FURTHER].map(({ id }) => id),
]
const isListed = (id: string) => !LEFT_OUT.includes(id) && !REGIONAL.has(id)
/** Ingresses by sign, the South's stars, Assam's winter feast, and the thread of Samaveda. */
const REGIONAL = new Set([
  ...SIGNS.map((sign) => `${sign}_sankranti`),
  'arudra_darshan',
  'ramanuja_jayanti',
  'bhogi',
  'mattu_pongal',
  'kaanum_pongal',
  'magh_bihu',
  'samaveda_upakarma',
  'samvatsari',
  'nuakhai',
  'chandra_darshan',
  'jyeshtha_gauri_avahana',
  'jyeshtha_gauri',
  'jyeshtha_gauri_visarjana',
])

test('the observances of the printed days, and no others of their kind', () => {
  for (const [date, text] of Object.entries(EVENTS)) {
    const ours = panchangOf(place, readDay(place, date)).observances.map(({ id }) => id)
    // The feed leaves out Lohri, the evening of Satyanarayana teachers' births and what regions keep, and lists nothing on the days before
    // and after.
    const known = ours.filter(isListed)
    expect(known.sort(), date).toEqual(text.split(' ').sort())
  }
  const empty =
    '2023-01-05 2023-01-08 2023-01-12 2023-04-21 2023-04-24 2023-04-26 2023-04-30 2023-05-02 2023-07-19 2023-07-20 2023-09-15 2023-09-16 2023-09-21 2023-09-22 2023-09-24 2023-11-02 2023-11-03'
  for (const date of empty.split(' '))
    expect(
      panchangOf(place, readDay(place, date))
        .observances.map(({ id }) => id)
        .filter(isListed),
      date,
    ).toEqual([])
})
