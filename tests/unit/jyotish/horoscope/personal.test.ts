import { taraOf } from 'drishti-jyotish/horoscope/personal.ts'
import { kundli, loadZones, personalLines, readBirth, readHoroscope, render, skyOf } from 'drishti-jyotish/index.ts'
import { ENGLISH_PERSONAL } from 'drishti-jyotish/words/en/personal.ts'
import { has } from 'drishti-jyotish/words/render.ts'
import { expect, test } from 'vitest'
import { positionRows } from '../reference.ts'
import { FORBIDDEN_WORDS } from '../words/forbidden-words.ts'

const zones = await loadZones()

test('the nine taras are counted from the birth star', () => {
  expect(taraOf(5, 5)).toBe(1)
  expect(taraOf(27, 1)).toBe(2)
  expect(taraOf(1, 27)).toBe(9)
  expect(taraOf(10, 9)).toBe(9)
})

test('a day for a chart: tara, dasha lords and transits, each with its cause', () => {
  for (const row of positionRows.slice(0, 40)) {
    const made = kundli(readBirth(row))
    const date = new Date(Math.min(made.birth.ms + 30 * 365.25 * 86_400_000, Date.UTC(2200, 0, 1)))
    const sky = skyOf(readHoroscope({ sign: made.avakahada.sign, date: date.toISOString().slice(0, 10) }, zones))
    const lines = personalLines(made, sky)
    expect(lines.map(({ topic }) => topic)).toEqual(expect.arrayContaining(['tara', 'transit', 'dasha']))
    for (const { message } of lines) {
      expect(has(ENGLISH_PERSONAL, message.key), message.key).toBe(true)
      const text = render(message, ENGLISH_PERSONAL)
      expect(text).toMatch(/^[A-Z].*\.$/)
      expect(text).not.toMatch(/[{}|]|undefined|NaN|hs\./)
      expect(text).not.toMatch(FORBIDDEN_WORDS)
      expect(message.causes).toHaveLength(1)
    }
  }
})
