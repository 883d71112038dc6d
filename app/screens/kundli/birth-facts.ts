// The facts of a birth as pairs of words: for the page and for the PDF.

import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { tithiName, YOGAS } from 'drishti-jyotish/panchang/names.ts'
import { RULE_WORD } from 'drishti-jyotish/words/rules.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import {
  clockBeside,
  clockText,
  dayText,
  degrees,
  dms,
  offsetText,
  pointText,
  varaTexts,
  weekdayTexts,
} from '#app/format/format.ts'
import { namedTexts } from '#app/format/name-text.ts'
import { currentLanguage } from '#app/language/language.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import { factsTexts } from './birth-facts-text.ts'

export type Fact = readonly [name: string, value: string]

export function instant({ birth, rules }: Kundli, offsetMs: number): Fact[] {
  const facts = factsTexts[currentLanguage()]
  const sidereal = birth.siderealHours * HOUR
  return [
    [facts.clock, clockText(birth.ms + offsetMs, true)],
    [
      facts.zoneRule,
      `${birth.zone?.replaceAll('_', ' ')}, ${offsetText(birth.offsetSeconds ?? 0)}${birth.dst ? `, ${facts.summer}` : ''}`,
    ],
    [facts.universal, `${dayText(birth.ms)}, ${clockText(birth.ms, true)}`],
    [facts.localMean, birth.localMeanTime.slice(11)],
    [facts.sidereal, clockText(sidereal, true)],
    [facts.julian, birth.julianDay.toFixed(5)],
    [facts.ayanamsa, `${RULE_WORD[currentLanguage()]('ayanamsa', rules.ayanamsa)}, ${dms(rules.ayanamsaDegrees)}`],
    [facts.point, pointText(birth)],
  ]
}

export function almanac({ birth, panchang, avakahada }: Kundli, offsetMs: number): Fact[] {
  const facts = factsTexts[currentLanguage()]
  const named = namedTexts[currentLanguage()]
  const text = kundliTexts[currentLanguage()]
  const { tithi, yoga, vara, paksha, sunrise, sunset, polar, beforeSunrise } = panchang
  const clock = (ms: number) => clockBeside(ms + offsetMs, birth.ms + offsetMs)
  const until = (ms: number) => facts.until(clock(ms))
  return [
    [
      facts.vara,
      `${varaTexts[currentLanguage()][vara]}, ${weekdayTexts[currentLanguage()][vara]}${beforeSunrise ? ` ${facts.beforeSunrise}` : ''}`,
    ],
    [facts.month, monthText(panchang)],
    [facts.tithi, `${named(paksha)} ${named(tithiName(tithi.index))}, ${until(tithi.end)}`],
    [facts.nakshatra, text.pada(text.star(avakahada.nakshatra), avakahada.pada)],
    [facts.yoga, `${named(YOGAS[yoga.index - 1] ?? '')}, ${until(yoga.end)}`],
    [facts.karana, `${named(panchang.karanaName)}, ${until(panchang.karana.end)}`],
    [facts.hora, text.graha(panchang.horaLord)],
    polar ? [facts.sunrise, facts.polar] : [facts.riseAndSet, [sunrise, sunset].map(clock).join('; ')],
  ]
}

function monthText({ amantaMonth, purnimantaMonth, adhika }: Kundli['panchang']): string {
  const facts = factsTexts[currentLanguage()]
  const text = kundliTexts[currentLanguage()]
  const flag = adhika ? `${facts.adhika} ` : ''
  const amanta = `${flag}${text.month(amantaMonth)}`
  return amantaMonth === purnimantaMonth
    ? facts.bothSchools(amanta)
    : facts.twoSchools(amanta, `${flag}${text.month(purnimantaMonth)}`)
}

export function avakahada({ avakahada: row }: Kundli): Fact[] {
  const facts = factsTexts[currentLanguage()]
  const text = kundliTexts[currentLanguage()]
  const named = namedTexts[currentLanguage()]
  return [
    [facts.rashi, facts.withLord(text.sign(row.sign), text.graha(row.signLord))],
    [facts.nakshatraLord, text.graha(row.nakshatraLord)],
    [facts.varna, named(row.varna)],
    [facts.vashya, named(row.vashya)],
    [facts.yoni, named(row.yoni)],
    [facts.gana, named(row.gana)],
    [facts.nadi, named(row.nadi)],
    [facts.tatva, named(row.tatva)],
    [facts.syllable, facts.syllableOf(row)],
    [facts.paya, named(row.paya)],
  ]
}

export function karakas({ karakas: list }: Kundli): Fact[] {
  return list.map(({ role, graha, degree }) => [
    namedTexts[currentLanguage()](role),
    `${kundliTexts[currentLanguage()].graha(graha)}, ${degrees(degree)}`,
  ])
}
