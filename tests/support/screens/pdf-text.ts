// The text of a PDF as a reader's "copy" gives it: the replacement text of marked content, else each font's table from
// glyphs to letters. One line of text a line of the page.
import { inflateSync } from 'node:zlib'

export type ReadPdf = { text: string; pictures: number; pages: number }

type Letters = Map<string, string>

export function readPdf(bytes: Buffer): ReadPdf {
  const file = bytes.toString('latin1')
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(id, body)
  const fonts = new Map<string, Letters>()
  for (const [, name = '', id = ''] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
    if (table) fonts.set(name, lettersOf(streamOf(objects.get(table) ?? '')))
  }
  const bodies = [...objects.values()]
  return {
    text: bodies.map((body) => linesOf(streamOf(body), fonts)).join('\n'),
    pictures: bodies.filter((body) => body.includes('/Subtype /Image')).length,
    pages: bodies.filter((body) => /\/Type \/Page\b/.test(body)).length,
  }
}

function streamOf(body: string): string {
  const data = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1]
  if (data === undefined || body.includes('/Subtype /Image') || body.includes('/FontFile')) return ''
  return body.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data
}

/** The table of one font: `<0000> <0002> [<0020> <0041> <0042>]`. */
function lettersOf(table: string): Letters {
  const letters: Letters = new Map()
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]{4})>\s*<[0-9a-f]{4}>\s*\[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, code = ''], i) => {
      const glyph = (Number.parseInt(first, 16) + i).toString(16).padStart(4, '0')
      letters.set(glyph, utf16(code.replaceAll(' ', '')))
    })
  return letters
}

const TOKENS =
  /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)[\s\S]*?BDC|(EMC)|\/(F\d+) [\d.]+ Tf|1 0 0 1 [\d.-]+ ([\d.-]+) Tm|\[([^\]]*)\] TJ/g

function linesOf(content: string, fonts: Map<string, Letters>): string {
  let letters: Letters = new Map()
  let [text, line] = ['', '']
  let replacement: string | null = null
  for (const [, actual, end, font, y, glyphs] of content.matchAll(TOKENS)) {
    if (actual !== undefined) replacement = unescaped(actual)
    else if (end) {
      // At the end, because the position of the text follows the beginning of the marked content.
      text += replacement ?? ''
      replacement = null
    } else if (font) letters = fonts.get(font) ?? new Map()
    else if (y) {
      if (y !== line && text) text += '\n'
      line = y
    } else if (glyphs !== undefined && replacement === null)
      for (const [, hex = ''] of glyphs.matchAll(/<([0-9a-f]*)>/gi))
        text += hex.replace(/.{4}/g, (glyph) => letters.get(glyph) ?? '\ufffd')
  }
  return text
}

/** A PDF string: UTF-16 with a byte order mark, or Latin-1. */
function unescaped(raw: string): string {
  const named: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const bytes = raw.replace(/\\([\s\S])/g, (_, letter: string) => named[letter] ?? letter)
  if (!bytes.startsWith('\u00fe\u00ff')) return bytes
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le')
}

function utf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le')
}
