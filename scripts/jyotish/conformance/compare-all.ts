// Every published figure of tests/conformance beside ours, as a Markdown page and as the data of /accuracy.
import { readdirSync, readFileSync } from 'node:fs'
import { type Days, dayFigures, type Festivals, festivalFigures } from './almanac.ts'
import { type Calendars, calendarFigures, calendarsSection } from './calendars.ts'
import { type Charts, chartFigures } from './charts.ts'
import { loadZones, type ZoneTable } from './engine.ts'
import { festivalSources } from './festival-sources.ts'
import type { Figure } from './figure.ts'
import { type Reports, reportFigures } from './reports.ts'
import { type SkyTables, skyFigures } from './sky.ts'

type Collection = Calendars | Charts | Days | Festivals | Reports | SkyTables

const folder = new URL('../../../tests/conformance/', import.meta.url)

export async function allFigures(): Promise<Figure[]> {
  const zones = await loadZones()
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const found = files.sort().map((file) => {
    const data: Collection = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    return figuresOf(data, zones)
  })
  return (await Promise.all(found)).flat()
}

function figuresOf(data: Collection, zones: ZoneTable): Figure[] | Promise<Figure[]> {
  switch (data.kind) {
    case 'calendars':
      return calendarFigures(data, zones)
    case 'charts':
      return chartFigures(data, zones)
    case 'days':
      return dayFigures(data, zones)
    case 'festivals':
      return festivalFigures(data, zones)
    case 'reports':
      return reportFigures(data)
    case 'sky':
      return skyFigures(data)
  }
}

/** Data of the page /accuracy: citations without duplicates, one array per figure. Ours is '' if equal to the published one. */
export function pageDataOf(figures: readonly Figure[]): string {
  const citations = [...new Set(figures.map(({ citation }) => citation))]
  const rows = figures.map(({ collection, name, citation, what, theirs, ours, agrees, reason }) =>
    JSON.stringify([
      collection,
      name,
      citations.indexOf(citation),
      what,
      theirs,
      ours === theirs ? '' : ours,
      agrees ? 1 : 0,
      reason ?? '',
    ]),
  )
  return `{"citations":${JSON.stringify(citations)},"figures":[\n${rows.join(',\n')}\n]}\n`
}

export function markdownOf(figures: readonly Figure[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const lines = figures.map(
    ({ collection, name, what, theirs, ours, within, agrees, reason }) =>
      `| ${[collection, name, what, theirs, ours, within, agrees ? 'yes' : 'no', reason ?? ''].map(cell).join(' | ')} |`,
  )
  const agreeing = figures.filter(({ agrees }) => agrees).length
  return `# Conformance

Written by \`npm run conformance\` from the figures in \`tests/conformance\`; a unit test fails where it no longer holds.

${figures.length} published figures: ${agreeing} agree, ${figures.length - agreeing} differ.
A figure agrees where ours lies within the tolerance of its kind, which the column "within" names: about what its source
rounds off, and up to 0.14° for charts that authors of books cast by hand (of lagna and cusps 0.25°). Without a tolerance it agrees
to the letter. Minutes of a printed day are cut off, so the middle of each counts.

| collection | case | figure | theirs | ours | within | agrees | reason |
| --- | --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}

## Without published figures

Of rectification a book's example and births of another book with dated events stand above; the minutes at which their lords
and vargas change are a test (\`rectification-book.test.ts\`), and so are the two published times of Jawaharlal Nehru's birth:
between them the lagna passes from Karka to Simha (\`rectification.test.ts\`). The desk claims nothing; each of its rows is held
to the kundli of that time. Of elections and questions the charts stand above; what their books judge is a test: B.V. Raman's
tara and panchaka, two oaths of a prime minister and a printed list of wedding days (\`muhurta\`), two questions of Tajika
Neelakantha and those of Raman's Prasna Tantra (\`prashna.test.ts\`, \`prashna-book.test.ts\`).

${calendarsSection(calendars())}
${festivalSources()}
## Sources

${sourcesOf(figures).join('\n')}
`
}

const calendars = (): Calendars => JSON.parse(readFileSync(new URL('calendars.json', folder), 'utf8'))

/** One line per citation, with the cases taken from it, or with the collection alone if they are more than eight. */
function sourcesOf(figures: readonly Figure[]): string[] {
  const cases = new Map<string, Set<string>>()
  for (const { citation, collection, name } of figures) {
    const found = cases.get(citation) ?? new Set([collection])
    found.add(name)
    cases.set(citation, found)
  }
  return [...cases].map(([citation, [collection, ...names]]) =>
    names.length > 8 ? `- ${collection}: ${citation}` : `- ${names.join('; ')}: ${citation}`,
  )
}
