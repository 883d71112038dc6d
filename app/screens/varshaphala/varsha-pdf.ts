// A year of life as a PDF. Loaded with its library on the first click.

import { chartLayout, occupancyOf } from 'drishti-jyotish/chart/layout.ts'
import { FIVE } from 'drishti-jyotish/varsha/panchavargiya.ts'
import type { Varsha } from 'drishti-jyotish/varsha/varsha.ts'
import { degreeInSign, SEVEN } from 'drishti-jyotish/zodiac.ts'
import type { Cast } from '#app/charts/cast-kundli.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { FAINT, type PdfSheet } from '#app/charts/pdf/pdf-sheet.client.ts'
import { dayText, degrees, grahaNameTexts } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { openChartPdf } from '#app/screens/kundli/chart-pages/open-chart-pdf.ts'
import { sahamTexts, varshaTexts } from './varsha-text.ts'
import { officeName, partsWords, spanWords, varshaFacts, varshaRules, yogaWords } from './varsha-words.ts'

export async function varshaPdf(cast: Cast, varsha: Varsha): Promise<Blob> {
  const text = varshaTexts[currentLanguage()]
  const sheet = await openChartPdf(cast, text.kind)
  const offsetMs = (cast.kundli.birth.offsetSeconds ?? 0) * 1000
  sheet.paragraph(spanWords(varsha, offsetMs))
  sheet.charts([
    [text.yearChart, chartLayout('north', occupancyOf(varsha.chart))],
    [text.birthChart, chartLayout('north', occupancyOf(varsha.birthChart))],
  ])
  sheet.table([], varshaFacts(varsha))
  strengths(sheet, varsha)
  lists(sheet, varsha, offsetMs)
  sheet.paragraph(varshaRules(varsha), FAINT)
  return sheet.blob()
}

function strengths(sheet: PdfSheet, { lord, day, strengths: balas, harsha }: Varsha): void {
  const text = varshaTexts[currentLanguage()]
  const grahaNames = grahaNameTexts[currentLanguage()]
  sheet.heading(text.lord)
  sheet.paragraph(text.chosen[lord.chosenBy](grahaNames[lord.planet]))
  sheet.table(
    [text.office, text.graha, text.sees, text.bala],
    lord.bearers.map(({ office, planet, aspect, bala }) => [
      officeName(office, day),
      grahaNames[planet],
      aspect ? text.aspects[aspect] : text.noAspect,
      bala.toFixed(2),
    ]),
  )
  sheet.heading(text.strengths)
  sheet.table(
    [text.graha, ...FIVE.map((name) => text.five[name]), text.total, text.harsha],
    SEVEN.map((planet) => [
      `${grahaNames[planet]}, ${text.grades[balas[planet].grade]}`,
      ...FIVE.map((name) => balas[planet][name].toFixed(2)),
      balas[planet].total.toFixed(2),
      harsha[planet],
    ]),
  )
}

function lists(sheet: PdfSheet, { yogas, mudda, sahams }: Varsha, offsetMs: number): void {
  const text = varshaTexts[currentLanguage()]
  const grahaNames = grahaNameTexts[currentLanguage()]
  sheet.heading(text.yogas)
  if (yogas.length === 0) sheet.paragraph(text.noYogas)
  for (const each of yogas) sheet.paragraph(`${text.yogaNames[each.yoga]}: ${yogaWords(each)}`)
  sheet.heading(text.mudda)
  sheet.table(
    [text.period, text.fromTo, text.until, text.parts9],
    mudda.map(({ lord, start, end, parts }) => [
      grahaNames[lord],
      dayText(start + offsetMs),
      dayText(end + offsetMs),
      partsWords(parts, offsetMs),
    ]),
  )
  sheet.heading(text.sahams)
  sheet.table(
    [text.saham, '', text.degree, text.lordOf],
    sahams.map(({ name, lon, sign, lord }) => [
      name,
      sahamTexts[currentLanguage()][name] ?? '',
      `${degrees(degreeInSign(lon))} ${kundliTexts[currentLanguage()].sign(sign)}`,
      grahaNames[lord],
    ]),
  )
}
