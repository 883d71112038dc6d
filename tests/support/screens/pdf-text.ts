// The text of our PDFs, read back the way a reader's "copy" does: each font's table from glyphs to letters.
import { inflateSync } from 'node:zlib'

export type ReadPdf = { text: string; pictures: number; pages: number }

export function readPdf(bytes: Buffer): ReadPdf {
  const file = bytes.toString('latin1')
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(id, body)
  const fonts = new Map<string, Map<string, string>>()
  for (const [, name = '', id = ''] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
    if (table) fonts.set(name, glyphs(streamOf(objects.get(table) ?? '')))
  }
  const bodies = [...objects.values()]
  return {
    text: bodies.map((body) => written(streamOf(body), fonts)).join('\n'),
    pictures: bodies.filter((body) => body.includes('/Subtype /Image') && body.includes('/SMask')).length,
    pages: bodies.filter((body) => /\/Type \/Page\b/.test(body)).length,
  }
}

function streamOf(body: string): string {
  const data = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1]
  if (data === undefined || body.includes('/Subtype /Image')) return ''
  return body.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data
}

function glyphs(table: string): Map<string, string> {
  const pairs = [...table.matchAll(/<([0-9a-f]{4})>\s*<([0-9a-f]{4})>/gi)]
  return new Map(pairs.map(([, glyph = '', code = '']) => [glyph, String.fromCharCode(Number.parseInt(code, 16))]))
}

function written(content: string, fonts: Map<string, Map<string, string>>): string {
  let table = new Map<string, string>()
  const lines: string[] = []
  for (const [, font, hex] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-fA-F]+)> Tj/g)) {
    if (font) table = fonts.get(font) ?? new Map()
    else lines.push((hex ?? '').replace(/.{4}/g, (glyph) => table.get(glyph) ?? '\ufffd'))
  }
  return lines.join('\n')
}
