// The published figures of /accuracy and docs/conformance.md are those of today's engine; `npm run conformance` writes them.
import { readFileSync } from 'node:fs'
import { WITHOUT_TEXT } from 'drishti-jyotish/panchang/festivals/sources.ts'
import { beforeAll, expect, test } from 'vitest'
import { accuracyTexts } from '#app/screens/accuracy/accuracy-text.ts'
import { type Beside, type Data, readAccuracy } from '#app/screens/accuracy/read-accuracy.ts'
import { swissComparisonView } from '#app/screens/accuracy/swiss-comparison-view.ts'
import { besideMarkdown } from '../../../scripts/jyotish/beside-markdown.ts'
import { allFigures, markdownOf, pageDataOf } from '../../../scripts/jyotish/conformance/compare-all.ts'
import { namedDays } from '../../../scripts/jyotish/conformance/festival-sources.ts'
import { compare, compareInstants } from '../../../scripts/jyotish/conformance/figure.ts'

const BY_HAND = ['Elections (muhurta)', 'Questions (prashna)', 'Rectification']
const root = new URL('../../../', import.meta.url)
let figures: Awaited<ReturnType<typeof allFigures>>
beforeAll(async () => {
  figures = await allFigures()
})

const written = (path: string) => readFileSync(new URL(path, root), 'utf8')

test('the conformance page is that of today’s engine, and every difference has its reason', () => {
  expect(figures.length).toBeGreaterThan(1000)
  expect(figures.filter(({ agrees, reason }) => !agrees && !reason)).toEqual([])
  expect(pageDataOf(figures)).toBe(written('public/data/published-figures.json'))
  expect(markdownOf(figures)).toBe(written('docs/conformance.md'))
})

test('each collection has a Hindi name', () => {
  const names = [...new Set(figures.map(({ collection }) => collection))]
  expect(names.filter((name) => accuracyTexts.hi.collectionName(name) === name)).toEqual([])
})

test('each public report of a wrong answer has our right one', () => {
  const reports = figures.filter(({ collection }) => collection === 'Reports on other programs')
  expect(new Set(reports.map(({ name }) => name)).size).toBe(53)
  expect(reports.filter(({ agrees }) => !agrees)).toEqual([])
})

test('figures agree within their tolerance, angles over the end of the circle, words letter for letter', () => {
  expect(compare(359.99, 0.005, 0.02, '°')).toEqual({
    theirs: '359.9900°',
    ours: '0.0050°',
    within: '± 0.02°',
    agrees: true,
  })
  expect(compare(16.5, 16.7, 0.1).agrees).toBe(false)
  expect(compare('1 2', [1, 2]).agrees).toBe(true)
  expect(compareInstants(0, 61_000, 60).agrees).toBe(false)
})

test('the page names the tolerances of degrees: of programs, of charts cast by hand, of lagna and cusps', () => {
  const angles = figures.filter(({ within }) => within.endsWith('°'))
  for (const { tolerance } of [accuracyTexts.en, accuracyTexts.hi]) {
    const [ofPrograms, byHand, ofLagna] = (tolerance.match(/[\d.]+(?=°)/g) ?? []).map(Number)
    const limit = ({ collection, what }: { collection: string; what: string }) =>
      /lagna|cusp/.test(what) ? ofLagna : BY_HAND.includes(collection) ? byHand : ofPrograms
    const degrees = (within: string) => Number(within.replace(/[^\d.]/g, ''))
    expect(angles.filter((angle) => !(degrees(angle.within) <= limit(angle)!))).toEqual([])
  }
})

test('a search needs all its words; without one the differences are shown', () => {
  const data = JSON.parse(written('public/data/published-figures.json')) as Data
  const found = readAccuracy(data, ' Raman  MERCURY bala').found!
  expect(found.total).toBe(2)
  expect(found.groups[0]?.figures.map(({ what }) => what)).toEqual([
    'paksha bala of Mercury',
    'shadbala of Mercury, rupas',
  ])
  // Within its tolerance a figure agrees, and ours is shown as it is.
  expect(found.groups[0]?.figures[0]).toMatchObject({ theirs: '16.5', ours: '16.6', agrees: true })
  const [diwali] = readAccuracy(data, 'diwali 2025').found!.groups
  expect(diwali?.figures[0]).toMatchObject({ theirs: '10-20', ours: '10-20', agrees: true })
  expect(readAccuracy(data, 'zzzz').found).toEqual({ total: 0, groups: [] })
  const page = readAccuracy(data, null)
  expect(page.found).toBeNull()
  expect(page.total - page.agreeing).toBe(page.differing.reduce((sum, { figures }) => sum + figures.length, 0))
})

test('the figures beside the Swiss Ephemeris are those of its data file, in the docs and on the page', () => {
  const beside = JSON.parse(written('app/screens/accuracy/swiss.json')) as Beside
  expect(written('docs/accuracy.md')).toContain(besideMarkdown(beside))
  const { words, rows } = swissComparisonView(beside)
  expect(words).toContain(`our engine ${beside.ours.version}`)
  expect(words).toContain(`Swiss Ephemeris ${beside.swiss.version} (${beside.swiss.package})`)
  expect(rows).toHaveLength(1 + beside.bodies.length)
  expect(rows[0]).toEqual({
    what: 'Time of a call',
    ours: `${beside.ours.ms.toFixed(4)} ms`,
    theirs: `${beside.swiss.ms.toFixed(4)} ms`,
  })
  expect(rows.at(-1)?.what).toBe('Error: all seven')
  for (const { rms, ms } of [beside.ours, beside.swiss]) {
    expect(rms).toHaveLength(beside.bodies.length)
    expect(ms).toBeGreaterThan(0)
  }
})

test('a festival without a text stands in the docs by its name; one with a text does not', () => {
  const [, section = ''] = written('docs/conformance.md').split('## Festivals whose rule rests on almanacs')
  const [without = ''] = section.split('Of the following a text names')
  const listed = [...without.matchAll(/^- .*: (.*)\.$/gm)].flatMap(([, names = '']) =>
    names.replaceAll('*', '').split('; '),
  )
  const days = namedDays()
  expect(days.length).toBeGreaterThan(220)
  for (const { name, source } of days)
    expect([name, listed.includes(name)]).toEqual([name, WITHOUT_TEXT.includes(source)])
  expect(days.filter(({ source }) => WITHOUT_TEXT.includes(source)).length).toBeLessThanOrEqual(16)
})
