// The rectification desk as a PDF. Loaded with its library on the first click.

import type { LifeEvent, Rectification } from 'drishti-jyotish/rectification/rectification.ts'
import type { Cast } from '#app/charts/cast-kundli.ts'
import { FAINT } from '#app/charts/pdf/pdf-sheet.client.ts'
import { clockBeside, dayText } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { openChartPdf } from '#app/screens/kundli/chart-pages/open-chart-pdf.ts'
import { rectificationTexts } from './rectification-text.ts'
import { rectificationRules } from './rectification-words.ts'
import { awayWords, cellsOf, givenTime, timeColumns } from './time-cells.ts'

type Desk = { made: Rectification; minutes: number; step: number; events: readonly LifeEvent[] }

export async function rectificationPdf(cast: Cast, { made, minutes, step, events }: Desk): Promise<Blob> {
  const text = rectificationTexts[currentLanguage()]
  const offsetMs = (cast.kundli.birth.offsetSeconds ?? 0) * 1000
  const sheet = await openChartPdf(
    cast,
    text.kind,
    events.map(({ label }) => label),
  )
  sheet.heading(text.doubt)
  sheet.table(
    [],
    [
      [text.minutes, text.minutesOption(minutes)],
      [text.step, text.stepOption(step)],
    ],
  )
  sheet.heading(text.events)
  if (events.length === 0) sheet.paragraph(text.noEvents)
  else
    sheet.table(
      [],
      events.map(({ label, ms }, i) => [`${i + 1}. ${label}`, dayText(ms + offsetMs)]),
    )
  sheet.heading(text.times)
  const columns = timeColumns(made)
  const given = givenTime(made)
  const rows = made.times.map((time) => [
    `${clockBeside(time.ms + offsetMs, given + offsetMs, true)} ${awayWords(time.away)}`,
    ...cellsOf(time).map(({ shown, note }) => (note ? `${shown} ${note}` : shown)),
  ])
  const first = columns.length - events.length
  for (const shown of columnsOfTables(columns.length, first)) {
    sheet.table(
      shown.map((column) => columns[column] ?? ''),
      rows.map((row) => shown.map((column) => row[column] ?? '')),
    )
  }
  sheet.paragraph(text.note, FAINT)
  sheet.paragraph(rectificationRules(cast, made), FAINT)
  return sheet.blob()
}

/** More columns of events would be too narrow. */
const EVENTS_A_TABLE = 4

/** The columns of each table: those of the chart, then the time with a few events. Column `first` is the first event's. */
function columnsOfTables(count: number, first: number): number[][] {
  const events = Array.from({ length: count - first }, (_, i) => first + i)
  const tables = [Array.from({ length: first }, (_, i) => i)]
  for (let i = 0; i < events.length; i += EVENTS_A_TABLE) tables.push([0, ...events.slice(i, i + EVENTS_A_TABLE)])
  return tables
}
