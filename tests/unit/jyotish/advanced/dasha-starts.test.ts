// The mahadashas and antardashas that begin within a span.

import { advancedOf, DASHAS, dashaStarts, kundli, readBirth, readDashas } from 'drishti-jyotish/index.ts'
import { subPeriods } from 'drishti-jyotish/kundli/dasha.ts'
import { expect, test } from 'vitest'

const made = kundli(readBirth({ utc: '1990-05-01T05:00:00Z', lat: 13.08, lon: 80.27 }))
const life = { from: made.birth.ms, to: Date.UTC(2110, 0, 1) }

test('vimshottari unless said otherwise: each mahadasha after the birth, with its nine antardashas in order', () => {
  const found = dashaStarts(made, life)
  const mahas = made.vimshottari.periods.filter(({ start }) => start >= life.from && start < life.to)
  expect(found.filter(({ lords }) => lords?.length === 1).map(({ at }) => at)).toEqual(mahas.map(({ start }) => start))
  const [second] = mahas
  const parts = found.filter(({ lords = [] }) => lords.length === 2 && lords[0] === second?.lord)
  expect(parts.map(({ at }) => at)).toEqual(subPeriods('vimshottari', second!).map(({ start }) => start))
  expect(found.map(({ at }) => at)).toEqual(found.map(({ at }) => at).sort((a, b) => a - b))
})

test('a span leaves out what begins before it or at its end; nothing begins before the birth', () => {
  const [first, second] = dashaStarts(made, life)
  const between = dashaStarts(made, { from: first!.at + 1, to: second!.at })
  expect(between).toEqual([])
  expect(dashaStarts(made, { from: 0, to: life.to, dashas: DASHAS }).every(({ at }) => at >= made.birth.ms)).toBe(true)
})

test('dashas of signs name signs: chara with its twelfths, narayana and kalachakra their mahadashas alone', () => {
  const { chara, narayana, kalachakra } = advancedOf(made)
  const of = (dasha: 'chara' | 'narayana' | 'kalachakra') => dashaStarts(made, { ...life, dashas: [dasha] })
  const inLife = ({ start }: { start: number }) => start >= life.from && start < life.to
  expect(of('chara').filter(({ signs }) => signs?.length === 1)).toHaveLength(chara.periods.filter(inLife).length)
  // Each sign's first part is that of the next sign in the dasha's way.
  const [maha, antar] = of('chara')
  expect(antar?.signs).toEqual([maha?.signs?.[0], (chara.first + (chara.forward ? 1 : 11)) % 12])
  for (const dasha of [narayana, kalachakra])
    expect(of(dasha.name as 'narayana').map(({ at, signs }) => [at, signs])).toEqual(
      dasha.periods.filter(inLife).map(({ start, sign }) => [start, [sign]]),
    )
})

test('names of dashas from outside are read; another word is refused at its place', () => {
  expect(readDashas(['yogini', 'chara'])).toEqual(['yogini', 'chara'])
  expect(() => readDashas(['vimshottari', 'kala'])).toThrow(/dashas\.1/)
  expect(() => readDashas([])).toThrow(/dashas/)
})
