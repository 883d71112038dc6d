// Every Hindi text has the shape of its English one: keys, lists, arguments and what of them a sentence shows.
import { expect, test } from 'vitest'

const files = import.meta.glob<Record<string, unknown>>('/app/**/*.ts')
const sources = import.meta.glob<string>('/app/**/*.ts', { query: '?raw', import: 'default' })

/** Names of things, units and signs that Hindi writes in Latin letters. */
const LATIN = new Set([
  'Chrome',
  'Edge',
  'Firefox',
  'Safari',
  'Twilio',
  'Stripe',
  'Cloudflare',
  'GeoNames',
  'Tele',
  'MANAS',
  'JPL',
  'DE',
  'JPEG',
  'PNG',
  'WebP',
  'PDF',
  'MB',
  'KB',
  'API',
  'JSON',
  'WebRTC',
  'JavaScript',
  'scrypt',
  'ics',
  'UTC',
  'LMT',
  'GDPR',
  'CC',
  'BY',
  'Asia',
  'Kolkata',
  // Words of the API's description.
  'TypeScript',
  'integer',
  'Error',
  'health',
  // Titles of books.
  'MC',
  'Raman',
  'Muhurtha',
  'or',
  'Electional',
  'Astrology',
  'Varshaphal',
  'Vedic',
  // An argument of another kind than a text or a number.
  'undefined',
  'NaN',
])
/** One of two words, by the argument; or the engine's English words for a rule. */
const CHOOSES = /kundliTexts\.(twice|takeOther)$|buildTexts\.(houses|gochara|score)$/

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const kindOf = (value: unknown) => (Array.isArray(value) ? `list of ${value.length}` : typeof value)

/** Arguments that can be found again in what a text makes of them. */
const MARKS = [
  ['मअ', 'मआ', 'मइ', 'मई', 'मउ'],
  [41, 42, 43, 44, 45],
]

function saidBy(text: (...args: unknown[]) => unknown, marks: readonly unknown[]): string | null {
  try {
    const said = text(...marks)
    return typeof said === 'string' ? said : null
  } catch {
    // Its arguments are of another kind.
    return null
  }
}

type Found = { wrong: string[]; latin: string[] }

function compare(en: unknown, hi: unknown, name: string, found: Found): void {
  if (kindOf(en) !== kindOf(hi)) {
    found.wrong.push(`${name}: ${kindOf(en)}, in Hindi ${kindOf(hi)}`)
  } else if (typeof en === 'function' && typeof hi === 'function') {
    for (const marks of MARKS) compareSaid(en as () => unknown, hi as () => unknown, { name, marks, found })
  } else if (isRecord(en) && isRecord(hi) && !('$$typeof' in en)) {
    const keys = Object.keys(en)
    if (String(keys.toSorted()) !== String(Object.keys(hi).toSorted())) found.wrong.push(`${name}: other keys`)
    for (const key of keys) compare(en[key], hi[key], `${name}.${key}`, found)
  } else if (typeof hi === 'string' && hi !== en) lookForLatin(hi, name, found)
}

type Sayings = { name: string; marks: readonly unknown[]; found: Found }

function compareSaid(en: () => unknown, hi: () => unknown, { name, marks, found }: Sayings): void {
  const [one, other] = [saidBy(en, marks), saidBy(hi, marks)]
  if (one === null) return
  if (other === null) return void found.wrong.push(`${name}: nothing for ${marks[0]}`)
  const lost = marks.filter((mark) => one.includes(String(mark)) && !other.includes(String(mark)))
  if (lost.length > 0 && !CHOOSES.test(name)) found.wrong.push(`${name} loses ${lost}: ${other}`)
  if (other !== one) lookForLatin(other, name, found)
}

function lookForLatin(text: string, name: string, found: Found): void {
  const words = text.match(/[A-Za-z]{2,}/g) ?? []
  for (const word of words) if (!LATIN.has(word)) found.latin.push(`${name}: ${word}`)
}

test('every Hindi text has the shape of its English one, and its letters', async () => {
  const found: Found = { wrong: [], latin: [] }
  let count = 0
  for (const [file, load] of Object.entries(files)) {
    if (!/= texts[<(]/.test((await sources[file]?.()) ?? '')) continue
    for (const [name, each] of Object.entries(await load())) {
      if (!name.endsWith('Texts') || !isRecord(each)) continue
      count += 1
      compare(each.en, each.hi, `${file.slice(5)}: ${name}`, found)
    }
  }
  expect(count).toBeGreaterThan(150)
  expect(found).toEqual({ wrong: [], latin: [] })
})
