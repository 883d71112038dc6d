// Text in a PDF in any script. Latin, Greek, Cyrillic and Devanagari are text; runs of other scripts are images that the
// browser has shaped, because fontkit shapes them wrongly (Bengali conjuncts) or not at all (Gurmukhi).

import type PDFDocument from 'pdfkit'
import { currentLanguage } from '#app/language/language.ts'
import { FONT_PARTS, type FontPart } from './pdf-fonts.ts'

export type Look = {
  /** In points. */
  size: number
  colour: string
  bold?: boolean
}

/** Text of one font; `part` is null for a run that is drawn as an image. */
type Run = { words: string; part: FontPart | null }

type Pdf = InstanceType<typeof PDFDocument>

const DRAWN = '"Inter Variable", system-ui, sans-serif'
/** At 300 dpi: an image's pixels per point and per millimetre. */
const [PER_POINT, PER_MM] = [300 / 72, 300 / 25.4]
const FONT_TIMEOUT = 30_000
/** Points per millimetre. */
export const MM = 72 / 25.4

/** The files of the parts that the language and these words need, by the names of `fontName`. */
export async function loadFonts(foreign: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const letters = [...new Set(foreign.join('').normalize('NFC'))]
  const language = currentLanguage()
  const needed = FONT_PARTS.filter(
    ({ always, has }, i) =>
      always === 'any' ||
      always === language ||
      letters.some((letter) => has(letter) && !FONT_PARTS.slice(0, i).some((part) => part.has(letter))),
  )
  const files = needed.flatMap((part) => [false, true].map((bold) => [part, bold] as const))
  return new Map(
    await Promise.all(
      files.map(
        async ([part, bold]) => [fontName(part, bold), await bytesOf(bold ? part.bold : part.regular)] as const,
      ),
    ),
  )
}

function fontName({ name }: FontPart, bold = false): string {
  return bold ? `${name}-bold` : name
}

export class PdfLetters {
  private readonly pen = document.createElement('canvas').getContext('2d')
  private readonly pdf: Pdf
  private readonly parts: readonly FontPart[]
  constructor(pdf: Pdf, fonts: ReadonlyMap<string, Uint8Array>) {
    this.pdf = pdf
    this.parts = FONT_PARTS.filter((part) => fonts.has(fontName(part)))
    for (const [name, bytes] of fonts) pdf.registerFont(name, bytes)
  }

  /** Lines no wider than `room` (mm). */
  wrap(words: string, look: Look, room: number): string[] {
    const lines: string[] = []
    let [line, used] = ['', 0]
    const space = this.width(' ', look)
    for (const word of words
      .normalize('NFC')
      .split(' ')
      .flatMap((each) => this.pieces(each, look, room))) {
      const width = this.width(word, look)
      const wider = used + (line ? space : 0) + width
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
    const runs = this.runs(words.normalize('NFC'), look)
    const widths = runs.map((run) => this.widthOf(run, look))
    const scale = Math.min(1, room / widths.reduce((sum, width) => sum + width, 0))
    const fitting = { ...look, size: look.size * scale }
    let left = x
    runs.forEach((run, i) => {
      if (run.part) this.text(run.words, run.part, left, y, fitting)
      else this.picture(run.words, left, y, fitting)
      left += (widths[i] ?? 0) * scale
    })
  }

  /** One line with its middle at `x`. */
  writeCentred(words: string, x: number, y: number, look: Look): void {
    this.write(words, x - this.width(words, look) / 2, y, look)
  }

  /** In millimetres. */
  width(words: string, look: Look): number {
    return this.runs(words, look).reduce((sum, run) => sum + this.widthOf(run, look), 0)
  }

  private text(words: string, part: FontPart, x: number, y: number, look: Look): void {
    const pdf = this.use(part, look).fillColor(look.colour)
    // The glyphs of Devanagari are in visual order, so the text to copy and to read aloud is added.
    const isReordered = part.name === 'devanagari'
    if (isReordered) pdf.markContent('Span', { actual: words })
    pdf.text(words, x * MM, y * MM, { lineBreak: false, baseline: 'alphabetic' })
    if (isReordered) pdf.endMarkedContent()
  }

  private use(part: FontPart, { size, bold }: Look): Pdf {
    return this.pdf.font(fontName(part, bold)).fontSize(size)
  }

  /** Runs of one font each. Spaces belong to the run before them, so that the browser orders a right-to-left run as a whole. */
  private runs(line: string, look: Look): Run[] {
    const runs: Run[] = []
    for (const { segment } of new Intl.Segmenter().segment(line)) {
      const part = this.parts.find(({ has }) => has(segment)) ?? null
      const last = runs.at(-1)
      if (last && (last.part === part || segment === ' ')) last.words += segment
      else runs.push({ words: segment, part })
    }
    return runs.map((run) => (this.isShaped(run, look) ? run : { ...run, part: null }))
  }

  /** False if fontkit throws on the text of a run, such as unusual sequences of combining marks. */
  private isShaped({ words, part }: Run, look: Look): boolean {
    if (!part) return true
    try {
      return this.use(part, look).widthOfString(words) >= 0
    } catch {
      return false
    }
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

  private widthOf({ words, part }: Run, look: Look): number {
    if (part) return this.use(part, look).widthOfString(words) / MM
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
    this.pen.fillStyle = '#ffffff'
    this.pen.fillRect(0, 0, canvas.width, canvas.height)
    // Resizing a canvas resets its font.
    this.drawing(look)?.fillText(words, side, up)
    // JPEG, because pdfkit unpacks a PNG with transparency in a web worker of a blob, which the CSP refuses.
    const [left, top] = [x - side / PER_MM, y - up / PER_MM]
    this.pdf
      .markContent('Span', { actual: words })
      .image(canvas.toDataURL('image/jpeg', 0.95), left * MM, top * MM, {
        width: canvas.width / PER_POINT,
        height: canvas.height / PER_POINT,
      })
      .endMarkedContent()
  }
}

async function bytesOf(file: string): Promise<Uint8Array> {
  const answer = await fetch(file, { signal: AbortSignal.timeout(FONT_TIMEOUT) })
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
