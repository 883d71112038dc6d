// Tags in the head for search engines and link previews. The server writes them behind React's own tags, so that no
// page's scripts carry them: React leaves unknown tags at the end of <head> alone when it hydrates.
import { type LoaderData, structuredData } from './structured-data.ts'

export type SearchPage = { origin: string; pathname: string; platform: string; loaderData: LoaderData }

const END = '</head>'

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
      // One byte is one character here, so that the index is that of the bytes.
      const end = new TextDecoder('latin1').decode(waiting).indexOf(END)
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
  const url = known ?? escaped(origin + pathname)
  const tags = known ? [] : [`<link rel="canonical" href="${url}"/>`]
  const lean = LEAN.test(pathname)
  if (!lean && !head.includes('property="og:title"'))
    tags.push(
      property('og:type', 'website'),
      property('og:site_name', escaped(platform)),
      property('og:title', title),
      property('og:description', description),
      property('og:url', url),
    )
  if (!head.includes('property="og:image"'))
    tags.push(property('og:image', `${escaped(origin)}/og/${imageOf(pathname)}.png`))
  if (!lean && !head.includes('name="twitter:card"'))
    tags.push('<meta name="twitter:card" content="summary_large_image"/>')
  for (const data of lean ? [] : structuredData({ ...page, title: unescaped(title) }))
    tags.push(`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`)
  return tags.join('')
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

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
