// The kundli as a PDF, made in the browser. Loaded with its library on the click that asks for it.
import { placeLabel } from '#workers/contract/places/place.ts'
import { chartLayout, occupancyOf, vargaOccupancy } from '#workers/jyotish/chart/layout.ts'
import { dashaChain } from '#workers/jyotish/kundli/life.ts'
import { readingOf } from '#workers/jyotish/kundli/reading.ts'
import { ENGLISH_KUNDLI } from '#workers/jyotish/words/en/index.ts'
import { render } from '#workers/jyotish/words/render.ts'
import { dayText, dms, longDayText, offsetText, sentence, weekdayText } from '../shared/format.ts'
import { FAINT, PdfSheet } from '../shared/pdf-sheet.ts'
import type { Cast } from './cast.ts'
import { kundliText as text } from './kundli-text.ts'

export function kundliPdf({ input, made }: Cast, at: number): Blob {
  const sheet = new PdfSheet()
  const offsetMs = (made.birth.offsetSeconds ?? 0) * 1000
  const local = made.birth.ms + offsetMs
  sheet.title(input.name || text.unnamed)
  const time = input.time ?? text.timeUnknown
  sheet.paragraph(
    `${weekdayText(local)} ${longDayText(local)}, ${time}, ${placeLabel(input.place)}, ${offsetText(made.birth.offsetSeconds ?? 0)}`,
    FAINT,
  )
  const navamsha = made.vargas.find(({ varga }) => varga === 9)
  sheet.charts([
    ['D1', chartLayout('north', occupancyOf(made.chart))],
    ...(navamsha ? [['D9', chartLayout('north', vargaOccupancy(navamsha))] as const] : []),
  ])
  planets(sheet, made)
  dashas(sheet, made, at, offsetMs)
  sheet.heading(text.sections.reading)
  for (const { message } of readingOf(made, at)) {
    sheet.paragraph(render(message, ENGLISH_KUNDLI, { offsetAt: () => offsetMs }))
  }
  sheet.heading('Rules')
  sheet.paragraph(
    text.rules(
      sentence(made.rules.ayanamsa),
      made.rules.node,
      sentence(made.rules.housesUsed),
      made.rules.positions,
      made.engine.version,
    ),
    FAINT,
  )
  return sheet.blob()
}

const PLANET_COLUMNS = [0, 26, 52, 80, 124, 140]

function planets(sheet: PdfSheet, made: Cast['made']): void {
  sheet.heading(text.planets)
  const { graha, sign, degree, star, house, state } = text.columns
  sheet.row([graha, sign, degree, star, house, state], PLANET_COLUMNS, true)
  const { lagna } = made
  sheet.row(
    [text.lagna, text.sign(lagna.sign), dms(lagna.degree), `${text.star(lagna.nakshatra)} ${lagna.pada}`, '1', ''],
    PLANET_COLUMNS,
  )
  for (const row of made.grahas) {
    const node = row.graha === 'rahu' || row.graha === 'ketu'
    const states = [
      node ? '' : (text.dignities[row.dignity] ?? ''),
      row.retrograde && !node ? text.retrograde : '',
      row.combustion?.combust ? 'combust' : '',
    ]
    sheet.row(
      [
        text.graha(row.graha),
        text.sign(row.sign),
        dms(row.degree),
        `${text.star(row.nakshatra)} ${row.pada}`,
        String(row.house),
        states.filter(Boolean).join(', '),
      ],
      PLANET_COLUMNS,
    )
  }
}

function dashas(sheet: PdfSheet, made: Cast['made'], at: number, offsetMs: number): void {
  sheet.heading('Vimshottari dasha')
  const running = dashaChain(made, at, 3)
    .map(({ lord }) => text.graha(lord as never))
    .join(', ')
  if (running) sheet.paragraph(`${text.running}: ${running}`)
  for (const { lord, start, end } of made.vimshottari.periods) {
    sheet.row([text.graha(lord as never), dayText(start + offsetMs), dayText(end + offsetMs)], [0, 40, 80])
  }
}
