// From a message to a sentence: the key picks a template, its holes take the parameters in their written form.
import type { Graha } from '../zodiac.ts'
import type { Cause, Message, Placement } from './message.ts'

/** A language's way of writing; templates come from the catalogues that a page needs. */
export type Language = {
  code: string
  graha: Readonly<Record<Graha, string>>
  /** Two letters, for charts. */
  grahaShort: Readonly<Record<Graha, string>>
  /** Signs 0 … 11, and their western names. */
  signs: readonly string[]
  westernSigns: readonly string[]
  /** Nakshatras 1 … 27 at index 0 … 26. */
  nakshatras: readonly string[]
  ordinal: (n: number) => string
  /** The ordinal before a postposition, in a language where that form is another one. */
  oblique?: (n: number) => string
  /** "Mars in Mesha (your 3rd house)". */
  placement: (placement: Placement, language: Language) => string
  list: (items: readonly string[]) => string
  /** Day and month, these with the year, the hour. Instants are already shifted to local clocks. */
  date: (shiftedMs: number) => string
  fullDate: (shiftedMs: number) => string
  time: (shiftedMs: number) => string
}

export type Catalogue = Readonly<Record<string, string>>
/**
 * The words of one language for `render`: its way of writing, and templates by the key of a message. `wordsOf` makes
 * one.
 */
export type Words = { language: Language; templates: Catalogue }

/** The choices of `render`; dates and times are in UTC without `offsetAt`. */
export type RenderOptions = {
  /** The offset of the reader's clocks from UTC at an instant, milliseconds. */
  offsetAt?: (ms: number) => number
}

/** One set of words from a language and any catalogues. */
export function wordsOf(language: Language, ...catalogues: readonly Catalogue[]): Words {
  return { language, templates: Object.assign({}, ...catalogues) }
}

const HOLE = /\{(\w+)(?:\|(\w+))?\}/g

/**
 * The sentence of a message. Holes: {name} as it is, {name|graha}, {name|sign}, {name|western}, {name|star},
 * {name|ordinal}, {name|oblique}, {name|date}, {name|fulldate}, {name|time}, {name|part} for
 * another template (Part: with a capital), {placements} for the causes. An unknown key gives the key itself.
 */
export function render(message: Message, words: Words, options: RenderOptions = {}): string {
  const template = words.templates[message.key]
  if (template === undefined) return message.key
  const text = template.replace(HOLE, (_, name: string, form?: string) =>
    name === 'placements'
      ? placements(message.causes, words.language)
      : written(message.params[name], form, words, options),
  )
  return capital(text)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The name of an id in tables; the id itself where a language has none. label('great_friend', …) = Great friend’s sign. */
export function label(id: string, words: Words, prefix: 'word' | 'relation' = 'word'): string {
  return words.templates[`${prefix}.${id}`] ?? id.replaceAll('_', ' ')
}

export function has(words: Words, key: string): boolean {
  return words.templates[key] !== undefined
}

function placements(causes: readonly Cause[], language: Language): string {
  const found = causes.filter((cause) => cause.kind === 'placement' || cause.kind === 'transit')
  return language.list(found.map((cause) => language.placement(cause, language)))
}

function written(
  value: string | number | undefined,
  form: string | undefined,
  { language, templates }: Words,
  { offsetAt }: RenderOptions,
): string {
  if (value === undefined) return ''
  const number = Number(value)
  const local = number + (offsetAt?.(number) ?? 0)
  switch (form) {
    case 'graha':
      return language.graha[value as Graha] ?? String(value)
    case 'sign':
      return language.signs[number] ?? String(value)
    case 'western':
      return language.westernSigns[number] ?? String(value)
    case 'star':
      return language.nakshatras[number - 1] ?? String(value)
    case 'ordinal':
    case 'oblique':
      return (language[form] ?? language.ordinal)(number)
    case 'date':
      return language.date(local)
    case 'fulldate':
      return language.fullDate(local)
    case 'time':
      return language.time(local)
    case 'part':
      return templates[value] ?? String(value)
    case 'Part':
      return capital(templates[value] ?? String(value))
    case 'word':
      return templates[`word.${value}`] ?? String(value).replaceAll('_', ' ')
    default:
      return String(value)
  }
}
