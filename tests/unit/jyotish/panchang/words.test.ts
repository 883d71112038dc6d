import { createAlmanac } from 'drishti-jyotish/astronomy/almanac.ts'
import { loadZones, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { dayNumber, nameOf, observancesBetween, reckoningOf, ruleOf } from 'drishti-jyotish/panchang/index.ts'
import { ENGLISH } from 'drishti-jyotish/words/en/language.ts'
import { PANCHANG_WORDS } from 'drishti-jyotish/words/en/panchang.ts'
import { PANCHANG_FESTIVAL_WORDS } from 'drishti-jyotish/words/en/panchang-festivals.ts'
import { render, wordsOf } from 'drishti-jyotish/words/render.ts'
import { expect, test } from 'vitest'

const words = wordsOf(ENGLISH, PANCHANG_WORDS, PANCHANG_FESTIVAL_WORDS)
const zone = zoneOf(await loadZones(), 'Asia/Kolkata')
const delhi = reckoningOf({ lat: 28.6139, lon: 77.209, zone, almanac: createAlmanac() })
const all = observancesBetween(
  delhi,
  dayNumber({ year: 2015, month: 1, day: 1 }),
  dayNumber({ year: 2026, month: 12, day: 31 }),
)

test('every observance of twelve years has a name and a whole sentence for its rule', () => {
  for (const observance of all) {
    expect(words.templates[nameOf(observance).key], observance.id).toBeTypeOf('string')
    const message = ruleOf(observance)
    const sentence = render(message, words)
    expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(sentence, `${observance.id} ${JSON.stringify(message)}`).not.toMatch(/panchang\.|undefined|\{|_/)
  }
})

test('there are more than 180 of them, and 220 named days at the least in any year', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBeGreaterThan(180)
  for (let year = 2015; year <= 2026; year++)
    expect(all.filter(({ date }) => date.startsWith(String(year))).length, String(year)).toBeGreaterThan(220)
})

test('a rule reads as a sentence', () => {
  const of = (id: string, year: number) =>
    all.find((o) => o.id === id && new Date(o.day * 864e5).getFullYear() === year)!
  expect(render(ruleOf(of('diwali', 2024)), words)).toBe(
    'Amavasya is kept on the day on which it runs in pradosha (the first fifth of the night); it does on two days, and the second counts.',
  )
  expect(render(ruleOf(of('diwali', 2025)), words)).toBe(
    'Amavasya is kept on the day on which it runs in pradosha (the first fifth of the night); the second day has too little of it, so the first counts.',
  )
  expect(render(ruleOf(of('holi', 2026)), words)).toBe('The day after Holika Dahan.')
})
