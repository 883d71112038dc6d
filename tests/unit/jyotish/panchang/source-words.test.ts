// Sources of festivals, in Hindi and held to dates.
import { readFileSync } from 'node:fs'
import { AUTHORITIES } from 'drishti-jyotish/panchang/festivals/authorities.ts'
import { expect, test } from 'vitest'
import { ruleSourceTexts } from '#app/screens/festivals/rule-source-text.ts'
import { namedDays } from '../../../../scripts/jyotish/conformance/festival-sources.ts'

test('a Hindi page has no English word of a source', () => {
  for (const { source } of namedDays())
    expect(ruleSourceTexts.hi(source).replaceAll(/GCAL|drikpanchang\.com|भाग B/g, '')).not.toMatch(/[A-Za-z]{2}/)
  expect(ruleSourceTexts.hi(AUTHORITIES.ramanuja_jayanti!)).toBe('तिरुमला तिरुपति देवस्थानम; तारीख़ें हमारी जाँचों की सूची में')
})

test('an authority that says it has dates has them', () => {
  const path = new URL('../../../conformance/institutions.json', import.meta.url)
  const { dates } = JSON.parse(readFileSync(path, 'utf8')) as { dates: object }
  const dated = Object.entries(AUTHORITIES).flatMap(([id, source]) => (source.includes('; dates in') ? [id] : []))
  expect(dated.sort()).toEqual(Object.keys(dates).sort())
})
