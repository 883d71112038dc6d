// URLs in messages.
import { readUrl } from '#workers/contract/text/read-url.ts'

const ADDRESS = /https?:\/\/[^\s<>"“”«»।॥]+/giu
/** Punctuation of the sentence around a URL. */
const AROUND = /[.,;:!?'’*`|…)\]}۔،؛؟。，、！？．・）］｝」』】〉》]+$/u
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
] as const

export type TextPart = { text: string; href?: string }

/** The text in parts; those with `href` are links. Only http and https become links. */
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

/** A closing bracket with its opening one in the URL is part of it: https://en.wikipedia.org/wiki/Rahu_(graha). */
function withoutPunctuation(written: string): string {
  const bare = written.replace(AROUND, '')
  const next = written.slice(bare.length, bare.length + 1)
  const closes = BRACKETS.some(([open, close]) => next === close && bare.split(open).length > bare.split(close).length)
  return closes ? bare + next : bare
}

export function hasLink(text: string): boolean {
  return withLinks(text).some(({ href }) => href !== undefined)
}
