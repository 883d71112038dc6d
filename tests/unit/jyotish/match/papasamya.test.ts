/** @module-tag property */
import { match, readBirth } from 'drishti-jyotish/index.ts'
import type { Chart } from 'drishti-jyotish/kundli/chart.ts'
import { papaBalance, papaOf, papasamyaOf } from 'drishti-jyotish/match/papasamya.ts'
import { GRAHAS, type Graha } from 'drishti-jyotish/zodiac.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'

/** Each graha in the middle of a sign (0 Mesha … 11 Meena). */
function chartOf(lagna: number, signs: Record<Graha, number>): Chart {
  const middle = (sign: number) => sign * 30 + 15
  const each = <Value>(value: (graha: Graha) => Value) =>
    Object.fromEntries(GRAHAS.map((graha) => [graha, value(graha)])) as Record<Graha, Value>
  return { ascendant: middle(lagna), lons: each((graha) => middle(signs[graha])), speeds: each(() => 1) }
}

// Lagna Mesha; Moon in Karka (4th), Venus in Tula (7th).
const chart = chartOf(0, {
  moon: 3,
  venus: 6,
  mercury: 4,
  jupiter: 2,
  // 7th from the lagna, 4th from the Moon, 1st from Venus.
  mars: 6,
  // 8th from the lagna, 5th from the Moon, 2nd from Venus.
  saturn: 7,
  // 5th from the lagna, 2nd from the Moon, 11th from Venus.
  sun: 4,
  // 10th from the lagna, 7th from the Moon, 4th from Venus; Ketu does not count.
  rahu: 9,
  ketu: 3,
})

test('the malefics of a chart are counted by hand: 1 from the lagna, ½ from the Moon, ¼ from Venus', () => {
  const { rows, points, total } = papaOf(chart)
  expect(rows.map(({ from, graha, house }) => `${from} ${graha} ${house}`)).toEqual([
    'lagna mars 7',
    'lagna saturn 8',
    'moon sun 2',
    'moon mars 4',
    'moon rahu 7',
    'venus mars 1',
    'venus saturn 2',
    'venus rahu 4',
  ])
  expect(points).toEqual({ lagna: 2, moon: 1.5, venus: 0.75 })
  expect(total).toBe(4.25)
  // Jupiter in Mithuna looks at Tula, Dhanu and Kumbha: at Mars alone.
  expect(new Set(rows.filter(({ softened }) => softened).map(({ graha }) => graha))).toEqual(new Set(['mars']))
})

test('the first person may have a point more, the second one never', () => {
  expect([papaBalance(4.25, 4.25), papaBalance(4.25, 3.25)]).toEqual(['even', 'even'])
  expect(papaBalance(4.25, 3)).toBe('first_more')
  expect(papaBalance(4, 4.25)).toBe('second_more')
  expect(papasamyaOf(chart, chart).balance).toBe('even')
})

test('sums are quarters within what is possible, and the roles alone decide the balance', () => {
  const sign = fc.integer({ min: 0, max: 11 })
  const any = fc
    .tuple(sign, fc.tuple(...GRAHAS.map(() => sign)))
    .map(([lagna, signs]) =>
      chartOf(lagna, Object.fromEntries(GRAHAS.map((graha, i) => [graha, signs[i]])) as Record<Graha, number>),
    )
  fc.assert(
    fc.property(any, any, (a, b) => {
      const { boy, girl, balance } = papasamyaOf(a, b)
      expect(boy.total * 4).toBe(Math.round(boy.total * 4))
      expect(boy.total).toBeLessThanOrEqual(7)
      const turned = papasamyaOf(b, a)
      expect([turned.boy.total, turned.girl.total]).toEqual([girl.total, boy.total])
      if (balance === 'even' && boy.total > girl.total) expect(turned.balance).toBe('second_more')
    }),
    { numRuns: runs(1000) },
  )
})

test('a match of two births has it, a star has none', () => {
  const boy = readBirth({ utc: '1990-03-14T04:20:00Z', lat: 19.076, lon: 72.8777 })
  const girl = readBirth({ utc: '1992-08-02T15:45:00Z', lat: 28.6139, lon: 77.209 })
  const { papasamya, charts } = match(boy, girl)
  expect(papasamya).toEqual(papasamyaOf(charts.boy!, charts.girl!))
  expect(match({ nakshatra: 1, pada: 1 }, girl)).toMatchObject({ papasamya: null, dashaSandhi: null })
})
