// Days decided by the Moon's nakshatra: every month, or in one solar month of the Tamil and Malayalam calendars.
import { DAY_MS } from '../../clock/durations.ts'
import { elementsBetween } from '../../elements.ts'
import { signOf } from '../../zodiac.ts'
import { lunarMonthAt } from '../calendars/lunar-month.ts'
import type { Reckoning } from '../reckoning.ts'
import { siderealLonAt } from '../single-body-longitude.ts'
import { type Stretch, sunTimes } from '../sun-day.ts'
import type { Kala } from './kala.ts'
import { type Observance, observance, type RuleUsed } from './observance.ts'
import { type Both, decide } from './observance-day.ts'
import type { Kind } from './tithi-festival.ts'

type StarFestival = {
  star: number
  id: string
  kind: Kind
  kala: Kala
  both: Both
  rule: RuleUsed['key']
  /** The Sun's sign, 0–11, if the nakshatra counts in one solar month only; of two in the month the later counts. */
  sign: number | null
  /** The amanta month, 1–12, in whose bright half it is kept. */
  lunarMonth?: number
}

const monthly = { kind: 'vrat', both: 'first', rule: 'nakshatra_at_kala', sign: null } as const
const inBrightHalf = { kind: 'festival', both: 'first', rule: 'nakshatra_in_lunar_month', sign: null } as const
const inMonth = { kind: 'festival', rule: 'nakshatra_in_month' } as const

const STARS: readonly StarFestival[] = [
  { star: 3, id: 'masik_karthigai', kala: 'pradosha', ...monthly },
  { star: 4, id: 'rohini_vrat', kala: 'sunrise', ...monthly },
  { star: 22, id: 'onam', kind: 'festival', kala: 'sunrise', both: 'first', rule: 'nakshatra_in_simha', sign: 4 },
  { star: 8, id: 'thaipusam', kala: 'madhyahna', both: 'second', sign: 9, ...inMonth },
  { star: 3, id: 'karthigai_deepam', kala: 'pradosha', both: 'first', sign: 7, ...inMonth },
  { star: 6, id: 'arudra_darshan', kala: 'sunrise', both: 'second', sign: 8, ...inMonth },
  { star: 10, id: 'masi_magam', kala: 'sunrise', both: 'second', sign: 10, ...inMonth },
  { star: 12, id: 'panguni_uthiram', kala: 'sunrise', both: 'second', sign: 11, ...inMonth },
  { star: 6, id: 'ramanuja_jayanti', kala: 'sunrise', both: 'first', sign: 0, ...inMonth, kind: 'jayanti' },
  { star: 16, id: 'vaikasi_visakam', kala: 'madhyahna', both: 'second', sign: 1, ...inMonth },
  { star: 11, id: 'aadi_pooram', kala: 'sunrise', both: 'second', sign: 3, ...inMonth },
  // Dharmasindhu 2 (upakarma): Rigvedins when Shravana runs from sunrise, Samavedins under Hasta.
  { star: 22, id: 'rigveda_upakarma', kala: 'sunrise', lunarMonth: 5, ...inBrightHalf },
  { star: 13, id: 'samaveda_upakarma', kala: 'sunrise', lunarMonth: 6, ...inBrightHalf },
  // Dharmasindhu 2, Bhadrapada: Gauri is called in Anuradha, worshipped in Jyeshtha, and let go in Mula.
  { star: 17, id: 'jyeshtha_gauri_avahana', kala: 'sunrise', lunarMonth: 6, ...inBrightHalf },
  { star: 18, id: 'jyeshtha_gauri', kala: 'sunrise', lunarMonth: 6, ...inBrightHalf },
  { star: 19, id: 'jyeshtha_gauri_visarjana', kala: 'sunrise', lunarMonth: 6, ...inBrightHalf },
]
const STAR_MONTH_MS = 27.321661 * DAY_MS

/** The observances decided by the Moon's nakshatras between two instants (ms UTC). */
export function starObservances(reckoning: Reckoning, from: number, to: number): Observance[] {
  const { almanac, rules } = reckoning
  return elementsBetween(almanac, 'nakshatra', rules.ayanamsa, from, to).flatMap((span) =>
    STARS.filter(({ star }) => star === span.index).flatMap((festival) => {
      const { id, kind, kala, both, rule: key, star } = festival
      const { day, outcome } = decide(reckoning, span, { kala, both })
      if (festival.lunarMonth && !isInBrightHalf(reckoning, festival.lunarMonth, day)) return []
      if (festival.sign !== null && !isChosen(reckoning, festival, { span, day })) return []
      return [observance({ id, kind, day, span, rule: { key, kala, outcome, star } })]
    }),
  )
}

/** The day's sunrise lies in the bright half of an amanta month that is not intercalary. */
function isInBrightHalf(reckoning: Reckoning, month: number, day: number): boolean {
  const { amanta, adhika, paksha } = lunarMonthAt(reckoning, sunTimes(reckoning, day).start)
  return amanta === month && !adhika && paksha === 'shukla'
}

/** Of two such nakshatras in the solar month the later. */
function isChosen(
  reckoning: Reckoning,
  festival: StarFestival,
  { span, day }: { span: Stretch; day: number },
): boolean {
  if (solarSign(reckoning, day) !== festival.sign) return false
  const next = (span.start + span.end) / 2 + STAR_MONTH_MS
  return !isInMonth(reckoning, festival, next)
}

/** True if the Moon's stay in the nakshatra about an instant counts in the solar month, too. */
function isInMonth(reckoning: Reckoning, { sign, star, kala, both }: StarFestival, near: number): boolean {
  const { almanac, rules } = reckoning
  const found = elementsBetween(almanac, 'nakshatra', rules.ayanamsa, near - DAY_MS, near + DAY_MS)
  const span = found.find(({ index }) => index === star)
  return span !== undefined && solarSign(reckoning, decide(reckoning, span, { kala, both }).day) === sign
}

/** The sign, 0–11, of the sidereal Sun at the sunset of a day. */
export function solarSign(reckoning: Reckoning, day: number): number {
  const { almanac, rules } = reckoning
  return signOf(siderealLonAt(almanac, 'sun', rules.ayanamsa, sunTimes(reckoning, day).dusk))
}
