import { createAlmanac } from 'drishti-jyotish/astronomy/almanac.ts'
import { zoneOf } from 'drishti-jyotish/clock/zones.ts'
import {
  findMuhurta,
  horoscope,
  kundli,
  loadZones,
  match,
  matchReading,
  PERIODS,
  personalLines,
  readBirth,
  readHoroscope,
  readingOf,
  readMuhurta,
  render,
  sadeSati,
  saturnLines,
  skyOf,
} from 'drishti-jyotish/index.ts'
import { dayNumber, nameOf, observancesBetween, reckoningOf, ruleOf } from 'drishti-jyotish/panchang/index.ts'
import * as english from 'drishti-jyotish/words/en/all.ts'
import { PURPOSE_NAMES as ENGLISH_PURPOSES } from 'drishti-jyotish/words/en/purposes.ts'
import { RULE_WORDS as ENGLISH_RULES } from 'drishti-jyotish/words/en/rules.ts'
import * as hindi from 'drishti-jyotish/words/hi/all.ts'
import type { Message } from 'drishti-jyotish/words/message.ts'
import { type Words, wordsOf } from 'drishti-jyotish/words/render.ts'
import { expect, test } from 'vitest'
import { positionRows } from '../reference.ts'

const zones = await loadZones()
const DELHI = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' }
const rows = positionRows.slice(0, 40)

const PANCHANG = [english, hindi].map(({ PANCHANG_WORDS, PANCHANG_FESTIVAL_WORDS }) =>
  wordsOf(english.ENGLISH, PANCHANG_WORDS, PANCHANG_FESTIVAL_WORDS),
) as [Words, Words]
const SETS: Record<string, [Words, Words]> = {
  kundli: [english.ENGLISH_KUNDLI, hindi.HINDI_KUNDLI],
  horoscope: [english.ENGLISH_HOROSCOPE, hindi.HINDI_HOROSCOPE],
  labels: [english.ENGLISH_LABELS, hindi.HINDI_LABELS],
  match: [english.ENGLISH_MATCH, hindi.HINDI_MATCH],
  muhurta: [english.ENGLISH_MUHURTA, hindi.HINDI_MUHURTA],
  personal: [english.ENGLISH_PERSONAL, hindi.HINDI_PERSONAL],
  panchang: PANCHANG,
}

/** Names of divisional charts are the only Latin letters that Hindi has. */
const LATIN = /(?!D\d)[A-Za-z]/
const HOLES = /\{(\w+)(\|\w+)?\}/g

test.each(Object.entries(SETS))('Hindi has exactly the English keys of %s, and no Latin word', (_, [en, hi]) => {
  expect(Object.keys(hi.templates).sort()).toEqual(Object.keys(en.templates).sort())
  for (const [key, text] of Object.entries(hi.templates)) {
    expect(text.replace(HOLES, ''), key).not.toMatch(LATIN)
    expect(text === '', key).toBe(en.templates[key] === '')
  }
})

test('Hindi names every purpose and every choice of every rule', () => {
  const keys = (rules: typeof hindi.RULE_WORDS) =>
    Object.entries(rules).map(([rule, { choices }]) => [rule, Object.keys(choices)])
  expect(keys(hindi.RULE_WORDS)).toEqual(keys(ENGLISH_RULES))
  expect(Object.keys(hindi.PURPOSE_NAMES)).toEqual(Object.keys(ENGLISH_PURPOSES))
  for (const { name, choices } of Object.values(hindi.RULE_WORDS))
    for (const text of [name, ...Object.values<string>(choices)]) expect(text).not.toMatch(LATIN)
})

function expectHindi(messages: readonly Message[], words: Words): void {
  expect(messages.length).toBeGreaterThan(0)
  for (const message of messages) {
    const holes = [...(words.templates[message.key] ?? '').matchAll(HOLES)].map(([, name = '']) => name)
    // "because" is left out where a rule needs no reason.
    const filled = ['placements', 'because', ...Object.keys(message.params)]
    expect(
      holes.filter((name) => !filled.includes(name)),
      message.key,
    ).toEqual([])
    const text = render(message, words)
    expect(text, message.key).toMatch(/[।]$/)
    expect(text, message.key).not.toMatch(/[{}|]|undefined|NaN| {2}/)
    expect(text.replaceAll(/\d AM/g, ''), message.key).not.toMatch(LATIN)
  }
}

test('a rendered reading of a kundli or a match holds no Latin word', () => {
  const made = rows.map((row) => kundli(readBirth({ ...row, uncertaintyMinutes: 30 })))
  const lines = made.flatMap((each) => [
    ...readingOf(each, each.birth.ms + 1e12),
    ...saturnLines(sadeSati(each), Date.UTC(2026, 10, 21)),
  ])
  expectHindi(
    lines.map(({ message }) => message),
    hindi.HINDI_KUNDLI,
  )
  const matches = rows.slice(1).flatMap((row, i) => matchReading(match(readBirth(rows[i]!), readBirth(row))))
  expectHindi(
    matches.map(({ message }) => message),
    hindi.HINDI_MATCH,
  )
})

test('a rendered horoscope holds no Latin word', () => {
  for (const period of PERIODS) {
    const input = readHoroscope({ sign: 0, date: '2026-11-21', period }, zones)
    const sky = skyOf(input)
    const made = Array.from({ length: 12 }, (_, sign) => horoscope({ ...input, sign }, sky))
    const statements = made.flatMap(({ areas }) => areas.flatMap(({ statements }) => statements))
    expectHindi(
      statements.map(({ message }) => message),
      hindi.HINDI_HOROSCOPE,
    )
  }
  const lines = rows.flatMap((row) => {
    const made = kundli(readBirth(row))
    return personalLines(made, skyOf(readHoroscope({ sign: made.avakahada.sign, date: '2026-11-21' }, zones)))
  })
  expectHindi(
    lines.map(({ message }) => message),
    hindi.HINDI_PERSONAL,
  )
})

test('rendered findings of a muhurta hold no Latin word', () => {
  const people = [
    { nakshatra: 4, pada: 2 },
    { nakshatra: 13, pada: 1 },
  ]
  const asked = { ...DELHI, from: '2026-02-01', to: '2026-03-15', purpose: 'marriage', people, limit: 100 }
  const { days, windows } = findMuhurta(readMuhurta(asked, zones))
  const findings = [...windows.flatMap(({ findings }) => findings), ...days.flatMap(({ forbidden }) => forbidden)]
  expectHindi(
    findings.map(({ message }) => message),
    hindi.HINDI_MUHURTA,
  )
})

test('rendered names and rules of a year’s festivals hold no Latin word', () => {
  const delhi = reckoningOf({ ...DELHI, zone: zoneOf(zones, DELHI.tz), almanac: createAlmanac() })
  const first = dayNumber({ year: 2026, month: 1, day: 1 })
  const all = observancesBetween(delhi, first, first + 364)
  const words = wordsOf(hindi.HINDI, hindi.PANCHANG_WORDS, hindi.PANCHANG_FESTIVAL_WORDS)
  expectHindi(all.map(ruleOf), words)
  for (const observance of all) expect(render(nameOf(observance), words)).not.toMatch(LATIN)
})

test('ordinals change before a postposition, and hours say their part of the day, or AM after midnight', () => {
  expect([1, 6, 7, 12, 15].map((n) => hindi.HINDI.oblique?.(n))).toEqual(['पहले', 'छठे', 'सातवें', 'बारहवें', '15वें'])
  expect([0, 2, 3, 4, 5, 13, 18, 23].map((hour) => hindi.HINDI.time(hour * 3_600_000))).toEqual([
    '12:00 AM',
    '2:00 AM',
    'तड़के 3:00 बजे',
    'तड़के 4:00 बजे',
    'सुबह 5:00 बजे',
    'दोपहर 1:00 बजे',
    'शाम 6:00 बजे',
    'रात 11:00 बजे',
  ])
})

test('a date and its time are of one minute where an instant is rounded up to midnight', () => {
  const late = Date.UTC(2026, 11, 31, 23, 59, 45)
  expect([hindi.HINDI.fullDate(late), hindi.HINDI.time(late)]).toEqual(['1 जनवरी 2027', '12:00 AM'])
  expect([english.ENGLISH.fullDate(late), english.ENGLISH.time(late)]).toEqual(['1 January 2027', '12:00 am'])
})
