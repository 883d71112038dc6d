// Worked examples that others have published.
import { expect, test } from 'vitest'
import { kundli, readBirth } from '#workers/jyotish/index.ts'
import { dashaOf } from '#workers/jyotish/kundli/dasha.ts'

// saravali.github.io/astrology/kala_balance.html: 6 July 1935, 05:38:16 UT, 91°41′ E 29°43′ N; the Moon (Lahiri) at
// 20°37′00″ of Leo, Purva Phalguni, third pada, of which 0.185 is over.
test('Saravali: the Moon of 6 July 1935', () => {
  const made = kundli(readBirth({ utc: '1935-07-06T05:38:16Z', lat: 29 + 43 / 60, lon: 91 + 41 / 60 }))
  const { lon, nakshatra, pada } = made.grahas[1]!
  expect(lon).toBeCloseTo(140 + 37 / 60, 2)
  expect([nakshatra, pada]).toEqual([11, 3])
  expect((lon % (10 / 3)) / (10 / 3)).toBeCloseTo(0.185, 2)
})

// futuresamachar.com, Krishnamurti Paddhati (English), lesson 13: the Moon at 23°11′ of Aquarius leaves 609′ of 800′ of
// Purva Bhadrapada, so that Jupiter's 16 years have 12.18 left ("12 years 2 months 8 days").
test('Future Samachar: the balance of Jupiter', () => {
  const { birthLord, balanceYears } = dashaOf('vimshottari', 323 + 11 / 60, 0)
  expect(birthLord).toBe('jupiter')
  expect(balanceYears).toBeCloseTo((609 / 800) * 16, 6)
})
