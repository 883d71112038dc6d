// The kundli as a PDF, created in the browser. Loaded with its library on the first click.

import { chartLayout, occupancyOf, vargaOccupancy } from 'drishti-jyotish/chart/layout.ts'
import { type DashaPeriod, subPeriods } from 'drishti-jyotish/kundli/dasha.ts'
import { dashaChain } from 'drishti-jyotish/kundli/life-periods.ts'
import { readingOf } from 'drishti-jyotish/kundli/reading.ts'
import { kundliWords } from 'drishti-jyotish/words/kundli.ts'
import { render } from 'drishti-jyotish/words/render.ts'
import { SEVEN } from 'drishti-jyotish/zodiac.ts'
import type { Cast } from '#app/charts/cast-kundli.ts'
import { lordName } from '#app/charts/dasha-names.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { FAINT, PdfSheet } from '#app/charts/pdf/pdf-sheet.client.ts'
import { dayText, dmsInSign, longDayText, offsetText, weekdayText } from '#app/format/format.ts'
import { namedTexts } from '#app/format/name-text.ts'
import { currentLanguage } from '#app/language/language.ts'
import { placeLabel } from '#workers/contract/places/place.ts'
import { almanac, avakahada, type Fact, instant } from './birth-facts.ts'
import { factsTexts } from './birth-facts-text.ts'
import { dashaRangeText } from './result/dasha-range-notice.tsx'
import { panelsTexts } from './result/panels-text.ts'
import { rulesSentence } from './rules-sentence.ts'
import { strengthTexts } from './strength-text.ts'

export async function kundliPdf({ input, kundli }: Cast, at: number): Promise<Blob> {
  const text = kundliTexts[currentLanguage()]
  const factsText = factsTexts[currentLanguage()]
  const words = await kundliWords.load(currentLanguage())
  const sheet = await PdfSheet.open([input.name, placeLabel(input.place)])
  const offsetMs = (kundli.birth.offsetSeconds ?? 0) * 1000
  const local = kundli.birth.ms + offsetMs
  sheet.title(input.name || text.unnamed)
  const time = input.time ?? text.timeUnknown
  sheet.paragraph(
    `${weekdayText(local)} ${longDayText(local)}, ${time}, ${placeLabel(input.place)}, ${offsetText(kundli.birth.offsetSeconds ?? 0)}`,
    FAINT,
  )
  const navamsha = kundli.vargas.find(({ varga }) => varga === 9)
  sheet.charts([
    ['D1', chartLayout('north', occupancyOf(kundli.chart))],
    ...(navamsha ? [['D9', chartLayout('north', vargaOccupancy(navamsha))] as const] : []),
  ])
  planets(sheet, kundli)
  facts(sheet, factsText.titles.instant, instant(kundli, offsetMs))
  facts(sheet, factsText.titles.almanac, almanac(kundli, offsetMs))
  facts(sheet, factsText.titles.avakahada, avakahada(kundli))
  dashas(sheet, kundli, at, offsetMs)
  strength(sheet, kundli)
  sheet.heading(text.sections.reading)
  for (const { message } of readingOf(kundli, at)) {
    sheet.paragraph(render(message, words, { offsetAt: () => offsetMs }))
  }
  sheet.heading(panelsTexts[currentLanguage()].rules)
  sheet.paragraph(rulesSentence(kundli), FAINT)
  return sheet.blob()
}

const PLANET_COLUMNS = [0, 26, 52, 80, 124, 140]

function planets(sheet: PdfSheet, kundli: Cast['kundli']): void {
  const text = kundliTexts[currentLanguage()]
  sheet.heading(text.planets)
  const { graha, sign, degree, star, house, state } = text.columns
  sheet.row([graha, sign, degree, star, house, state], PLANET_COLUMNS, true)
  const { lagna } = kundli
  sheet.row(
    [
      text.lagna,
      text.sign(lagna.sign),
      dmsInSign(lagna.degree),
      `${text.star(lagna.nakshatra)} ${lagna.pada}`,
      '1',
      '',
    ],
    PLANET_COLUMNS,
  )
  for (const row of kundli.grahas) {
    const node = row.graha === 'rahu' || row.graha === 'ketu'
    const states = [
      node ? '' : (text.dignities[row.dignity] ?? ''),
      row.retrograde && !node ? text.retrograde : '',
      row.combustion?.combust ? panelsTexts[currentLanguage()].combust : '',
    ]
    sheet.row(
      [
        text.graha(row.graha),
        text.sign(row.sign),
        dmsInSign(row.degree),
        `${text.star(row.nakshatra)} ${row.pada}`,
        String(row.house),
        states.filter(Boolean).join(', '),
      ],
      PLANET_COLUMNS,
    )
  }
}

function dashas(sheet: PdfSheet, kundli: Cast['kundli'], at: number, offsetMs: number): void {
  const panels = panelsTexts[currentLanguage()]
  sheet.heading(panels.dashaOf(namedTexts[currentLanguage()]('vimshottari')))
  const chain = dashaChain(kundli, at, 3)
  const [maha] = chain
  if (maha)
    sheet.paragraph(`${kundliTexts[currentLanguage()].running}: ${chain.map(({ lord }) => lordName(lord)).join(', ')}`)
  const none = dashaRangeText({ kundli, at, offsetMs })
  if (none) sheet.paragraph(none)
  periods(sheet, kundli.vimshottari.periods, kundli.birth.ms, offsetMs)
  if (!maha) return
  sheet.heading(panels.antardashasIn(lordName(maha.lord)))
  periods(sheet, subPeriods('vimshottari', maha), kundli.birth.ms, offsetMs)
}

const PERIOD_COLUMNS = [0, 40, 80]

/** As on the page: a life starts inside its first period. */
function periods(sheet: PdfSheet, all: readonly DashaPeriod[], birthMs: number, offsetMs: number): void {
  for (const { lord, start, end } of all) {
    if (end <= birthMs) continue
    const from = dayText(Math.max(start, birthMs) + offsetMs)
    sheet.row([lordName(lord), from, dayText(end + offsetMs)], PERIOD_COLUMNS)
  }
}

const FACT_COLUMNS = [0, 50]

function facts(sheet: PdfSheet, title: string, list: readonly Fact[]): void {
  sheet.heading(title)
  for (const fact of list) sheet.row(fact, FACT_COLUMNS)
}

const SIGNS = Array.from({ length: 12 }, (_, sign) => sign)
const VARGA_COLUMNS = [0, ...SIGNS.map((sign) => 26 + sign * 11), 160]
const BALA_COLUMNS = [0, 40, 70, 100]

function strength(sheet: PdfSheet, { ashtakavarga: { bhinna, sarva }, shadbala }: Cast['kundli']): void {
  const strengthText = strengthTexts[currentLanguage()]
  const text = kundliTexts[currentLanguage()]
  sheet.heading(strengthText.ashtakavarga)
  sheet.row(['', ...SIGNS.map((sign) => text.signShort(sign)), strengthText.sum], VARGA_COLUMNS, true)
  const row = (name: string, points: readonly number[], bold = false) =>
    sheet.row([name, ...points.map(String), String(points.reduce((a, b) => a + b, 0))], VARGA_COLUMNS, bold)
  for (const planet of SEVEN) row(text.graha(planet), bhinna[planet])
  row(strengthText.all, sarva, true)
  sheet.heading(strengthText.shadbala)
  sheet.row(['', strengthText.rupas, strengthText.needs, strengthText.ratio], BALA_COLUMNS, true)
  for (const planet of SEVEN) {
    const { rupas, required, ratio } = shadbala[planet]
    sheet.row([text.graha(planet), rupas.toFixed(2), required.toFixed(1), ratio.toFixed(2)], BALA_COLUMNS)
  }
}
