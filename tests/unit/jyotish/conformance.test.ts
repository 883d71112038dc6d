// The published figures of /accuracy and docs/conformance.md are those of today's engine; `npm run conformance` writes them.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Data, readAccuracy } from '#app/screens/tools/accuracy/read-accuracy.ts'
import { allFigures, markdownOf, pageDataOf } from '../../../scripts/jyotish/conformance/compare-all.ts'
import { compare, compareInstants } from '../../../scripts/jyotish/conformance/figure.ts'

const root = new URL('../../../', import.meta.url)
const written = (path: string) => readFileSync(new URL(path, root), 'utf8')

test('the conformance page is that of today’s engine, and every difference has its reason', async () => {
  const figures = await allFigures()
  expect(figures.length).toBeGreaterThan(700)
  expect(figures.filter(({ agrees, reason }) => !agrees && !reason)).toEqual([])
  expect(pageDataOf(figures)).toBe(written('app/screens/tools/accuracy/figures.json'))
  expect(markdownOf(figures)).toBe(written('docs/conformance.md'))
})

test('figures agree within their tolerance, angles over the end of the circle, words letter for letter', () => {
  expect(compare(359.99, 0.005, 0.02, '°')).toEqual({ theirs: '359.9900°', ours: '0.0050°', agrees: true })
  expect(compare(16.5, 16.7, 0.1).agrees).toBe(false)
  expect(compare('1 2', [1, 2]).agrees).toBe(true)
  expect(compareInstants(0, 61_000, 60).agrees).toBe(false)
})

test('a search needs all its words; without one the differences are shown', () => {
  const data = JSON.parse(written('app/screens/tools/accuracy/figures.json')) as Data
  const found = readAccuracy(data, ' Raman  MERCURY ').found!
  expect(found.total).toBe(2)
  expect(found.groups[0]?.figures.map(({ what }) => what)).toEqual([
    'paksha bala of Mercury',
    'shadbala of Mercury, rupas',
  ])
  expect(readAccuracy(data, 'zzzz').found).toEqual({ total: 0, groups: [] })
  const page = readAccuracy(data, null)
  expect(page.found).toBeNull()
  expect(page.total - page.agreeing).toBe(page.differing.reduce((sum, { figures }) => sum + figures.length, 0))
})
