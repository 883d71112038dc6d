// Strength by time (kala bala), in virupas. Source: BPHS ch. 27; B.V. Raman, Graha and Bhava Balas.
import { wrap180 } from '../../astronomy/angles.ts'
import { DAY_MS } from '../../clock/durations.ts'
import { type Planet, weekdayLord } from '../../zodiac.ts'

/** The facts of the birth that the time strengths use. */
export type BirthHour = {
  ms: number
  /** Hour angle of the Sun, degrees: 0 at its upper transit. */
  sunHourAngle: number
  /** Start and end of the day or night of the birth, and which it was. */
  spanStart: number
  spanEnd: number
  isDay: boolean
  /** 0 Sunday: the vara, which begins at sunrise. */
  vara: number
  horaLord: Planet
}

export type KalaBala = {
  natonnata: number
  paksha: number
  tribhaga: number
  abda: number
  masa: number
  vara: number
  hora: number
  ayana: number
}

const DAY_STRONG: readonly Planet[] = ['sun', 'jupiter', 'venus']
const DAY_THIRDS: readonly Planet[] = ['mercury', 'sun', 'saturn']
const NIGHT_THIRDS: readonly Planet[] = ['moon', 'venus', 'mars']
const NORTH_STRONG: readonly Planet[] = ['sun', 'mars', 'jupiter', 'venus']
/** Days from the creation to the start of Kali (Surya Siddhanta), a Friday; Sunday counts as the first. */
const DAYS_TO_KALI = 714_402_296_627
/** Midnight, 18 February 3102 BCE (Julian), as milliseconds since 1970: JD 588465.5. */
const KALI_MS = (588_465.5 - 2_440_587.5) * DAY_MS

/** Lords of the year of 360 days and of the month of 30 in which an instant falls, counted by whole days. */
export function abdaMasaLords(localMidnightMs: number): { abda: Planet; masa: Planet } {
  const days = DAYS_TO_KALI + Math.round((localMidnightMs - KALI_MS) / DAY_MS)
  return {
    abda: weekdayLord((Math.floor(days / 360) * 3) % 7),
    masa: weekdayLord((Math.floor(days / 30) * 2) % 7),
  }
}

/**
 * Strength by declination: 30 on the equator, 60 at 24° on the side that suits the graha, 0 at 24° on the other. Raman
 * (Graha and Bhava Balas) takes 24° for the greatest declination; the Moon and others that go beyond it get no more.
 */
export function ayanaBala(planet: Planet, declination: number): number {
  const sided = NORTH_STRONG.includes(planet) ? declination : -declination
  const kranti = planet === 'mercury' ? Math.abs(declination) : sided
  return Math.min(Math.max(((24 + kranti) / 48) * 60, 0), 60)
}

export type KalaFacts = {
  /** True for a graha that is a benefic in this chart. */
  benefic: boolean
  /** The Moon's from the Sun, and the graha's declination, degrees. */
  elongation: number
  declination: number
  /** The civil midnight before, ms. */
  localMidnight: number
}

/** All eight parts for one graha, virupas. */
export function kalaBala(planet: Planet, birth: BirthHour, facts: KalaFacts): KalaBala {
  const { benefic, elongation, declination, localMidnight } = facts
  const noonward = ((180 - Math.abs(wrap180(birth.sunHourAngle))) / 180) * 60
  const waxing = Math.abs(wrap180(elongation)) / 3
  const third = Math.min(Math.floor(((birth.ms - birth.spanStart) / (birth.spanEnd - birth.spanStart)) * 3), 2)
  const thirdLord = (birth.isDay ? DAY_THIRDS : NIGHT_THIRDS)[third]
  const { abda, masa } = abdaMasaLords(localMidnight)
  return {
    natonnata: planet === 'mercury' ? 60 : DAY_STRONG.includes(planet) ? noonward : 60 - noonward,
    paksha: benefic ? waxing : 60 - waxing,
    tribhaga: planet === 'jupiter' || planet === thirdLord ? 60 : 0,
    abda: abda === planet ? 15 : 0,
    masa: masa === planet ? 30 : 0,
    vara: weekdayLord(birth.vara) === planet ? 45 : 0,
    hora: birth.horaLord === planet ? 60 : 0,
    ayana: ayanaBala(planet, declination),
  }
}
