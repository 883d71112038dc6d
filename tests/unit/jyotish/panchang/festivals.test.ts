// Festival dates for Delhi as printed in public calendars (drikpanchang.com festival pages, the Government of India's
// holiday lists): the rules must give these and no others.
import { expect, test } from 'vitest'
import { createAlmanac } from '#workers/jyotish/almanac.ts'
import { formatDate } from '#workers/jyotish/civil.ts'
import { observancesBetween } from '#workers/jyotish/panchang/festivals/festivals.ts'
import type { Observance } from '#workers/jyotish/panchang/festivals/observance.ts'
import { dateOfDay, dayNumber, reckoningOf } from '#workers/jyotish/panchang/reckoning.ts'
import { loadZones, zoneOf } from '#workers/jyotish/zones.ts'

const zones = await loadZones()
const delhi = reckoningOf({
  lat: 28.6139,
  lon: 77.209,
  zone: zoneOf(zones, 'Asia/Kolkata'),
  almanac: createAlmanac(),
})

const years = new Map<number, Observance[]>()
function observed(year: number): Observance[] {
  const found =
    years.get(year) ??
    observancesBetween(delhi, dayNumber({ year, month: 1, day: 1 }), dayNumber({ year, month: 12, day: 31 }))
  years.set(year, found)
  return found
}

function datesOf(id: string, year: number, tradition?: Observance['tradition']): string[] {
  return observed(year)
    .filter((o) => o.id === id && (!tradition || o.tradition === 'all' || o.tradition === tradition))
    .map(({ day }) => formatDate(dateOfDay(day)).slice(5))
}

// 'id': first year, then one date a year; '-' where the sources disagree or no date is at hand.
const DATES: Record<string, [number, string]> = {
  makar_sankranti: [2016, '01-15 01-14 01-14 01-15 01-15 01-14 01-14 01-15 01-15 01-14 01-14 01-15'],
  vasant_panchami: [2015, '01-24 02-12 02-01 01-22 02-10 01-29 02-16 02-05 01-26 02-14 02-02 01-23'],
  maha_shivaratri: [
    2015,
    '02-17 03-07 02-24 02-13 03-04 02-21 03-11 03-01 02-18 03-08 02-26 02-15 03-06 02-23 02-11 03-02',
  ],
  holi: [2015, '03-06 03-24 03-13 03-02 03-21 03-10 03-29 03-18 03-08 03-25 03-14 03-04 03-22 03-11 03-01 03-20'],
  chaitra_navratri: [
    2015,
    '03-21 04-08 03-28 03-18 04-06 03-25 04-13 04-02 03-22 04-09 03-30 03-19 04-07 03-27 04-14 04-03',
  ],
  rama_navami: [2015, '03-28 04-15 04-04 03-25 04-13 04-02 04-21 04-10 03-30 04-17 04-06 03-26 04-15'],
  hanuman_jayanti: [2015, '04-04 04-22 04-11 03-31 04-19 04-08 04-27 04-16 04-06 04-23 04-12 04-02'],
  baisakhi: [2020, '04-13 04-14 04-14 04-14 04-13 04-14'],
  puthandu: [2020, '04-14 04-14 04-14 04-14 04-14 04-14'],
  vishu: [2022, '04-15 04-15 04-14 04-14'],
  akshaya_tritiya: [2015, '04-21 05-09 04-28 04-18 05-07 04-26 05-14 05-03 04-22 05-10 04-30 04-19'],
  buddha_purnima: [2015, '05-04 05-21 05-10 04-30 05-18 05-07 05-26 05-16 05-05 05-23 05-12 05-01'],
  vat_savitri: [2022, '05-30 05-19 06-06 05-26'],
  shani_jayanti: [2022, '05-30 05-19 06-06 05-27'],
  ganga_dussehra: [2023, '05-30 06-16 06-05 05-25'],
  rath_yatra: [2015, '07-18 07-06 06-25 07-14 07-04 06-23 07-12 07-01 06-20 07-07 06-27 07-16'],
  guru_purnima: [2015, '07-31 07-19 07-09 07-27 07-16 07-05 07-24 07-13 07-03 07-21 07-10 07-29'],
  hariyali_teej: [2023, '08-19 08-07 07-27'],
  nag_panchami: [2015, '08-19 08-07 07-27 08-15 08-05 07-25 08-13 08-02 08-21 08-09 07-29 08-17'],
  raksha_bandhan: [2015, '08-29 08-18 08-07 08-26 08-15 08-03 08-22 08-11 08-30 08-19 08-09 08-28'],
  varalakshmi_vrat: [2022, '08-12 08-25 08-16 08-08'],
  kajari_teej: [2023, '09-02 08-22 08-12'],
  hala_shashthi: [2024, '08-24 08-14'],
  hartalika_teej: [2017, '08-24 09-12 09-01 08-21 09-09 08-30 09-18 09-06 08-26'],
  ganesh_chaturthi: [2015, '09-17 09-05 08-25 09-13 09-02 08-22 09-10 08-31 09-19 09-07 08-27 09-14'],
  anant_chaturdashi: [2019, '09-12 09-01 09-19 09-09 09-28 09-17 09-06'],
  radha_ashtami: [2023, '09-23 09-11 08-31'],
  onam: [2015, '08-28 09-14 09-04 08-25 09-11 08-31 08-21 09-08 08-29 09-15 09-05 08-26'],
  jivitputrika: [2023, '10-06 09-25 09-14'],
  sarva_pitru_amavasya: [2020, '09-17 10-06 09-25 10-14 10-02 09-21'],
  sharad_navratri: [2015, '10-13 10-01 09-21 10-10 09-29 10-17 10-07 09-26 10-15 10-03 09-22 10-11'],
  durga_ashtami: [2021, '10-13 10-03 10-22 10-11 09-30 10-19'],
  dussehra: [2015, '10-22 10-11 09-30 10-19 10-08 10-25 10-15 10-05 10-24 10-12 10-02 10-20'],
  sharad_purnima: [2021, '10-19 10-09 10-28 10-16 10-06'],
  karwa_chauth: [2015, '10-30 10-19 10-08 10-27 10-17 11-04 10-24 10-13 11-01 10-20 10-10 10-29'],
  ahoi_ashtami: [2023, '11-05 10-24 10-13'],
  dhanteras: [2015, '11-09 10-28 10-17 11-05 10-25 11-13 11-02 10-22 11-10 10-29 10-18 11-06'],
  naraka_chaturdashi: [2018, '11-06 10-27 11-14 11-04 10-24 11-12 10-31 10-20'],
  diwali: [2015, '11-11 10-30 10-19 11-07 10-27 11-14 11-04 10-24 11-12 11-01 10-20 11-08 10-29 10-17 11-05 10-26'],
  kali_puja: [2024, '10-31 10-20'],
  govardhan_puja: [2020, '11-15 11-05 10-26 11-14 11-02 10-22'],
  bhai_dooj: [2018, '11-09 10-29 11-16 11-06 10-26 11-15 11-03 10-23'],
  chhath: [2020, '11-20 11-10 10-30 11-19 11-07 10-27'],
  tulasi_vivah: [2023, '11-24 11-13 11-02'],
  guru_nanak_jayanti: [2015, '11-25 11-14 11-04 11-23 11-12 11-30 11-19 11-08 11-27 11-15 11-05 11-24'],
  kalabhairava_jayanti: [2023, '12-05 11-22 11-12'],
  gita_jayanti: [2023, '12-22 12-11 12-01'],
  vivah_panchami: [2023, '12-17 12-06 11-25'],
  dattatreya_jayanti: [2023, '12-26 12-14 12-04'],
  sakat_chauth: [2023, '01-10 01-29 01-17 01-06'],
  mauni_amavasya: [2022, '02-01 01-21 02-09 01-29 01-18'],
  ratha_saptami: [2022, '02-07 01-28 02-16 02-04'],
  bhishma_ashtami: [2024, '02-16'],
  guru_ravidas_jayanti: [2024, '02-24 02-12'],
  rang_panchami: [2023, '03-12 03-30 03-19'],
  sheetala_ashtami: [2023, '03-15 04-02 03-22'],
  mahavir_jayanti: [2022, '04-14 04-04 04-21 04-10 03-31'],
  maharana_pratap_jayanti: [2023, '05-22 06-09 05-29'],
  matsya_jayanti: [2024, '04-11 03-31'],
  kurma_jayanti: [2024, '05-23 05-12'],
  gayatri_jayanti: [2024, '06-17 06-06'],
  narada_jayanti: [2024, '05-24 05-13'],
  magha_gupt_navratri: [2024, '02-10 01-30'],
  ashadha_gupt_navratri: [2024, '07-06 06-26'],
  durga_shashthi: [2024, '10-09 09-28'],
  durga_saptami: [2024, '10-10 09-29'],
  kali_chaudas: [2023, '11-11 10-30 10-19'],
  south_deepavali: [2022, '10-24 11-12 10-31 10-20'],
  soora_samharam: [2024, '11-07 10-27'],
  yajurveda_upakarma: [2023, '08-30 08-19 08-09'],
  shraddha_purnima: [2024, '09-17 09-07'],
  shraddha_navami: [2024, '09-25 09-15'],
  thaipusam: [2021, '01-28 01-18 02-05 01-25 02-11 02-01'],
  karthigai_deepam: [2022, '12-06 11-26 12-13 12-03'],
  poila_boishakh: [2020, '04-14 04-15 04-15 04-15 04-14 04-15'],
}

test.each(Object.entries(DATES))('%s', (id, [first, dates]) => {
  dates.split(' ').forEach((date, i) => {
    expect(datesOf(id, first + i), `${id} in ${first + i}`).toEqual([date])
  })
})

test('Vaikuntha Ekadashi: twice in one year, and not in the next', () => {
  expect(datesOf('vaikuntha_ekadashi', 2023)).toEqual(['01-02', '12-23'])
  expect(datesOf('vaikuntha_ekadashi', 2024)).toEqual([])
  expect(datesOf('vaikuntha_ekadashi', 2025)).toEqual(['01-10', '12-30'])
})

test('Sandhi Puja: two ghatis around the end of Ashtami', () => {
  const [puja] = observed(2024).filter(({ id }) => id === 'sandhi_puja')
  expect(puja?.date).toBe('2024-10-11')
  expect(puja?.window && puja.window.end - puja.window.start).toBe(48 * 60_000)
})

test('Janmashtami of householders and of Vaishnavas', () => {
  const of = (tradition: Observance['tradition']) =>
    [2020, 2021, 2022, 2023, 2024, 2025, 2026].map((year) => datesOf('janmashtami', year, tradition).join())
  expect(of('smarta')).toEqual(['08-11', '08-30', '08-18', '09-06', '08-26', '08-15', '09-04'])
  expect(of('vaishnava')).toEqual(['08-12', '08-30', '08-19', '09-07', '08-26', '08-16', '09-04'])
})

test('another longitude, another date: New York', () => {
  const newYork = reckoningOf({ lat: 40.7128, lon: -74.006, zone: zoneOf(zones, 'America/New_York') })
  const on = (id: string, year: number) =>
    observancesBetween(newYork, dayNumber({ year, month: 1, day: 1 }), dayNumber({ year, month: 12, day: 31 }))
      .filter((o) => o.id === id)
      .map(({ date }) => date)
  // Amavasya holds only one evening there: 31 October; in Delhi two, and the second counts.
  expect(on('diwali', 2024)).toEqual(['2024-10-31'])
  expect(on('karwa_chauth', 2024)).toEqual(['2024-10-20'])
  expect(on('holi', 2026)).toEqual(['2026-03-03'])
  // Chaturdashi begins after one night’s nishita there and is over before the next one’s: the second day.
  expect(on('maha_shivaratri', 2025)).toEqual(['2025-02-26'])
  expect(on('maha_shivaratri', 2015)).toEqual(['2015-02-17'])
  expect(on('masik_shivaratri', 2025)).toContain('2025-02-26')
})

test('names of their own by weekday', () => {
  const amavasya = observed(2023).filter(({ variant }) => variant === 'somavati_amavasya')
  expect(amavasya.map(({ date }) => date)).toEqual(['2023-02-20', '2023-07-17', '2023-11-13'])
})

// Nirnayasindhu 2: Dashahara belongs to the intercalary Jyeshtha; printed for 2018 (24 May) and 2026 (25 May).
test('Ganga Dussehra is kept in an intercalary Jyeshtha, and not again in the true one', () => {
  expect(datesOf('ganga_dussehra', 2018)).toEqual(['05-24'])
  expect(datesOf('ganga_dussehra', 2026)).toEqual(['05-25'])
})

test('an intercalary month has its ekadashis and monthly vrats, and no yearly festival but Ganga Dussehra', () => {
  // Adhika Shravana, 18 July – 16 August 2023.
  const days = observed(2023).filter(({ date }) => date >= '2023-07-18' && date <= '2023-08-16')
  const ids = days.filter(({ span }) => span).map(({ id }) => id)
  expect(ids).toContain('ekadashi_padmini')
  expect(ids).toContain('ekadashi_parama')
  for (const id of ['hariyali_teej', 'nag_panchami', 'raksha_bandhan', 'janmashtami']) expect(ids).not.toContain(id)
})
