// Fonts of PDFs, in parts by script. A PDF loads the parts of the letters that it needs and embeds the glyphs that it uses.
// The files are WOFF, because fontkit embeds empty glyphs from WOFF2.

import cyrillic400 from '@fontsource/inter/files/inter-cyrillic-400-normal.woff?url'
import cyrillic600 from '@fontsource/inter/files/inter-cyrillic-600-normal.woff?url'
import greek400 from '@fontsource/inter/files/inter-greek-400-normal.woff?url'
import greek600 from '@fontsource/inter/files/inter-greek-600-normal.woff?url'
import latin400 from '@fontsource/inter/files/inter-latin-400-normal.woff?url'
import latin600 from '@fontsource/inter/files/inter-latin-600-normal.woff?url'
import latinExt400 from '@fontsource/inter/files/inter-latin-ext-400-normal.woff?url'
import latinExt600 from '@fontsource/inter/files/inter-latin-ext-600-normal.woff?url'
import vietnamese400 from '@fontsource/inter/files/inter-vietnamese-400-normal.woff?url'
import vietnamese600 from '@fontsource/inter/files/inter-vietnamese-600-normal.woff?url'
import inter from '@fontsource/inter/unicode.json'
import devanagari400 from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff?url'
import devanagari600 from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff?url'
import noto from '@fontsource/noto-sans-devanagari/unicode.json'
import type { Language } from '#workers/contract/text/language.ts'

export type FontPart = {
  name: string
  has: (letter: string) => boolean
  /** The language whose PDFs always load the part, or any; the others load for the letters of names and places. */
  always?: 'any' | Language
  regular: string
  bold: string
}

/** In the order of their preference. */
export const FONT_PARTS: readonly FontPart[] = [
  { name: 'latin', has: inRanges(inter.latin), always: 'any', regular: latin400, bold: latin600 },
  { name: 'latin-ext', has: inRanges(inter['latin-ext']), always: 'any', regular: latinExt400, bold: latinExt600 },
  { name: 'devanagari', has: inRanges(noto.devanagari), always: 'hi', regular: devanagari400, bold: devanagari600 },
  { name: 'vietnamese', has: inRanges(inter.vietnamese), regular: vietnamese400, bold: vietnamese600 },
  { name: 'cyrillic', has: inRanges(inter.cyrillic), regular: cyrillic400, bold: cyrillic600 },
  { name: 'greek', has: inRanges(inter.greek), regular: greek400, bold: greek600 },
]

/** `ranges`: as in the CSS property `unicode-range`. */
function inRanges(ranges: string): (letter: string) => boolean {
  const pairs = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return pairs.some(([from, to]) => from <= code && code <= to)
  }
}
