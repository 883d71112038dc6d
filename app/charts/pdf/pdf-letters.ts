// Text in a PDF in any script. Latin, Greek and Cyrillic are text with a subset of the font; other scripts are images
// of text that the browser has shaped, because the PDF library cannot shape text.
import type { jsPDF } from 'jspdf'

export type Look = {
  /** In points. */
  size: number
  colour: string
  bold?: boolean
}

const FAMILY = 'Inter'
const FILES = { normal: '/fonts/inter-paper-400.ttf', bold: '/fonts/inter-paper-600.ttf' } as const
const DRAWN = '"Own Devanagari", "Noto Sans Devanagari", "Inter Variable", system-ui, sans-serif'
/** At 300 dpi: an image's pixels per point and per millimetre. */
const [PER_POINT, PER_MM] = [300 / 72, 300 / 25.4]

export class PdfLetters {
  private readonly pen = document.createElement('canvas').getContext('2d')
  private readonly pdf: jsPDF
  private constructor(pdf: jsPDF) {
    this.pdf = pdf
  }

  /**
   * `foreign`: the words that may be in any script. Their fonts are loaded first, because a canvas draws with loaded
   * fonts only.
   */
  static async open(pdf: jsPDF, foreign: readonly string[]): Promise<PdfLetters> {
    for (const [style, file] of Object.entries(FILES)) {
      pdf.addFileToVFS(file, await binary(file))
      pdf.addFont(file, FAMILY, style)
    }
    const faces = [400, 600].map((weight) => document.fonts.load(`${weight} 20px ${DRAWN}`, foreign.join(' ')))
    await Promise.allSettled(faces)
    return new PdfLetters(pdf)
  }

  /** Lines no wider than `room` (mm). */
  wrap(words: string, look: Look, room: number): string[] {
    const lines: string[] = []
    let [line, used] = ['', 0]
    for (const word of words
      .normalize('NFC')
      .split(' ')
      .flatMap((each) => this.pieces(each, look, room))) {
      const width = this.width(word, look)
      const wider = used + (line ? this.space(look) : 0) + width
      if (line && wider > room) {
        lines.push(line)
        line = word
        used = width
      } else {
        line = line ? `${line} ${word}` : word
        used = wider
      }
    }
    return [...lines, line]
  }

  /** One line from `x` with its baseline at `y` (mm); scaled down if it is wider than `room`. */
  write(words: string, x: number, y: number, look: Look, room = Number.POSITIVE_INFINITY): void {
    const runs = this.runs(words.normalize('NFC'))
    const widths = runs.map((run) => this.width(run, look))
    const space = this.space(look)
    const whole = widths.reduce((sum, width) => sum + width, 0) + space * (runs.length - 1)
    const scale = Math.min(1, room / whole)
    const fitting = { ...look, size: look.size * scale }
    let left = x
    runs.forEach((run, i) => {
      if (this.known(run)) this.use(fitting).text(run, left, y)
      else this.picture(run, left, y, fitting)
      left += ((widths[i] ?? 0) + space) * scale
    })
  }

  /** Sets the font for text that the library draws itself. */
  use({ size, colour, bold }: Look): jsPDF {
    return this.pdf
      .setFont(FAMILY, bold ? 'bold' : 'normal')
      .setFontSize(size)
      .setTextColor(colour)
  }

  private known(words: string): boolean {
    const { metadata } = this.use({ size: 10, colour: '#000000' }).getFont()
    return [...words].every((letter) => metadata.characterToGlyph(letter.codePointAt(0)) !== 0)
  }

  /** Adjacent words of one kind, joined, because the browser must order words of a right-to-left script together. */
  private runs(line: string): string[] {
    const runs: string[] = []
    let before: boolean | null = null
    for (const word of line.split(' ')) {
      const known = this.known(word)
      if (known === before) runs.push(`${runs.pop()} ${word}`)
      else runs.push(word)
      before = known
    }
    return runs
  }

  private pieces(word: string, look: Look, room: number): string[] {
    if (this.width(word, look) <= room) return [word]
    const pieces = ['']
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      const longer = `${pieces.at(-1)}${segment}`
      if (this.width(longer, look) > room) pieces.push(segment)
      else pieces[pieces.length - 1] = longer
    }
    return pieces
  }

  private space(look: Look): number {
    return this.use(look).getTextWidth(' ')
  }

  /** In millimetres. */
  width(words: string, look: Look): number {
    if (this.known(words)) return this.use(look).getTextWidth(words)
    return (this.drawing(look)?.measureText(words).width ?? 0) / PER_MM
  }

  private drawing({ size, bold, colour }: Look): CanvasRenderingContext2D | null {
    if (!this.pen) return null
    this.pen.font = `${bold ? 600 : 400} ${size * PER_POINT}px ${DRAWN}`
    this.pen.fillStyle = colour
    return this.pen
  }

  private picture(words: string, x: number, y: number, look: Look): void {
    const measured = this.drawing(look)?.measureText(words)
    if (!this.pen || !measured) return
    // Glyphs may extend beyond their advance width.
    const [side, up] = [look.size, Math.ceil(measured.actualBoundingBoxAscent) + 2]
    const { canvas } = this.pen
    canvas.width = Math.ceil(measured.width) + 2 * side
    canvas.height = up + Math.ceil(measured.actualBoundingBoxDescent) + 2
    // Resizing a canvas resets its font.
    this.drawing(look)?.fillText(words, side, up)
    const place = [x - side / PER_MM, y - up / PER_MM, canvas.width / PER_MM, canvas.height / PER_MM] as const
    this.pdf.addImage(canvas.toDataURL('image/png'), 'PNG', ...place, undefined, 'FAST')
  }
}

async function binary(file: string): Promise<string> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}
