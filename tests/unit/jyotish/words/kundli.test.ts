import { kundli, readBirth, readingOf, render, sadeSati, saturnLines } from 'drishti-jyotish/index.ts'
import { KAAL_SARP_TYPES } from 'drishti-jyotish/kundli/doshas/kaal-sarp.ts'
import { MANGLIK_EXCEPTIONS } from 'drishti-jyotish/kundli/doshas/manglik.ts'
import { UNCERTAIN_PARTS } from 'drishti-jyotish/kundli/uncertainty.ts'
import { YOGA_IDS } from 'drishti-jyotish/kundli/yogas/yogas.ts'
import { ENGLISH_KUNDLI } from 'drishti-jyotish/words/en/index.ts'
import { has } from 'drishti-jyotish/words/render.ts'
import { GRAHAS } from 'drishti-jyotish/zodiac.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionRows } from '../reference.ts'
import { FORBIDDEN_WORDS } from './forbidden-words.ts'

test('every line of every kundli has words, without holes, without fear, with its cause', () => {
  const anywhere = fc.record({
    lat: fc.double({ min: -65, max: 65, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
    utc: fc
      .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    uncertaintyMinutes: fc.constantFrom(0, 30),
  })
  fc.assert(
    fc.property(anywhere, (input) => {
      const made = kundli(readBirth(input))
      for (const { section, message } of readingOf(made, made.birth.ms + 1e12)) {
        expect(has(ENGLISH_KUNDLI, message.key), message.key).toBe(true)
        const text = render(message, ENGLISH_KUNDLI)
        expect(text, message.key).not.toMatch(/[{}]|undefined|NaN|\|/)
        expect(text).not.toMatch(FORBIDDEN_WORDS)
        expect(text).toMatch(/^[A-Z“].*[.]$/)
        if (section !== 'uncertainty') expect(message.causes.length, message.key).toBeGreaterThan(0)
      }
    }),
    { numRuns: 150 },
  )
})

test('every id that rules can name has words', () => {
  const keys = [
    ...YOGA_IDS.map((id) => `yoga.${id}`),
    ...MANGLIK_EXCEPTIONS.map((id) => `manglik.exception.${id}`),
    ...UNCERTAIN_PARTS.map((part) => `kundli.uncertain.${part}`),
    ...['none', 'lifted', 'partial', 'full'].map((level) => `manglik.${level}`),
    ...KAAL_SARP_TYPES.map((_, i) => `kaal_sarp.house.${i + 1}`),
    ...GRAHAS.flatMap((graha) => Array.from({ length: 12 }, (_, i) => `kundli.${graha}.house.${i + 1}`)),
    ...GRAHAS.flatMap((graha) => Array.from({ length: 12 }, (_, i) => `kundli.${graha}.sign.${i}`)),
    ...Array.from({ length: 27 }, (_, i) => `kundli.star.${i + 1}`),
  ]
  expect(keys.filter((key) => !has(ENGLISH_KUNDLI, key))).toEqual([])
  expect(Object.values(ENGLISH_KUNDLI.templates).filter((text) => FORBIDDEN_WORDS.test(text))).toEqual([])
})

test('a line says its placement in words', () => {
  const first = positionRows[0]!
  const made = kundli(readBirth(first))
  const texts = readingOf(made, Date.UTC(2011, 5, 6)).map(({ message }) => render(message, ENGLISH_KUNDLI))
  expect(texts).toContain(
    'The Moon in the 4th house: home is your harbour; mother and childhood places stay close to you.',
  )
  expect(texts).toContain('Your Moon is in Revati, pada 1, whose lord is Mercury.')
  expect(texts).toContain(
    'Mercury stands 11.8° from the Sun, within its orb of 14°: its matters mix with your sense of who you are.',
  )
  expect(texts.some((text) => text.startsWith('From 31 July 2009 to '))).toBe(true)
})

test('a dosha is worded by the rule it met', () => {
  const rules = new Map<string, string>()
  for (const row of positionRows)
    for (const { id, rule, level, message } of kundli(readBirth(row)).doshas) {
      const text = render(message, ENGLISH_KUNDLI)
      expect(text).not.toMatch(/ or by |further apart/)
      rules.set(`${id === 'pitru' || id === 'ganda_mula' ? id : 'pair'} ${rule} ${level}`, text)
    }
  expect(rules.get('pair same_sign full')).toMatch(/in one sign, \d+(\.\d)?° apart, so within 10°/)
  expect(rules.get('pair same_sign partial')).toMatch(/in one sign, but [12]\d(\.\d)?° apart/)
  expect(rules.get('pitru sun_with_node_or_saturn partial')).toContain('but not the 9th house')
})

test('a yoga by several pairs is one line of the reading, and no two yogas of a chart say the same', () => {
  let several = 0
  for (const row of positionRows) {
    const made = kundli(readBirth(row))
    const texts = made.yogas.map(({ message }) => render(message, ENGLISH_KUNDLI))
    const meanings = texts.filter((text) => !text.includes('once more')).map((text) => text.slice(text.indexOf('): ')))
    expect(new Set(meanings).size).toBe(meanings.length)
    const lines = readingOf(made).filter(({ section }) => section === 'yogas')
    expect(lines.length).toBe(new Set(made.yogas.map(({ id }) => id)).size)
    for (const { message } of lines)
      if (message.key.endsWith('.many')) {
        several++
        expect(render(message, ENGLISH_KUNDLI)).toMatch(/, [2-9]\d? times over \(by /)
        expect(new Set(message.causes.map((cause) => JSON.stringify(cause))).size).toBe(message.causes.length)
      }
  }
  expect(several).toBeGreaterThan(10)
})

test('dates follow the reader’s clocks', () => {
  const message = {
    key: 'kundli.dasha.sub',
    params: { graha: 'sun', start: Date.UTC(2020, 0, 1, 20), end: Date.UTC(2021, 0, 1) },
    causes: [],
  }
  expect(render(message, ENGLISH_KUNDLI)).toContain('from 1 January 2020')
  expect(render(message, ENGLISH_KUNDLI, { offsetAt: () => 19_800_000 })).toContain('from 2 January 2020')
})

test('Saturn’s coming years in words', () => {
  const made = kundli(readBirth(positionRows[0]!))
  const lines = saturnLines(sadeSati(made), Date.UTC(2026, 10, 21))
  expect(lines.length).toBeGreaterThan(0)
  for (const { message } of lines)
    expect(render(message, ENGLISH_KUNDLI)).toMatch(/Saturn in \w+, .* to \d+ \w+ \d{4}\./)
})
