// An advanced kundli as a PDF. Loaded with its library on the first click.

import type { Advanced } from 'drishti-jyotish/advanced/advanced.ts'
import type { Kakshya } from 'drishti-jyotish/advanced/kakshya.ts'
import type { Cast } from '#app/charts/cast-kundli.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { FAINT, type PdfSheet } from '#app/charts/pdf/pdf-sheet.client.ts'
import { clockText, dayText } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { openChartPdf } from '#app/screens/kundli/chart-pages/open-chart-pdf.ts'
import * as tables from './advanced-tables.ts'
import { advancedTexts } from './advanced-text.ts'
import { advancedRules } from './advanced-words.ts'
import { transitEntries, USUAL_DASHAS } from './transit-entries.ts'

type Made = { made: Advanced; kakshyas: readonly Kakshya[]; at: number }

/** Transits are those of the running year. */
export async function advancedPdf(cast: Cast, { made, kakshyas, at }: Made): Promise<Blob> {
  const text = advancedTexts[currentLanguage()]
  const { kundli } = cast
  const offsetMs = (kundli.birth.offsetSeconds ?? 0) * 1000
  const sheet = await openChartPdf(cast, text.kind)
  const add = ({ caption, columns, rows }: tables.Table) => {
    sheet.heading(caption)
    sheet.table(
      columns,
      rows.map(({ cells }) => cells),
    )
  }
  add(tables.lagnaTable(made, kundli.lagna.sign))
  add(tables.houseTable(made))
  add(tables.grahaTable(made))
  add(tables.avasthaTable(made))
  sheet.heading(text.shodhana)
  add(tables.binduTable(made, 'trikona'))
  add(tables.binduTable(made, 'ekadhipatya'))
  add(tables.pindaTable(made))
  add(tables.kakshyaTable(kakshyas))
  add(tables.drishtiTable(made))
  argalas(sheet, made)
  for (const name of tables.SIGN_DASHAS) add(tables.dashaTable(made, name, offsetMs))
  sheet.paragraph(tables.dehaWords(made))
  const year = new Date(at + offsetMs).getUTCFullYear()
  sheet.heading(`${text.transits}, ${year}`)
  sheet.table(
    [text.date, text.event],
    transitEntries(kundli, { year, years: 1, dashas: USUAL_DASHAS }).map(({ at: ms, words }) => [
      `${dayText(ms + offsetMs)}, ${clockText(ms + offsetMs)}`,
      words,
    ]),
  )
  sheet.paragraph(advancedRules(made), FAINT)
  return sheet.blob()
}

function argalas(sheet: PdfSheet, made: Advanced): void {
  sheet.heading(advancedTexts[currentLanguage()].argala)
  sheet.table(
    tables.argalaColumns(),
    made.argalas.map(({ house, sign, argalas: each }) => [
      `${house} · ${kundliTexts[currentLanguage()].sign(sign)}`,
      ...each.map(tables.argalaWords),
    ]),
  )
}
