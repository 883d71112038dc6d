// The reference rows of data/positions.json and data/panchang.json (their source stands in each file's meta).
import { readFileSync } from 'node:fs'
import { wrap180 } from 'drishti-jyotish/astronomy/angles.ts'

export type PositionRow = {
  id: number
  utc: string
  jd_ut: number
  lat: number
  lon: number
  deltaT_sec: number
  dpsi_arcsec: number
  eps_true: number
  gast_deg: number
  ayanamsa_lahiri_mean: number
  ayanamsa_lahiri_true: number
  ayanamsa_raman_mean: number
  ayanamsa_kp_mean: number
  lon_trop: Record<string, number>
  lon_sid: Record<string, number>
  lat_ecl: Record<string, number>
  speed: Record<string, number>
  asc_sid: number
  mc_sid: number
  armc: number
  cusps_porphyry_sid: number[]
  cusps_placidus_sid: number[] | null
  moon_nakshatra: number
  moon_pada: number
  vim_lord: string
  vim_balance_years: number
}

function read<Row>(name: string): Row[] {
  return JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')).rows
}

type Ends = { i: number; end: string }[]

export type PanchangRow = {
  id: number
  lat: number
  lon: number
  tz: string
  date: string
  weekday: number
  day_start_utc: string
  day_end_utc: string
  sunrise: string | null
  sunset: string | null
  sunrise_hindu: string | null
  sunset_hindu: string | null
  sunrise_center_refr: string | null
  moonrise: string | null
  moonset: string | null
  sunrise_m50: string | null
  sunset_m50: string | null
  moonrise_geo0: string | null
  moonset_geo0: string | null
  moonrise_after_sunrise: string | null
  moonset_after_sunrise: string | null
  next_sunrise: string
  tithi: number
  tithi_seq: Ends
  karana: number
  karana_seq: Ends
  karana_name: string
  nakshatra: number
  nakshatra_seq: Ends
  yoga: number
  yoga_seq: Ends
  sun_sid: number
  moon_sid: number
  prev_new_moon: string
  next_new_moon: string
  amanta_month: number
  adhika: boolean
  kshaya_month: boolean
  paksha: string
  purnimanta_month: number
  shaka_year: number
}

export const panchangRows = read<PanchangRow>('panchang')

export const positionRows = read<PositionRow>('positions')

/** The largest |ours − reference| over the rows, angles in degrees, as arcseconds. */
export function worstArcseconds<Row>(rows: Row[], ours: (row: Row) => number, theirs: (row: Row) => number): number {
  return Math.max(...rows.map((row) => Math.abs(wrap180(ours(row) - theirs(row))) * 3600))
}
