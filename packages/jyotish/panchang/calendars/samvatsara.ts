// The sixty-year cycle: 1 Prabhava … 60 Akshaya. Source: Surya Siddhanta 1.55 with the bija of
// 364212 revolutions of Jupiter in a mahayuga (as in Makaranda), which fits the names printed by drikpanchang.com.
import { DAY_MS } from '../../clock/durations.ts'
import { J2000, msOfDaysUt } from '../../clock/time.ts'

/** Days of 4 320 000 years, and Jupiter's signs in them. */
const YUGA_DAYS = 1_577_917_828
const YUGA_SIGNS = 364_212 * 12
/** The Kali age begins at midnight in Ujjain (75.77° east): Julian day of UT, then days from J2000. */
const KALI_EPOCH_DAYS = 588_465.5 - 75.7684 / 360 - J2000
const SIGN_DAYS = YUGA_DAYS / YUGA_SIGNS

export type Samvatsara = { index: number; start: number; end: number }

const cycle = (number: number) => (((number % 60) + 60) % 60) + 1

/** The Barhaspatya samvatsara that mean Jupiter rules at an instant (361.03 days each); Kali began in the 27th. */
export function barhaspatya(ms: number): Samvatsara {
  const signs = Math.floor(((ms - msOfDaysUt(KALI_EPOCH_DAYS)) / DAY_MS) * (YUGA_SIGNS / YUGA_DAYS))
  const at = (count: number) => msOfDaysUt(KALI_EPOCH_DAYS + count * SIGN_DAYS)
  return { index: cycle(26 + signs), start: at(signs), end: at(signs + 1) }
}

/** The South names every lunar year in turn. southern(1942) = 34, Sharvari. */
export function southern(shaka: number): number {
  return ((shaka + 11) % 60) + 1
}

/** The North's year by the Surya Siddhanta's own count, without bija. northern(5126) = 53, Siddharthi. */
export function northern(kali: number): number {
  return cycle(kali + 26 + Math.floor((211 * kali - 108) / 18_000))
}
