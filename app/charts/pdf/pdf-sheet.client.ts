// A PDF with automatic page breaks, created in the browser. Loaded with its library on the first click.

import type { ChartLayout } from 'drishti-jyotish/chart/layout.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import PDFDocument from 'pdfkit'
import { toBlob } from 'pdfkit/output'
import { currentLanguage, localeOfPage } from '#app/language/language.ts'
import { type Look, loadFonts, MM, PdfLetters } from './pdf-letters.ts'
import { COLUMN_GAP, columnWidths } from './pdf-table.ts'

const [LEFT, RIGHT, TOP, BOTTOM] = [18, 192, 20, 280]
export const [INK, FAINT] = ['#20223a', '#6b6b7b'] as const

const BODY: Look = { size: 9, colour: INK }
/** Between two lines of a cell. */
const LINE = 4.2

/** A document with automatic page breaks. Millimetres, A4. */
export class PdfSheet {
  private y = TOP
  private readonly pdf: PDFKit.PDFDocument
  private readonly letters: PdfLetters
  private constructor(pdf: PDFKit.PDFDocument, letters: PdfLetters) {
    this.pdf = pdf
    this.letters = letters
  }

  /** In the page's language. `foreign`: names and places in the document, which may be in any script. */
  static async open(foreign: readonly string[]): Promise<PdfSheet> {
    const fonts = await loadFonts(foreign)
    // Without a default font, because pdfkit's own are not in its browser build.
    const pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      lang: localeOfPage(),
      displayTitle: true,
      font: '',
    })
    return new PdfSheet(pdf, new PdfLetters(pdf, fonts))
  }

  /** The title of the document. */
  title(name: string): void {
    this.pdf.info.Title = name
    const look = { size: 20, colour: INK, bold: true }
    for (const line of this.letters.wrap(name, look, RIGHT - LEFT)) {
      this.letters.write(line, LEFT, this.y, look)
      this.y += 8
    }
  }

  /** Starts a new page if less than `height` is left, so that a block is not split. */
  room(height: number): void {
    if (this.y + height <= BOTTOM) return
    this.pdf.addPage()
    this.y = TOP
  }

  heading(words: string): void {
    // Room for the head and the first row of a table as well.
    this.room(30)
    this.y += 6
    this.letters.write(words, LEFT, this.y, { size: 13, colour: INK, bold: true })
    this.y += 6
  }

  paragraph(words: string, colour: string = INK): void {
    const look = { ...BODY, colour }
    for (const line of this.letters.wrap(words, look, RIGHT - LEFT)) {
      this.room(5)
      this.letters.write(line, LEFT, this.y, look)
      this.y += 4.6
    }
    this.y += 1.2
  }

  row(cells: readonly string[], at: readonly number[], bold = false): void {
    this.room(6)
    cells.forEach((cell, i) => {
      const from = LEFT + (at[i] ?? 0)
      const next = at[i + 1] === undefined ? RIGHT : LEFT + (at[i + 1] ?? 0) - 1.5
      this.letters.write(cell, from, this.y, { ...BODY, bold }, next - from)
    })
    this.y += 5.2
  }

  /** A table that fits its content and repeats its head on each page; long cells wrap. `columns` may be empty. */
  table(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
    const cells = rows.map((row) => row.map(String))
    const all = columns.length > 0 ? [columns, ...cells] : cells
    const head = { ...BODY, bold: true }
    const widest = (column: number) => Math.max(...all.map((row) => this.letters.width(row[column] ?? '', head)))
    const widths = columnWidths(
      (all[0] ?? []).map((_, column) => widest(column)),
      RIGHT - LEFT,
    )
    const write = (row: readonly string[], look: Look) => {
      const lines = row.map((cell, i) => this.letters.wrap(cell, look, (widths[i] ?? 0) - COLUMN_GAP + 0.1))
      const height = Math.max(...lines.map(({ length }) => length)) * LINE + 1
      if (this.y + height > BOTTOM) {
        this.room(BOTTOM)
        if (row !== columns && columns.length > 0) write(columns, head)
      }
      let left = LEFT
      lines.forEach((each, i) => {
        each.forEach((line, n) => {
          this.letters.write(line, left, this.y + n * LINE, look)
        })
        left += widths[i] ?? 0
      })
      this.y += height
    }
    if (columns.length > 0) write(columns, head)
    for (const row of cells) write(row, BODY)
    this.y += 1.2
  }

  /** One or two charts side by side; some houses may be tinted. */
  charts(each: readonly (readonly [title: string, layout: ChartLayout, tinted?: readonly number[]])[]): void {
    this.room(SIZE + 12)
    each.forEach(([title, layout, tinted], i) => {
      drawChart(this.pdf, this.letters, { layout, title, tinted, x: LEFT + i * (SIZE + 6), y: this.y + 4 })
    })
    this.y += SIZE + 12
  }

  async blob(): Promise<Blob> {
    const file = toBlob(this.pdf)
    this.pdf.end()
    return await file
  }
}

const SIZE = 84
const TINT = '#e4e2f5'

type Drawing = { layout: ChartLayout; title: string; x: number; y: number; tinted?: readonly number[] | undefined }

function drawChart(pdf: PDFKit.PDFDocument, letters: PdfLetters, drawing: Drawing): void {
  const { layout, title, x, y, tinted = [] } = drawing
  const px = (n: number) => x + (n * SIZE) / 100
  const py = (n: number) => y + (n * SIZE) / 100
  const { grahaShort } = WRITING[currentLanguage()]
  for (const { outline, label, sign, marks, size, house } of layout.cells) {
    const corners = outline.map(([left, top]): [number, number] => [px(left) * MM, py(top) * MM])
    if (tinted.includes(house)) pdf.polygon(...corners).fill(TINT)
    pdf
      .polygon(...corners)
      .lineWidth(0.2 * MM)
      .stroke(INK)
    letters.writeCentred(String(sign + 1), px(label[0]), py(label[1]) + 1, { size: 7, colour: FAINT })
    const look = { size: Math.min(9, size * 2.2), colour: INK, bold: true }
    for (const { mark, at } of marks)
      if (mark !== 'lagna') letters.writeCentred(grahaShort[mark], px(at[0]), py(at[1]) + 1, look)
  }
  letters.write(title, x, y - 1.5, { size: 8, colour: FAINT }, SIZE)
}
