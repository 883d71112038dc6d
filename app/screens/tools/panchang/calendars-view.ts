// The day in the calendars: months of both schools, eras, seasons, signs of Sun and Moon.
import type { PanchangDay } from '#workers/jyotish/panchang/index.ts'
import { ENGLISH } from '#workers/jyotish/words/en/language.ts'
import { GRAHA_NAMES } from '../shared/format.ts'
import { word } from './panchang-catalogue.ts'
import type { TimeFormat } from './time-format.ts'
import type { Fact } from './view-types.ts'

export function calendarsOf(day: PanchangDay, times: TimeFormat): Fact[] {
  const { month, eras, seasons, vara, moonSigns, sunSigns } = day
  const name = (index: number) => word(`month.${index}`)
  const flag = month.adhika ? 'Adhika ' : month.kshaya ? 'Kshaya ' : ''
  const months =
    month.amanta === month.purnimanta
      ? `${flag}${name(month.amanta)} (both schools)`
      : `${flag}${name(month.amanta)} amanta, ${name(month.purnimanta)} purnimanta`
  const signs = (stays: readonly { sign: number; end: number }[]) =>
    stays
      .map(({ sign, end }, i) => `${ENGLISH.signs[sign]}${i < stays.length - 1 ? ` until ${times.text(end)}` : ''}`)
      .join(', then ')
  const both = (kind: 'ritu' | 'ayana', other: string) => {
    const { drik, vedic } = seasons[kind]
    return drik === vedic
      ? word(`${kind}.${drik}`)
      : `${word(`${kind}.${drik}`)} by the Sun, ${word(`${kind}.${vedic}`)} by ${other}`
  }
  const { running } = eras.samvatsara
  return [
    ['Vara', `${word(`vara.${vara.weekday}`)}, lord ${GRAHA_NAMES[vara.lord]}`],
    ['Month', months],
    ['Paksha', word(`paksha.${month.paksha}`)],
    ['Vikram Samvat', `${eras.vikram}, ${word(`samvatsara.${eras.samvatsara.vikram}`)}`],
    ['Brihaspati samvatsara', `${word(`samvatsara.${running.index}`)} until ${times.full(running.end)}`],
    ['Shaka', `${eras.shaka}, ${word(`samvatsara.${eras.samvatsara.south}`)}`],
    ['Gujarati', String(eras.gujarati)],
    ['Ritu', both('ritu', 'lunar months')],
    ['Ayana', both('ayana', 'sidereal signs')],
    ['Moon sign', signs(moonSigns)],
    ['Sun sign', signs(sunSigns)],
    ['Sun star', day.sunPadas.map(padaText(times)).join(', then ')],
  ]
}

const padaText =
  (times: TimeFormat) =>
  ({ nakshatra, pada, end }: PanchangDay['sunPadas'][number], i: number, all: readonly unknown[]) =>
    `${ENGLISH.nakshatras[nakshatra - 1]} ${pada}${i < all.length - 1 ? ` until ${times.text(end)}` : ''}`
