// The facts of a kundli as pairs of Hindi words.

import { sadeSati, saturnReach } from 'drishti-jyotish/kundli/life-periods.ts'
import { tithiName, YOGAS } from 'drishti-jyotish/panchang/names.ts'
import { HINDI } from 'drishti-jyotish/words/hi/language.ts'
import { hindiSyllable, KARANA_NAMES, TERMS, TITHI_NAMES, VARAS, YOGA_NAMES } from 'drishti-jyotish/words/hi/terms.ts'
import type { Cast } from '#app/charts/cast-kundli.ts'
import { clockText, degrees, dms, offsetText } from '#app/format/format.ts'
import { placeLabel } from '#workers/contract/places/place.ts'
import { hindiText as text } from './hindi-text.ts'

export type Fact = readonly [name: string, value: string]

const term = (id: string) => TERMS[id] ?? id

export function birthFacts({ input, kundli: { birth, rules } }: Cast): Fact[] {
  const shifted = birth.ms + (birth.offsetSeconds ?? 0) * 1000
  const doubt = input.uncertaintyMinutes > 0 && input.time !== null ? ` ${text.within(input.uncertaintyMinutes)}` : ''
  return [
    [text.date, HINDI.fullDate(shifted)],
    [text.time, `${input.time ?? text.timeUnknown}${doubt}`],
    [text.place, placeLabel(input.place)],
    [text.zone, offsetText(birth.offsetSeconds ?? 0)],
    [text.coordinates, `${degrees(birth.lat)}, ${degrees(birth.lon)}`],
    [text.ayanamsa, `${text.ayanamsas[rules.ayanamsa] ?? rules.ayanamsa}, ${dms(rules.ayanamsaDegrees)}`],
  ]
}

export function panchangFacts({ kundli: { panchang, avakahada, birth } }: Cast): Fact[] {
  const { tithi, yoga, vara, paksha, sunrise, sunset, polar, beforeSunrise } = panchang
  const offset = (birth.offsetSeconds ?? 0) * 1000
  // A birth before sunrise belongs to the previous day.
  const clock = (ms: number) => {
    const [day, time] = [HINDI.date(ms + offset), clockText(ms + offset)]
    return day === HINDI.date(birth.ms + offset) ? time : `${day}, ${time}`
  }
  return [
    [text.vara, [VARAS[vara], beforeSunrise ? text.beforeSunrise : ''].join(' ').trim()],
    [text.tithi, `${term(paksha)} ${TITHI_NAMES[tithiName(tithi.index)]}`],
    [text.nakshatra, text.pada(HINDI.nakshatras[avakahada.nakshatra - 1] ?? '', avakahada.pada)],
    [text.yoga, YOGA_NAMES[YOGAS[yoga.index - 1] ?? ''] ?? ''],
    [text.karana, KARANA_NAMES[panchang.karanaName] ?? ''],
    [text.sun, polar ? text.polar : [sunrise, sunset].map(clock).join('; ')],
  ]
}

export function avakahadaFacts({ kundli: { avakahada: row } }: Cast): Fact[] {
  return [
    [text.rashi, `${HINDI.signs[row.sign]}, ${text.lord} ${HINDI.graha[row.signLord]}`],
    [text.varna, term(row.varna)],
    [text.vashya, term(row.vashya)],
    [text.yoni, term(row.yoni)],
    [text.gana, term(row.gana)],
    [text.nadi, term(row.nadi)],
    [text.tatva, term(row.tatva)],
    [text.syllable, hindiSyllable(row.nakshatra, row.pada)],
    [text.paya, term(row.paya)],
  ]
}

export function doshaFacts({ kundli }: Cast, at: number): Fact[] {
  const offset = (kundli.birth.offsetSeconds ?? 0) * 1000
  const saturn = sadeSati(kundli).periods.find(({ start, end }) => at >= start && at < end)
  return [
    [text.manglik, term(kundli.manglik.level)],
    [text.kaalSarp, term(kundli.kaalSarp.level)],
    [
      text.sadeSati,
      saturn
        ? `${text.phases[saturn.phase]}, ${text.until(HINDI.fullDate(saturn.end + offset))}`
        : saturnReach(kundli, at) === 'after'
          ? text.saturnOver
          : text.notNow,
    ],
  ]
}
