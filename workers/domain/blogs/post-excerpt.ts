// The excerpt and reading time of a post, and the readable part of its URL.
import { shortenText } from '#workers/contract/text/shorten-text.ts'

/** Four lines of a card on a phone, and the length of a description in search results. */
const EXCERPT_MAX = 160
const WORDS_A_MINUTE = 200
const SLUG_MAX = 80
/** The end of a text without a final punctuation mark: a letter or number, or a bracket or symbol after one. */
const OPEN_END = /[\p{L}\p{M}\p{N}%°][\s)\]%°'"”’]*$/u
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The text of sanitised HTML, without its tags. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:strong|em|u|s|a|code)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The excerpt and the word count, stored with a text. */
export function summaryOf(html: string): { excerpt: string; words: number } {
  const text = plainText(html)
  const excerpt = shortenText(sentencesOf(html) || text, EXCERPT_MAX)
  return { excerpt, words: text === '' ? 0 : text.split(' ').length }
}

/** Without headings, which would merge with the next sentence. Items, cells and paragraphs get a full stop. */
function sentencesOf(html: string): string {
  return html
    .replace(/<(h[1-6])\b[^>]*>.*?<\/\1>/gs, ' ')
    .split(/<\/(?:p|li|td|th|blockquote)>/)
    .map(plainText)
    .filter(Boolean)
    .map((part, n, { length }) => (n < length - 1 && OPEN_END.test(part) ? `${part}${stopOf(part)}` : part))
    .join(' ')
}

const stopOf = (part: string) => (/\p{Script=Devanagari}[^\p{L}]*$/u.test(part) ? '।' : '.')

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

/** "Venus dasha, year by year" → "venus-dasha-year-by-year"; letters of every script remain. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return [...words]
    .slice(0, SLUG_MAX)
    .join('')
    .replace(/^-+|-+$/g, '')
}

/** "  kundli,, Ayanamsa ,kundli" → "kundli, Ayanamsa" */
export function tidyTags(tags: string): string {
  const seen = new Map<string, string>()
  for (const tag of tags.split(',').map((each) => each.trim().replace(/\s+/g, ' '))) {
    if (tag && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag)
  }
  return [...seen.values()].join(', ')
}
