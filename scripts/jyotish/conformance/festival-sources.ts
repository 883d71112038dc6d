// Lists, for docs/conformance.md, the festivals whose rule has no source text, or a source text for a part of the rule only.
import { readFileSync } from 'node:fs'
import { VARIANTS } from '../../../packages/jyotish/panchang/festivals/observance.ts'
import { sourceOf, WITHOUT_HOUR, WITHOUT_TEXT } from '../../../packages/jyotish/panchang/festivals/sources.ts'
import { PANCHANG_FESTIVAL_WORDS } from '../../../packages/jyotish/words/en/panchang-festivals.ts'

const PREFIX = 'panchang.festival.'
const dates = new URL('../../../tests/conformance/festivals.json', import.meta.url)

export type NamedDay = { id: string; name: string; source: string }

/** All named days, each with the source of its rule. Weekday variants are left out, because they share their day's source. */
export function namedDays(): NamedDay[] {
  const variants = Object.values(VARIANTS).flatMap((names) => Object.values(names))
  return Object.entries(PANCHANG_FESTIVAL_WORDS).flatMap(([key, name]) => {
    const id = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : ''
    return id && !variants.includes(id) ? [{ id, name: String(name), source: sourceOf(id) }] : []
  })
}

export function festivalSources(): string {
  const days = namedDays()
  const thin = days.filter(({ source }) => WITHOUT_TEXT.includes(source))
  return `## Festivals whose rule rests on almanacs

${days.length - thin.length} of ${days.length} named days have a text or an authority for their rule. No citable text was found for the other ${thin.length}:
their dates are those that almanacs print and communities keep. Those with an asterisk have dates among the figures above.
Two of them have an authority that keeps another day: the Gayatri Pariwar has Gayatri Jayanti on the tenth of Jyeshtha, almanacs
on the eleventh; Madhya Pradesh named the full moon of Magha 2024 for Shabari Jayanti, almanacs the seventh tithi after it.

${linesOf(thin, WITHOUT_TEXT).join('\n')}

Of the following a text names the tithi, the star or the ingress alone; the hour that settles the day is as almanacs have it:

${linesOf(days, WITHOUT_HOUR).join('\n')}
`
}

function linesOf(days: readonly NamedDay[], sources: readonly string[]): string[] {
  const published = Object.keys(JSON.parse(readFileSync(dates, 'utf8')).dates)
  return sources.map((source) => {
    const own = days.filter((day) => day.source === source)
    const names = own.map(({ id, name }) => (published.includes(id) ? `${name}*` : name))
    return `- ${source}: ${names.join('; ')}.`
  })
}
