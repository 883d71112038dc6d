/** @module-tag property */
import { match, matchReading, readBirth, render } from 'drishti-jyotish/index.ts'
import { ENGLISH_MATCH } from 'drishti-jyotish/words/en/match.ts'
import { has } from 'drishti-jyotish/words/render.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import { FORBIDDEN_WORDS } from './forbidden-words.ts'

const side = fc.oneof(
  fc.record({ nakshatra: fc.integer({ min: 1, max: 27 }), pada: fc.integer({ min: 1, max: 4 }) }),
  fc
    .date({ min: new Date('1950-01-01T00:00:00Z'), max: new Date('2010-01-01T00:00:00Z'), noInvalidDate: true })
    .map((date) => readBirth({ utc: date.toISOString(), lat: 19, lon: 73 })),
)

test('every line of every match has words, without holes, without fear, with its cause', () => {
  fc.assert(
    fc.property(side, side, (boy, girl) => {
      for (const { message } of matchReading(match(boy, girl))) {
        expect(has(ENGLISH_MATCH, message.key), message.key).toBe(true)
        const text = render(message, ENGLISH_MATCH)
        expect(text, message.key).toMatch(/^[A-Z0-9].*[^ ;][.]$/)
        expect(text).not.toMatch(/[{}|]|undefined|NaN/)
        expect(text).not.toMatch(FORBIDDEN_WORDS)
        expect(message.causes.length).toBeGreaterThan(0)
      }
    }),
    { numRuns: runs(300) },
  )
})

test('the score stays beside its exceptions', () => {
  // Both Ashwini: one nadi, but two padas.
  const made = match({ nakshatra: 1, pada: 1 }, { nakshatra: 1, pada: 3 })
  const texts = matchReading(made).map(({ message }) => render(message, ENGLISH_MATCH))
  expect(texts).toContain('Nadi, constitution: 0 of 8; you share one nadi; see below whether an exception applies.')
  expect(texts).toContain('Exception: one star, but two padas.')
  expect(texts).toContain(
    `If every exception that applies counted, the sum would be ${made.total + 8}; the score itself stays ${made.total}.`,
  )
})

test('gana of one point or none is far apart in its row, as its dosha says; four or five differ a little', () => {
  const stars = Array.from({ length: 27 }, (_, i) => ({ nakshatra: i + 1, pada: 1 }))
  const heard = new Map<number, Set<string>>()
  for (const boy of stars)
    for (const girl of stars) {
      const made = match(boy, girl)
      const { points } = made.kootas.find(({ koota }) => koota === 'gana')!
      const line = matchReading(made).find(({ message }) => message.key.startsWith('match.koota.gana'))!
      const said = heard.get(points) ?? new Set()
      heard.set(points, said.add(render(line.message, ENGLISH_MATCH).split('; ')[1]!))
    }
  for (const [points, said] of heard)
    expect([...said].join(), `${points} of 6`).toMatch(points <= 1 ? /greatly/ : points < 6 ? /a little/ : /well/)
})
