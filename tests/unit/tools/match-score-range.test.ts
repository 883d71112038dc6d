import { match, readBirth } from 'drishti-jyotish/index.ts'
import { expect, test } from 'vitest'
import { scoreRangeOf } from '#app/screens/match/score-range.ts'

const birth = (utc: string, uncertaintyMinutes = 0) => ({
  ...readBirth({ utc, lat: 19.076, lon: 72.8777 }),
  uncertaintyMinutes,
})
const within = (a: Parameters<typeof match>[0], b: Parameters<typeof match>[1], options = {}) =>
  scoreRangeOf({ a, b }, match(a, b, options))

test('agrees with the engine where both times are tried by the same minutes', () => {
  for (const [first, second] of [
    ['1990-03-14T04:20:00Z', '1992-08-02T15:45:00Z'],
    ['1985-11-02T22:10:00Z', '1988-01-19T03:33:00Z'],
  ] as const) {
    const [a, b] = [birth(first), birth(second)]
    const made = match(a, b, { sensitivityMinutes: 120 })
    const found = scoreRangeOf({ a, b }, made)
    expect([found.min, found.max]).toEqual([made.sensitivity?.min, made.sensitivity?.max])
    const at = { a: a.ms, b: b.ms }
    expect(found.changes.map(({ who, minutes, total }) => [Math.round(at[who] + minutes! * 60_000), total])).toEqual(
      made.sensitivity?.changes.map(({ at: ms, total }) => [Math.round(ms), total]),
    )
  }
})

test('each birth is tried by its own doubt; a day without its hour meets four or five padas', () => {
  const found = within(birth('1989-07-09T06:30:00Z', 720), birth('1992-08-02T15:45:00Z', 0), { sensitivityMinutes: 0 })
  expect(found.minutes).toEqual({ a: 720, b: 0 })
  expect(found.changes.every(({ who }) => who === 'a')).toBe(true)
  expect(found.changes.length).toBeGreaterThanOrEqual(3)
  expect(found.changes.length).toBeLessThanOrEqual(6)
  expect(found.levels.a.length).toBeGreaterThan(1)
  expect(found.levels.b).toHaveLength(1)
  // The lagna goes round: the sum of the malefics moves, and the one without a doubt has one sum.
  expect(found.papas.a!.max).toBeGreaterThan(found.papas.a!.min)
  expect(found.papas.b!.max).toBe(found.papas.b!.min)
})

test('a pada that the middle of Dhanu divides can score two ways; any other one cannot', () => {
  const divided = within({ nakshatra: 20, pada: 1 }, { nakshatra: 6, pada: 2 })
  expect(divided.changes.map(({ minutes }) => minutes)).toEqual([null, null])
  expect(divided.max - divided.min).toBe(1)
  expect(divided.levels).toEqual({ a: [], b: [] })
  expect(divided.papas).toEqual({ a: null, b: null })
  const whole = within({ nakshatra: 20, pada: 3 }, { nakshatra: 6, pada: 2 })
  expect(whole.changes).toEqual([])
  expect(whole.min).toBe(whole.max)
})
