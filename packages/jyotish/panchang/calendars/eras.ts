// Years of the eras and day counts. Shaka years begin with Chaitra, Gujarati ones with Kartika.

import { roughTithiStart } from '../../astronomy/rough-tithis.ts'
import type { CivilDate } from '../../clock/civil.ts'
import { DAY_MS, HOUR_MS } from '../../clock/durations.ts'
import type { Reckoning } from '../reckoning.ts'
import { lunationOf, tithiOrdinal, tithiStart } from '../tithis.ts'
import { type NamedLunation, namedLunation, shakaYear } from './lunar-month.ts'
import { barhaspatya, northern, type Samvatsara, southern } from './samvatsara.ts'

export type Eras = {
  /** Elapsed years. Shaka and Vikram begin with Chaitra, the Gujarati year with Kartika. */
  shaka: number
  vikram: number
  gujarati: number
  kali: number
  samvatsara: {
    /** By the southern rule, for the Shaka year. */
    south: number
    /** By Jupiter: the one that ran as the Vikram year began, and for the Gujarati year the one before that name. */
    vikram: number
    gujarati: number
    /** The one that runs today, and when it changes. */
    running: Samvatsara
    /** The North's name by the Surya Siddhanta's year count. */
    suryaSiddhanta: number
  }
}

const KARTIKA = 8

/** A rough new moon is right to two hours. */
const ROUGH_MS = 3 * HOUR_MS

/** Jupiter's name as the year of a lunation began: with the lunation of Chaitra, an adhika one included. */
function yearName(reckoning: Reckoning, month: NamedLunation): number {
  const year = shakaYear(month)
  let number = month.number - (month.month - 1)
  while (shakaYear(namedLunation(reckoning, number)) < year) number++
  while (shakaYear(namedLunation(reckoning, number - 1)) === year) number--
  const rough = roughTithiStart(number * 30)
  const { index, start, end } = barhaspatya(rough)
  const sure = rough - start > ROUGH_MS && end - rough > ROUGH_MS
  return sure ? index : barhaspatya(tithiStart(reckoning.almanac, number * 30)).index
}

export function erasAt(reckoning: Reckoning, ms: number): Eras {
  const month = namedLunation(reckoning, lunationOf(tithiOrdinal(reckoning.almanac, ms)))
  const shaka = shakaYear(month)
  const vikram = shaka + 135
  const kali = shaka + 3179
  const name = yearName(reckoning, month)
  const fromKartika = month.month >= KARTIKA
  return {
    shaka,
    vikram,
    gujarati: fromKartika ? vikram : vikram - 1,
    kali,
    samvatsara: {
      south: southern(shaka),
      vikram: name,
      gujarati: ((name - 2 - (fromKartika ? 0 : 1) + 60) % 60) + 1,
      running: barhaspatya(ms),
      suryaSiddhanta: northern(kali),
    },
  }
}

export type DayCounts = {
  /** Julian day of the date's 0h, and days since the Kali age began. */
  julianDay: number
  kaliAhargana: number
  national: CivilDate
}

const UNIX_JULIAN_DAY = 2_440_587.5
const KALI_JULIAN_DAY = 588_465.5

/** Counts of a civil day, numbered from 1970-01-01. */
export function dayCounts(day: number, date: CivilDate): DayCounts {
  const julianDay = day + UNIX_JULIAN_DAY
  return { julianDay, kaliAhargana: julianDay - KALI_JULIAN_DAY, national: nationalDate(date) }
}

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/**
 * India's national calendar: Chaitra begins on 22 March (21 in leap years), months 2–6 have 31 days (Calendar Reform
 * Committee, 1955). 2026-03-22 = 1948-01-01.
 */
export function nationalDate(date: CivilDate): CivilDate {
  const newYear = (year: number) => Date.UTC(year, 2, isLeap(year) ? 21 : 22)
  const at = Date.UTC(date.year, date.month - 1, date.day)
  const started = at >= newYear(date.year) ? date.year : date.year - 1
  let rest = Math.round((at - newYear(started)) / DAY_MS)
  for (let month = 1; ; month++) {
    const days = month === 1 ? (isLeap(started) ? 31 : 30) : month <= 6 ? 31 : 30
    if (rest < days || month === 12) return { year: started - 78, month, day: rest + 1 }
    rest -= days
  }
}
