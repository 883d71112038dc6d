// Findings of the five limbs of the panchang for a purpose.
import { type Element, elementsBetween, karanaName, type Span } from '../elements.ts'
import { tithiDay } from '../panchang/names.ts'
import type { Reckoning } from '../panchang/reckoning.ts'
import type { SunDay } from '../panchang/sun-day.ts'
import { type Finding, finding } from './findings.ts'
import type { Asks } from './purposes.ts'

export type Limbs = Readonly<Record<Element, Span[]>>

const RIKTA = [4, 9, 14]
const AMAVASYA = 30
/** Krishna 13: the Moon's light is spent. */
const DARK_FROM = 28
const VYATIPATA = 17
const VAIDHRITI = 27
// Vishkambha, Atiganda, Shula, Ganda, Vyaghata, Vajra, Parigha.
const POOR_YOGAS = [1, 6, 9, 10, 13, 15, 19]
/** Nakshatras whose first (or last) pada is left out for a marriage: Magha, Mula, Revati. */
export const LEFT_OUT_PADAS: Readonly<Record<number, number>> = { 10: 1, 19: 1, 27: 4 }

export function limbsOf({ almanac, rules }: Reckoning, { start, end }: SunDay): Limbs {
  const of = (element: Element) => elementsBetween(almanac, element, rules.ayanamsa, start, end)
  return { tithi: of('tithi'), nakshatra: of('nakshatra'), yoga: of('yoga'), karana: of('karana') }
}

export function varaFindings(asks: Asks, weekday: number): Finding[] {
  const params = { weekday: `panchang.weekday.${weekday}` }
  if (asks.forbiddenDays.includes(weekday)) return [finding('vara_forbidden', params, asks.source)]
  if (asks.poorDays.includes(weekday)) return [finding('vara_poor', params, asks.source)]
  return asks.goodDays.includes(weekday) ? [finding('vara_good', params, asks.source)] : []
}

/** `day` tells a lost tithi: one that begins after this sunrise and ends before the next. */
export function tithiFindings(asks: Asks, { index, start, end }: Span, day: SunDay): Finding[] {
  const params = { tithi: `panchang.tithi.${index}` }
  const number = tithiDay(index)
  const say = (rule: Parameters<typeof finding>[0]) => finding(rule, params, asks.source)
  if (index === AMAVASYA) return [say('tithi_amavasya')]
  if (RIKTA.includes(number)) return [say('tithi_rikta')]
  if (asks.needsMoonlight && index >= DARK_FROM) return [say('tithi_dark')]
  const lost = start > day.start && end < day.end ? [say('tithi_lost')] : []
  if (asks.goodTithis.includes(number)) return [say('tithi_good'), ...lost]
  return asks.poorTithis.includes(number) ? [say('tithi_poor'), ...lost] : lost
}

export function starFindings(asks: Asks, star: number): Finding[] {
  const params = { star }
  if (asks.bestStars.includes(star)) return [finding('star_best', params, asks.source)]
  return [finding(asks.fairStars.includes(star) ? 'star_fair' : 'star_other', params, asks.source)]
}

export function yogaFindings(asks: Asks, yoga: number): Finding[] {
  const params = { yoga: `panchang.yoga.${yoga}` }
  if (yoga === VYATIPATA || yoga === VAIDHRITI) return [finding('yoga_forbidden', params, asks.source)]
  return [finding(POOR_YOGAS.includes(yoga) ? 'yoga_poor' : 'yoga_good', params, asks.source)]
}

export function karanaFindings(asks: Asks, index: number): Finding[] {
  const name = karanaName(index)
  const params = { karana: `panchang.karana.${name}` }
  if (name === 'vishti') return [finding('karana_vishti', params, asks.source)]
  return [finding(index === 1 || index >= 58 ? 'karana_fixed' : 'karana_movable', params, asks.source)]
}
