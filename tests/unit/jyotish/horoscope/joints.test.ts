// Joints of the horoscope's sentences: any matter meets any advice, so no sentence may claim that one follows from the
// other.

import { ENGLISH_HOROSCOPE } from 'drishti-jyotish/words/en/horoscope.ts'
import { HINDI_HOROSCOPE } from 'drishti-jyotish/words/hi/horoscope.ts'
import { expect, test } from 'vitest'

test.each([
  ['English', ENGLISH_HOROSCOPE, /\bso \{advice|, for the Moon|because|: this \{manner/i],
  ['Hindi', HINDI_HOROSCOPE, /इसलिए|इसीलिए|क्योंकि/],
] as const)('%s advice stands beside its matter and not as its consequence', (_, { templates }, consequence) => {
  const frames = Object.entries(templates).filter(([, text]) => /\{advice\|/i.test(text))
  expect(frames.length).toBeGreaterThan(100)
  for (const [key, text] of frames) expect(text, key).not.toMatch(consequence)
})

test('advice needs no noun of another sentence', () => {
  const advice = Object.entries(ENGLISH_HOROSCOPE.templates).filter(([key]) => key.startsWith('hs.advice.'))
  expect(advice).toHaveLength(96)
  for (const [key, text] of advice)
    expect(text, key).not.toMatch(/(look over|teach|write) it\b|the (proposal|contact|song)\b/)
})
