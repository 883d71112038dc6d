// Tags in the head for search engines and link previews. The server writes them behind React's own tags, so that no
// page's scripts carry them: React leaves unknown tags at the end of <head> alone when it hydrates.
import { addressOf, isHindi, pathOf } from '#app/language/language.ts'
import { pathIn } from '#workers/contract/language.ts'
import { type LoaderData, structuredData } from './structured-data.ts'

export type SearchPage = { origin: string; pathname: string; platform: string; loaderData: LoaderData }

const END = new TextEncoder().encode('</head>')

/** The page with more tags at the end of its head; `tagsFor` reads the head that React wrote. */
export function withHeadTags(
  body: ReadableStream<Uint8Array>,
  tagsFor: (head: string) => string,
): ReadableStream<Uint8Array> {
  let waiting: Uint8Array | null = new Uint8Array()
  const insert = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      if (!waiting) return controller.enqueue(chunk)
      waiting = joined(waiting, chunk)
      const end = indexOf(waiting, END)
      if (end < 0) return
      const head = waiting.subarray(0, end)
      controller.enqueue(head)
      controller.enqueue(new TextEncoder().encode(tagsFor(new TextDecoder().decode(head))))
      controller.enqueue(waiting.subarray(end))
      waiting = null
    },
    flush(controller) {
      if (waiting) controller.enqueue(waiting)
    },
  })
  return body.pipeThrough(insert)
}

/** Where the bytes of a sign of ASCII first stand; -1 where they do not. */
function indexOf(bytes: Uint8Array, sign: Uint8Array): number {
  const [first = 0] = sign
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (sign.every((byte, i) => bytes[at + i] === byte)) return at
  return -1
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

/** The almanac's HTML has no room (tests/workers/tool-budgets.test.ts): previews take its title and description. */
const LEAN = /^\/panchang(\/|$)/

/** The tags for a head that React wrote. None for pages that are not to be found, and for those without a description. */
export function searchTags(head: string, page: SearchPage): string {
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1]
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1]
  if (!title || !description || /<meta name="robots" content="noindex"/.test(head)) return ''
  const { origin, pathname, platform } = page
  const known = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1]
  const url = known ?? escaped(origin + addressOf(pathname))
  const tags = known ? [] : [`<link rel="canonical" href="${url}"/>`]
  const lean = LEAN.test(pathname)
  if (!lean)
    for (const [name, href] of alternatesOf(unescaped(url)))
      tags.push(`<link rel="alternate" hreflang="${name}" href="${escaped(href)}"/>`)
  if (!lean && !head.includes('property="og:title"'))
    tags.push(
      property('og:type', 'website'),
      property('og:site_name', escaped(platform)),
      property('og:title', title),
      property('og:description', description),
      property('og:url', url),
      ...(isHindi() ? [property('og:locale', 'hi_IN')] : []),
    )
  if (!head.includes('property="og:image"'))
    tags.push(property('og:image', `${escaped(origin)}/og/${imageOf(pathname)}.png`))
  if (!lean && !head.includes('name="twitter:card"'))
    tags.push('<meta name="twitter:card" content="summary_large_image"/>')
  for (const data of lean ? [] : structuredData({ ...page, title: unescaped(title) }))
    tags.push(`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`)
  return tags.join('')
}

/** The addresses of a page in each language: https://developers.google.com/search/docs/specialty/international */
function alternatesOf(url: string): [language: string, address: string][] {
  const { origin, search, pathname } = new URL(url)
  const path = pathOf({ pathname }) + search
  const english = origin + path
  return [
    ['en', english],
    ['hi', origin + pathIn('hi', path)],
    ['x-default', english],
  ]
}

/** They stand in a header where the page has no room for them; null elsewhere. */
export function alternatesHeader({ origin, pathname }: SearchPage): string | null {
  // /panchang itself is the page of some place under another address.
  if (!LEAN.test(pathname) || pathname === '/panchang') return null
  const links = alternatesOf(origin + addressOf(pathname))
  return links.map(([name, href]) => `<${href}>; rel="alternate"; hreflang="${name}"`).join(', ')
}

const property = (name: string, content: string) => `<meta property="${name}" content="${content}"/>`

/** Pictures of 1200 × 630, made by scripts/og/make.ts. */
const IMAGES: readonly (readonly [start: string, image: string])[] = [
  ['/kundli', 'kundli'],
  ['/KundliMatch', 'match'],
  ['/panchang', 'panchang'],
  ['/festivals', 'panchang'],
  ['/horoscope', 'horoscope'],
  ['/blogs', 'blogs'],
  ['/astrologer', 'astrologers'],
  ['/topics', 'astrologers'],
  ['/pricing', 'pricing'],
]

function imageOf(pathname: string): string {
  return IMAGES.find(([start]) => pathname === start || pathname.startsWith(`${start}/`))?.[1] ?? 'site'
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const unescaped = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (found) => ENTITIES[found] ?? found)

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
