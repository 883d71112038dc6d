// A PDF that breaks its pages by itself, made in the browser. Loaded with its library on the click that asks for it.
import { jsPDF } from 'jspdf'
import type { ChartLayout } from '#workers/jyotish/chart/layout.ts'
import { GRAHA_NAMES } from './format.ts'

const [LEFT, RIGHT, TOP, BOTTOM] = [18, 192, 20, 280]
export const [INK, FAINT] = ['#20223a', '#6b6b7b'] as const

const DEVANAGARI = '600 80px "Noto Sans Devanagari", serif'

/** A page that breaks by itself. Millimetres, A4. */
export class PdfSheet {
  private readonly pdf = new jsPDF({ unit: 'mm', format: 'a4' })
  private y = TOP

  /** The name of the whole, in any script: what the built-in fonts cannot write is drawn by the browser. */
  async title(name: string): Promise<void> {
    if (/^[\u0020-\u00ff]*$/.test(name)) {
      this.pdf.setFont('times', 'bold').setFontSize(22).setTextColor(INK)
      for (const line of this.pdf.splitTextToSize(name, RIGHT - LEFT) as string[]) {
        this.pdf.text(line, LEFT, this.y)
        this.y += 8
      }
      return
    }
    const canvas = document.createElement('canvas')
    canvas.width = 1600
    canvas.height = 120
    const pen = canvas.getContext('2d')
    if (pen) {
      // A canvas draws with what is here now: the letters must have come before.
      await document.fonts.load(DEVANAGARI, name).catch(() => undefined)
      pen.font = DEVANAGARI
      pen.fillStyle = INK
      pen.fillText(name, 0, 90)
      this.pdf.addImage(canvas.toDataURL('image/png'), 'PNG', LEFT, this.y - 8, 160, 12)
    }
    this.y += 8
  }

  private room(height: number): void {
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

  paragraph(words: string, colour: string = INK): void {
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

  /** One or two charts beside each other, in the North Indian style. */
  charts(each: readonly (readonly [title: string, layout: ChartLayout])[]): void {
    this.room(SIZE + 12)
    each.forEach(([title, layout], i) => {
      drawChart(this.pdf, layout, LEFT + i * (SIZE + 6), this.y + 4, title)
    })
    this.y += SIZE + 12
  }

  blob(): Blob {
    return this.pdf.output('blob')
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

const SIZE = 84

function drawChart(pdf: jsPDF, { cells }: ChartLayout, x: number, y: number, title: string): void {
  const px = (n: number) => x + (n * SIZE) / 100
  const py = (n: number) => y + (n * SIZE) / 100
  for (const { outline, label, sign, marks, size } of cells) {
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
    for (const { mark, at } of marks) {
      if (mark !== 'lagna') pdf.text(GRAHA_NAMES[mark].slice(0, 2), px(at[0]), py(at[1]) + 1, { align: 'center' })
    }
  }
  pdf
    .setFont('helvetica', 'normal')
    .setFontSize(8)
    .setTextColor(FAINT)
    .text(title, x, y - 1.5)
}
