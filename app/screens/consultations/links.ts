// Web addresses in what people write.
import { readUrl } from '#workers/contract/read-url.ts'

/** Ends before the punctuation of the sentence around it. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}’”]/giu

export type TextPart = { text: string; href?: string }

/** The text in parts: those with `href` are links. Other schemes than http and https are never links. */
export function withLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (!readUrl(address)) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: address, href: address })
    from = index + address.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

export function hasLink(text: string): boolean {
  return withLinks(text).some(({ href }) => href !== undefined)
}
