// Web addresses in what people write.
import { readUrl } from '#workers/contract/text/read-url.ts'

const ADDRESS = /https?:\/\/[^\s<>"“”«»।॥]+/giu
/** The punctuation of the sentence around an address. */
const AROUND = /[.,;:!?'’*`|…)\]}۔،؛؟。，、！？．・）］｝」』】〉》]+$/u
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
] as const

export type TextPart = { text: string; href?: string }

/** The text in parts: those with `href` are links. Other schemes than http and https are never links. */
export function withLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: written, index } of text.matchAll(ADDRESS)) {
    const address = withoutPunctuation(written)
    if (!readUrl(address)) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: address, href: address })
    from = index + address.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** A bracket that closes one of the address belongs to it: https://en.wikipedia.org/wiki/Rahu_(graha). */
function withoutPunctuation(written: string): string {
  const bare = written.replace(AROUND, '')
  const next = written.slice(bare.length, bare.length + 1)
  const closes = BRACKETS.some(([open, close]) => next === close && bare.split(open).length > bare.split(close).length)
  return closes ? bare + next : bare
}

export function hasLink(text: string): boolean {
  return withLinks(text).some(({ href }) => href !== undefined)
}
