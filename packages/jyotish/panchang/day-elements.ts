// Every tithi, nakshatra, yoga and karana that touches the day, with its beginning, end and nature.
import { type Element, elementsBetween, karanaName } from '../elements.ts'
import { nakshatraLord, signLord } from '../zodiac.ts'
import * as names from './names.ts'
import type { Reckoning } from './reckoning.ts'
import { padaLadder, type Step, signLadder, stepsBetween } from './steps.ts'
import type { SunDay } from './sun-day.ts'

export type DayElement = {
  index: number
  start: number
  end: number
  /** Lost: begins after this sunrise and ends before the next. */
  kshaya: boolean
  /** Runs at two sunrises, this one and the one before or after. */
  vriddhi: boolean
}
export type DayTithi = DayElement & {
  name: string
  paksha: 'shukla' | 'krishna'
  day: number
  class: names.TithiClass
  deity: string
}
export type DayNakshatra = DayElement & { name: string; lord: string; deity: string; padas: Step[] }
export type DayYoga = DayElement & { name: string; inauspicious: 'vyatipata' | 'vaidhriti' | null }
export type DayKarana = Step & { name: string; fixed: boolean; vishti: boolean }

function touching({ almanac, rules }: Reckoning, element: Element, day: SunDay): DayElement[] {
  const yesterday = day.start - (day.end - day.start)
  return elementsBetween(almanac, element, rules.ayanamsa, day.start, day.end).map((span) => ({
    ...span,
    kshaya: span.start > day.start && span.end <= day.end,
    vriddhi: span.start <= day.start && (span.end > day.end || span.start <= yesterday),
  }))
}

export function dayTithis(reckoning: Reckoning, day: SunDay): DayTithi[] {
  return touching(reckoning, 'tithi', day).map((element) => ({
    ...element,
    name: names.tithiName(element.index),
    paksha: element.index <= 15 ? 'shukla' : 'krishna',
    day: names.tithiDay(element.index),
    class: names.tithiClass(element.index),
    deity: names.tithiDeity(element.index),
  }))
}

export function dayNakshatras(reckoning: Reckoning, day: SunDay): DayNakshatra[] {
  const found = touching(reckoning, 'nakshatra', day)
  const padas = stepsBetween(padaLadder(reckoning, 'moon'), found[0]!.start + 1, found.at(-1)!.end - 1)
  return found.map((element) => ({
    ...element,
    name: names.NAKSHATRAS[element.index - 1]!,
    lord: nakshatraLord(element.index),
    deity: names.NAKSHATRA_DEITIES[element.index - 1]!,
    padas: padas
      .filter(({ index }) => Math.floor(index / 4) === element.index - 1)
      .map((pada) => ({ ...pada, index: (pada.index % 4) + 1 })),
  }))
}

export function dayYogas(reckoning: Reckoning, day: SunDay): DayYoga[] {
  return touching(reckoning, 'yoga', day).map((element) => ({
    ...element,
    name: names.YOGAS[element.index - 1]!,
    inauspicious: element.index === 17 ? 'vyatipata' : element.index === 27 ? 'vaidhriti' : null,
  }))
}

export function dayKaranas({ almanac, rules }: Reckoning, { start, end }: SunDay): DayKarana[] {
  return elementsBetween(almanac, 'karana', rules.ayanamsa, start, end).map((span) => {
    const name = karanaName(span.index)
    return { ...span, name, fixed: span.index === 1 || span.index >= 58, vishti: name === 'vishti' }
  })
}

export type SignStay = { sign: number; lord: string; start: number; end: number }
export type PadaStay = { nakshatra: number; pada: number; start: number; end: number }

/** The signs (0–11) of the Sun or Moon during the day, with the start and end of each whole stay. */
export function signStays(reckoning: Reckoning, body: 'sun' | 'moon', { start, end }: SunDay): SignStay[] {
  return stepsBetween(signLadder(reckoning, body), start, end).map((step) => ({
    sign: step.index,
    lord: signLord(step.index),
    start: step.start,
    end: step.end,
  }))
}

/** The nakshatra padas of the Sun or Moon during the day. */
export function padaStays(reckoning: Reckoning, body: 'sun' | 'moon', { start, end }: SunDay): PadaStay[] {
  return stepsBetween(padaLadder(reckoning, body), start, end).map((step) => ({
    nakshatra: Math.floor(step.index / 4) + 1,
    pada: (step.index % 4) + 1,
    start: step.start,
    end: step.end,
  }))
}
