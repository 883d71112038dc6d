// The library of PDFs shapes every Hindi text of the product, and each letter has its part of the fonts.
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { FONT_PARTS } from '#app/charts/pdf/pdf-fonts.ts'
import { rowsOfTexts } from '../../../scripts/texts/dictionaries.ts'

const modules = import.meta.glob<Record<string, unknown>>([
  '/app/**/*.ts',
  '/workers/{api,contract,domain,http}/**/*.ts',
  '/packages/jyotish/**/*.ts',
])
const fonts = createRequire(import.meta.url)
const FILES = {
  regular: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff',
  bold: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff',
}
const DEVANAGARI = /[\p{Script=Devanagari}\u200c\u200d]+/gu

test('every Hindi word is shaped, at both weights', async () => {
  const rows = await rowsOfTexts((file) => modules[`/${file}`]?.() ?? Promise.resolve({}))
  const words = new Set(rows.flatMap(({ texts }) => [...(texts.hi ?? '').matchAll(DEVANAGARI)].map(([word]) => word)))
  expect(words.size).toBeGreaterThan(3_000)
  for (const file of Object.values(FILES)) {
    const pdf = new PDFDocument({ font: fonts.resolve(file) })
    expect([...words].filter((word) => !(pdf.widthOfString(word) > 0))).toEqual([])
  }
})

test('a letter belongs to the first part that has it', () => {
  const partOf = (letter: string) => FONT_PARTS.find(({ has }) => has(letter))?.name ?? null
  expect(['K', '°', 'Ł', '₹', 'क', '।', 'ạ', 'Ж', 'Ω'].map(partOf)).toEqual([
    'latin',
    'latin',
    'latin-ext',
    'latin-ext',
    'devanagari',
    'devanagari',
    'vietnamese',
    'cyrillic',
    'greek',
  ])
  expect(['ਗ', 'ব', '木', 'م'].map(partOf)).toEqual([null, null, null, null])
})

test('a conjunct and the repha are narrower than their letters', () => {
  const pdf = new PDFDocument({ font: fonts.resolve(FILES.regular) })
  const width = (words: string) => pdf.widthOfString(words)
  for (const [joined, parts] of [
    ['क्ष', 'कष'],
    ['त्र', 'तर'],
    ['ज्ञ', 'जञ'],
    ['श्र', 'शर'],
    ['र्क', 'रक'],
  ] as const)
    expect(width(joined), joined).toBeLessThan(width(parts))
})
