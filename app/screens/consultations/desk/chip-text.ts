// The text of a chip, which names a place of the chart in a message: "@Saturn", "@10th house in D9", "@Venus–Moon
// period", "@Gaja Kesari yoga", each with " of the second chart" if two births are shared. Messages contain it as plain
// text, so that previews, exports and older pages can show it.
import type { DeskPlace, DeskTarget } from '#workers/contract/consultations/desk.ts'

export type Chip = { target: DeskTarget; place: Partial<DeskPlace> }
export type ChipPart = { text: string; chip?: Chip }

const GRAHAS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const
type Graha = (typeof GRAHAS)[number]
const NAMES = 'Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu'
const SECOND = ' of the second chart'
/** Excludes mail addresses. A group, because Safari supports lookbehind only since 16.4. */
const BEFORE = '(?<before>^|[^\\p{L}\\d._-])'
const PATTERN = new RegExp(
  `${BEFORE}(?:${[
    `@(?<lords>(?:${NAMES})(?:–(?:${NAMES})){0,4}) period\\b`,
    `@(?<house>1[0-2]|[1-9])(?:st|nd|rd|th) house(?: in (?<houseIn>D\\d{1,2}|Moon chart))?\\b`,
    `@(?<yoga>[A-Z][a-z]+(?: [A-Z][a-z]+){0,3}) yoga\\b`,
    `@(?<graha>${NAMES}|Lagna)(?: in (?<grahaIn>D\\d{1,2}|Moon chart))?\\b`,
  ].join('|')})(?<second>${SECOND}\\b)?`,
  'gu',
)

/** The parts of a text, in order; those with a chip open the desk. */
export function chipParts(text: string): ChipPart[] {
  const parts: ChipPart[] = []
  let from = 0
  for (const match of text.matchAll(PATTERN)) {
    const chip = chipOf(match.groups ?? {})
    if (!chip) continue
    const start = match.index + (match.groups?.before?.length ?? 0)
    const end = match.index + match[0].length
    if (start > from) parts.push({ text: text.slice(from, start) })
    // A chip without a birth's name refers to the first birth.
    const second = match.groups?.second ? true : undefined
    parts.push({ text: text.slice(start, end), chip: { ...chip, place: { ...chip.place, second } } })
    from = end
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

function chipOf({ lords, house, houseIn, yoga, graha, grahaIn }: Record<string, string | undefined>): Chip | null {
  if (lords)
    return {
      target: { of: 'period', lords: lords.split('–').map((name) => name.toLowerCase() as Graha) },
      place: at('dasha'),
    }
  if (house)
    return { target: { of: 'house', house: Number(house) }, place: { ...at('chart'), varga: vargaOf(houseIn) } }
  if (yoga) return { target: { of: 'yoga', yoga: yoga.toLowerCase().replaceAll(' ', '_') }, place: at('yogas') }
  if (!graha) return null
  const target = { of: 'graha', graha: graha.toLowerCase() as Graha | 'lagna' } as const
  return { target, place: { ...at('chart'), varga: vargaOf(grahaIn) } }
}

const at = (view: DeskPlace['view']): Partial<DeskPlace> => ({ view })

function vargaOf(name: string | undefined): DeskPlace['varga'] {
  if (!name) return 1
  return name === 'Moon chart' ? 'moon' : Number(name.slice(1))
}

/** Targets that a message may name. */
export type ChipTarget = Extract<DeskTarget, { of: 'graha' | 'house' | 'period' | 'yoga' }>

/** The text of a target: the inverse of `chipParts`. */
export function chipText(target: ChipTarget, { varga, second }: Pick<DeskPlace, 'varga' | 'second'>): string {
  return wordsOf(target, varga) + (second ? SECOND : '')
}

function wordsOf(target: ChipTarget, varga: DeskPlace['varga']): string {
  const within = varga === 1 ? '' : varga === 'moon' ? ' in Moon chart' : ` in D${varga}`
  switch (target.of) {
    case 'house':
      return `@${target.house}${['th', 'st', 'nd', 'rd'][target.house] ?? 'th'} house${within}`
    case 'period':
      return `@${target.lords.map(title).join('–')} period`
    case 'yoga':
      return `@${target.yoga.split('_').map(title).join(' ')} yoga`
    case 'graha':
      return `@${title(target.graha)}${within}`
  }
}

const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
