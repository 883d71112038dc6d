// A KP chart as a PDF, of a birth or of a number. Loaded with its library on the first click.

import type { KpChart } from 'drishti-jyotish/kp/kp.ts'
import type { KpNumber } from 'drishti-jyotish/kp/subs.ts'
import type { Standing } from 'drishti-jyotish/kundli/graha-rows.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import type { Cast } from '#app/charts/cast-kundli.ts'
import { FAINT, PdfSheet } from '#app/charts/pdf/pdf-sheet.client.ts'
import { dmsInSign, grahaNameTexts } from '#app/format/format.ts'
import { momentWords, offsetSecondsAt } from '#app/format/moment-words.ts'
import { currentLanguage } from '#app/language/language.ts'
import { openChartPdf } from '#app/screens/kundli/chart-pages/open-chart-pdf.ts'
import { type Place, placeLabel } from '#workers/contract/places/place.ts'
import { horaryTexts } from './horary-text.ts'
import { risingWords } from './horary-words.ts'
import { kpRules } from './kp-rules.ts'
import { kpTexts } from './kp-text.ts'
import { nodeWords } from './node-words.ts'

export async function kpPdf(cast: Cast, chart: KpChart): Promise<Blob> {
  const sheet = await openChartPdf(cast, kpTexts[currentLanguage()].kind)
  return sections(sheet, chart)
}

export async function horaryPdf(chart: KpChart, number: KpNumber, place: Place): Promise<Blob> {
  const horaryText = horaryTexts[currentLanguage()]
  const offsetSeconds = await offsetSecondsAt(chart.ms, place)
  const sheet = await PdfSheet.open([placeLabel(place)])
  sheet.title(horaryText.result(number.number))
  sheet.paragraph(horaryText.asked(momentWords(chart.ms, offsetSeconds), placeLabel(place)), FAINT)
  sheet.paragraph(risingWords(number))
  return sections(sheet, chart)
}
const lordColumns = () => {
  const { columns } = kpTexts[currentLanguage()]
  return [columns.degree, columns.lord, columns.star, columns.sub, columns.subSub]
}
const RANKS = ['a', 'b', 'c', 'd'] as const

function lordsOf({ degree, sign, signLord, nakshatraLord, subLord, subSubLord }: Standing): string[] {
  const lords = [signLord, nakshatraLord, subLord, subSubLord].map((graha) => grahaNameTexts[currentLanguage()][graha])
  return [`${dmsInSign(degree)} ${WRITING[currentLanguage()].signs[sign]}`, ...lords]
}

function sections(sheet: PdfSheet, chart: KpChart): Promise<Blob> {
  const text = kpTexts[currentLanguage()]
  const { columns } = kpTexts[currentLanguage()]
  const grahaNames = grahaNameTexts[currentLanguage()]
  sheet.heading(text.cusps)
  sheet.table(
    [columns.house, ...lordColumns()],
    chart.cusps.map((cusp) => [cusp.house, ...lordsOf(cusp)]),
  )
  sheet.heading(text.grahas)
  sheet.table(
    [columns.graha, ...lordColumns(), columns.house],
    chart.grahas.map((row) => [grahaNames[row.graha], ...lordsOf(row), row.house]),
  )
  sheet.heading(text.significators)
  sheet.table(
    [columns.house, ...RANKS.map((rank) => text.ranks[rank])],
    chart.houses.map((row) => [
      row.house,
      ...RANKS.map((rank) => row[rank].map((graha) => grahaNames[graha]).join(', ') || text.none),
    ]),
  )
  sheet.heading(text.ofGrahas)
  sheet.table(
    [columns.graha, ...RANKS.map((rank) => text.grahaRanks[rank])],
    chart.significators.map((row) => [
      grahaNames[row.graha],
      ...RANKS.map((rank) => row[rank].join(', ') || text.none),
    ]),
  )
  sheet.heading(text.nodes)
  sheet.table(
    [],
    chart.nodes.map((each) => [grahaNames[each.node], nodeWords(each)]),
  )
  sheet.heading(text.ruling)
  const rulers = Object.keys(text.rulers) as (keyof (typeof kpTexts)['en']['rulers'])[]
  sheet.table(
    [],
    rulers.map((name) => [text.rulers[name], grahaNames[chart.ruling[name]]]),
  )
  sheet.paragraph(kpRules(chart), FAINT)
  return sheet.blob()
}
