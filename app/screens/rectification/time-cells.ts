// The cells of the times within the uncertainty, for the page and its PDF.

import { type Rectification, SHOWN_VARGAS, type TriedTime } from 'drishti-jyotish/rectification/rectification.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import { lordName } from '#app/charts/dasha-names.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { degrees } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { rectificationTexts } from './rectification-text.ts'

export function timeColumns({ times }: Rectification): string[] {
  const text = rectificationTexts[currentLanguage()]
  const events = times[0]?.events ?? []
  return [
    text.time,
    text.lagna,
    ...SHOWN_VARGAS.map(text.varga),
    text.moon,
    // Numbered, because two events may have equal names.
    ...events.map(({ label }, i) => `${i + 1}. ${label}`),
  ]
}

/** The given time. */
export function givenTime({ times }: Rectification): number {
  return times.find(({ away }) => away === 0)?.ms ?? 0
}

export function awayWords(away: number): string {
  const text = rectificationTexts[currentLanguage()]
  if (away === 0) return text.given
  return text.away(away > 0 ? `+${away}` : String(away).replace('-', '−'))
}

/** `key` tells whether a cell differs from the one above: of the lagna the sign, not the degree. */
export function cellsOf({
  ms: born,
  lagna,
  vargas,
  moon,
  events,
}: TriedTime): { key: string; shown: string; note: string }[] {
  const kundliText = kundliTexts[currentLanguage()]
  const text = rectificationTexts[currentLanguage()]
  return [
    { key: `lagna ${lagna.sign}`, shown: kundliText.sign(lagna.sign), note: degrees(lagna.degree) },
    ...SHOWN_VARGAS.map((varga) => ({
      key: `${varga} ${vargas[varga]}`,
      shown: kundliText.signShort(vargas[varga]),
      note: '',
    })),
    {
      key: `moon ${moon.nakshatra} ${moon.pada}`,
      shown: `${WRITING[currentLanguage()].nakshatras[moon.nakshatra - 1]} ${moon.pada}`,
      note: '',
    },
    ...events.map(({ ms, label, lords, jupiter, saturn }) => ({
      key: `${ms} ${label} ${lords.join()}`,
      shown: lords.length > 0 ? lords.map(lordName).join(' – ') : ms < born ? text.beforeBirth : text.afterPeriods,
      note: text.slow(jupiter, saturn),
    })),
  ]
}
