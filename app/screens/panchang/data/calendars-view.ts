// The day in the calendars: months of both schools, eras, seasons, signs of Sun and Moon.

import type { PanchangDay } from 'drishti-jyotish/panchang/index.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import { grahaNameTexts } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { dayTexts } from './day-text.ts'
import { word } from './panchang-catalogue.ts'
import type { TimeFormat } from './time-format.ts'
import type { Fact } from './view-types.ts'

export function calendarsOf(day: PanchangDay, times: TimeFormat): Fact[] {
  const text = dayTexts[currentLanguage()]
  const writing = WRITING[currentLanguage()]
  const { month, eras, seasons, vara, moonSigns, sunSigns } = day
  const name = (index: number) => word(`month.${index}`)
  const flag = month.adhika ? `${text.adhika} ` : month.kshaya ? `${text.kshaya} ` : ''
  const months =
    month.amanta === month.purnimanta
      ? text.bothSchools(`${flag}${name(month.amanta)}`)
      : text.twoSchools(`${flag}${name(month.amanta)}`, name(month.purnimanta))
  const signs = (stays: readonly { sign: number; end: number }[]) =>
    stays
      .map(({ sign, end }, i) =>
        i < stays.length - 1 ? text.until(writing.signs[sign] ?? '', times.text(end)) : writing.signs[sign],
      )
      .join(text.next)
  const both = (kind: 'ritu' | 'ayana', other: string) => {
    const { drik, vedic } = seasons[kind]
    return drik === vedic
      ? word(`${kind}.${drik}`)
      : text.bySun(word(`${kind}.${drik}`), word(`${kind}.${vedic}`), other)
  }
  const { running } = eras.samvatsara
  return [
    [text.calendars.vara, text.withLord(word(`vara.${vara.weekday}`), grahaNameTexts[currentLanguage()][vara.lord])],
    [text.calendars.month, months],
    [text.calendars.paksha, word(`paksha.${month.paksha}`)],
    [text.calendars.vikram, `${eras.vikram}, ${word(`samvatsara.${eras.samvatsara.vikram}`)}`],
    [text.calendars.brihaspati, text.until(word(`samvatsara.${running.index}`), times.full(running.end))],
    [text.calendars.shaka, `${eras.shaka}, ${word(`samvatsara.${eras.samvatsara.south}`)}`],
    [text.calendars.gujarati, String(eras.gujarati)],
    [text.calendars.ritu, both('ritu', text.lunarMonths)],
    [text.calendars.ayana, both('ayana', text.siderealSigns)],
    [text.calendars.moonSign, signs(moonSigns)],
    [text.calendars.sunSign, signs(sunSigns)],
    [text.calendars.sunStar, day.sunPadas.map(padaText(times)).join(text.next)],
  ]
}

const padaText =
  (times: TimeFormat) =>
  ({ nakshatra, pada, end }: PanchangDay['sunPadas'][number], i: number, all: readonly unknown[]) => {
    const star = `${WRITING[currentLanguage()].nakshatras[nakshatra - 1]} ${pada}`
    return i < all.length - 1 ? dayTexts[currentLanguage()].until(star, times.text(end)) : star
  }
