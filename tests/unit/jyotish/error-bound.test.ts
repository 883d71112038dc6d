// The bounds that each output states are those of the committed measure; `npm run bench -- swiss` writes it.
import { readFileSync } from 'node:fs'
import { ERROR_BOUND } from 'drishti-jyotish/version.ts'
import { expect, test } from 'vitest'
import { type Wide, wideMarkdown } from '../../../scripts/jyotish/wide-markdown.ts'

const root = new URL('../../../', import.meta.url)
const wide = JSON.parse(readFileSync(new URL('scripts/jyotish/wide.json', root), 'utf8')) as Wide

const BOUNDS: readonly (readonly [RegExp, keyof typeof ERROR_BOUND])[] = [
  [/^sun$/, 'sun'],
  [/^moon$/, 'moon'],
  [/^(mercury|venus|mars|jupiter|saturn)$/, 'grahas'],
  [/^uranus$/, 'uranus'],
  [/^neptune$/, 'neptune'],
  [/^mean node$/, 'meanNode'],
  [/^true node$/, 'trueNode'],
  [/^other ayanamsas$/, 'ayanamsa'],
  [/^true_chitra$/, 'trueChitra'],
  [/^true_pushya/, 'truePushya'],
  [/^(ascendant|Placidus cusps), 1850–2049/, 'ascendant'],
  [/^(ascendant|Placidus cusps), other years, below 60°/, 'ascendantOtherYears'],
  [/^(ascendant|Placidus cusps), other years, 60–70°/, 'ascendantOtherYearsFrom60'],
  [/^Sun rise and set, below 60°/, 'instantSeconds'],
  [/^Sun rise and set, 60–70°/, 'riseSecondsFrom60'],
]

test('no measured error is above its bound, and no bound is without a measure', () => {
  expect(wide.figures.length).toBeGreaterThanOrEqual(24)
  const used = wide.figures.map(({ what, largest }) => {
    const [, bound] = BOUNDS.find(([form]) => form.test(what))!
    expect(largest, what).toBeLessThan(ERROR_BOUND[bound])
    return bound
  })
  expect([...new Set(used)].sort()).toEqual(Object.keys(ERROR_BOUND).sort())
})

test('the measure spans 1800 to 2199, and docs/accuracy.md has it', () => {
  expect(wide.rows).toBeGreaterThanOrEqual(1000)
  expect(readFileSync(new URL('docs/accuracy.md', root), 'utf8')).toContain(wideMarkdown(wide))
})
