// The kundli as a PDF, made in the browser. Loaded with its library on the click that asks for it.
import { jsPDF } from 'jspdf'
import { placeLabel } from '#workers/contract/places/place.ts'
import { type ChartLayout, chartLayout, occupancyOf, vargaOccupancy } from '#workers/jyotish/chart/layout.ts'
import { dashaChain } from '#workers/jyotish/kundli/life.ts'
import { readingOf } from '#workers/jyotish/kundli/reading.ts'
import { ENGLISH_KUNDLI } from '#workers/jyotish/words/en/index.ts'
import { render } from '#workers/jyotish/words/render.ts'
import { dayText, dms, GRAHA_NAMES, longDayText, offsetText, sentence, weekdayText } from '../shared/format.ts'
import type { Cast } from './cast.ts'
import { kundliText as text } from './kundli-text.ts'

const [LEFT, RIGHT, TOP, BOTTOM] = [18, 192, 20, 280]
const INK = '#20223a'
const FAINT = '#6b6b7b'

/** A page that breaks by itself. Millimetres, A4. */
class Sheet {
  readonly pdf = new jsPDF({ unit: 'mm', format: 'a4' })
  y = TOP

  room(height: number): void {
    if (this.y + height <= BOTTOM) return
    this.pdf.addPage()
    this.y = TOP
  }

  heading(words: string): void {
    this.room(16)
    this.y += 6
    this.pdf.setFont('times', 'bold').setFontSize(14).setTextColor(INK).text(words, LEFT, this.y)
    this.y += 6
  }

  paragraph(words: string, colour = INK): void {
    this.pdf.setFont('helvetica', 'normal').setFontSize(9.5).setTextColor(colour)
    for (const line of this.pdf.splitTextToSize(plain(words), RIGHT - LEFT) as string[]) {
      this.room(5)
      this.pdf.text(line, LEFT, this.y)
      this.y += 4.6
    }
    this.y += 1.2
  }

  row(cells: readonly string[], at: readonly number[], bold = false): void {
    this.room(6)
    this.pdf
      .setFont('helvetica', bold ? 'bold' : 'normal')
      .setFontSize(9)
      .setTextColor(INK)
    cells.forEach((cell, i) => {
      this.pdf.text(plain(cell), LEFT + (at[i] ?? 0), this.y)
    })
    this.y += 5.2
  }
}

/** The letters of the built-in fonts: signs that they lack are written in ones they have. */
function plain(words: string): string {
  return words
    .replaceAll('′', "'")
    .replaceAll('″', '"')
    .replaceAll('−', '-')
    .replaceAll('–', '-')
    .replaceAll('’', "'")
    .replace(/[“”]/g, '"')
}

export function kundliPdf({ input, made }: Cast, at: number): Blob {
  const sheet = new Sheet()
  const { pdf } = sheet
  const offsetMs = (made.birth.offsetSeconds ?? 0) * 1000
  const local = made.birth.ms + offsetMs
  heading(sheet, input.name || text.unnamed)
  const time = input.time ?? text.timeUnknown
  sheet.paragraph(
    `${weekdayText(local)} ${longDayText(local)}, ${time}, ${placeLabel(input.place)}, ${offsetText(made.birth.offsetSeconds ?? 0)}`,
    FAINT,
  )
  const navamsha = made.vargas.find(({ varga }) => varga === 9)
  drawChart(pdf, chartLayout('north', occupancyOf(made.chart)), LEFT, sheet.y + 4, 'D1')
  if (navamsha) drawChart(pdf, chartLayout('north', vargaOccupancy(navamsha)), LEFT + 90, sheet.y + 4, 'D9')
  sheet.y += 96
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
  return pdf.output('blob')
}

// A name in any script: what the built-in fonts cannot write is drawn by the browser.
function heading(sheet: Sheet, name: string): void {
  if (/^[\u0020-\u00ff]*$/.test(name)) {
    sheet.pdf.setFont('times', 'bold').setFontSize(22).setTextColor(INK).text(name, LEFT, sheet.y)
    sheet.y += 8
    return
  }
  const canvas = document.createElement('canvas')
  canvas.width = 1600
  canvas.height = 120
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.font = '600 80px serif'
    pen.fillStyle = INK
    pen.fillText(name, 0, 90)
    sheet.pdf.addImage(canvas.toDataURL('image/png'), 'PNG', LEFT, sheet.y - 8, 160, 12)
  }
  sheet.y += 8
}

const SIZE = 84

function drawChart(pdf: jsPDF, { cells }: ChartLayout, x: number, y: number, title: string): void {
  const px = (n: number) => x + (n * SIZE) / 100
  const py = (n: number) => y + (n * SIZE) / 100
  for (const { outline, label, sign, grahas, size } of cells) {
    pdf.setDrawColor(INK).setLineWidth(0.2)
    outline.forEach(([ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay]
      pdf.line(px(ax), py(ay), px(bx), py(by))
    })
    pdf.setFont('helvetica', 'normal').setFontSize(7).setTextColor(FAINT)
    pdf.text(String(sign + 1), px(label[0]), py(label[1]) + 1, { align: 'center' })
    pdf
      .setFont('helvetica', 'bold')
      .setFontSize(Math.min(9, size * 2.2))
      .setTextColor(INK)
    for (const { graha, at } of grahas) {
      pdf.text(GRAHA_NAMES[graha].slice(0, 2), px(at[0]), py(at[1]) + 1, { align: 'center' })
    }
  }
  pdf
    .setFont('helvetica', 'normal')
    .setFontSize(8)
    .setTextColor(FAINT)
    .text(title, x, y - 1.5)
}

const PLANET_COLUMNS = [0, 26, 52, 80, 124, 140]

function planets(sheet: Sheet, made: Cast['made']): void {
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

function dashas(sheet: Sheet, made: Cast['made'], at: number, offsetMs: number): void {
  sheet.heading('Vimshottari dasha')
  const running = dashaChain(made, at, 3)
    .map(({ lord }) => text.graha(lord as never))
    .join(', ')
  if (running) sheet.paragraph(`${text.running}: ${running}`)
  for (const { lord, start, end } of made.vimshottari.periods) {
    sheet.row([text.graha(lord as never), dayText(start + offsetMs), dayText(end + offsetMs)], [0, 40, 80])
  }
}
