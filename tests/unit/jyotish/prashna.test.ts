import { expect, test } from 'vitest'
import { prashnaOf, readPrashnaHouse, readPrashnaOptions } from '#workers/jyotish/prashna/prashna.ts'
import { signLord } from '#workers/jyotish/zodiac.ts'

const DELHI = { lat: 28.6139, lon: 77.209, offsetSeconds: 19_800 }
const at = (instant: string) => ({ ...DELHI, ms: Date.parse(instant) })

test('the chart of the moment: lagna, lords of house, day and hour', () => {
  // Monday 23 November 2026, 06:52 in Delhi: a minute after sunrise the Moon rules the day and its first hour.
  const made = prashnaOf({ moment: at('2026-11-23T01:25:00Z'), house: 7 })
  expect([made.dayLord, made.horaLord]).toEqual(['moon', 'moon'])
  expect(made.matter.sign).toBe((made.lagna.sign + 6) % 12)
  expect([made.matter.lagnaLord, made.matter.houseLord]).toEqual([
    signLord(made.lagna.sign),
    signLord(made.matter.sign),
  ])
  expect(made.grahas.find(({ graha }) => graha === 'sun')?.house).toBe(1)
  expect(made.rules).toMatchObject({ ayanamsa: 'lahiri', node: 'mean' })
})

test('findings hold of the chart they stand in: over a month of hours every rule is met, and met rightly', () => {
  const met = new Set<string>()
  for (let hour = 0; hour < 24 * 30; hour += 3) {
    const made = prashnaOf({
      moment: { ...DELHI, ms: Date.UTC(2026, 10, 1) + hour * 3_600_000 },
      house: (hour % 12) + 1,
    })
    const { lagnaLord, houseLord } = made.matter
    for (const { rule, grahas, effect, source } of made.findings) {
      met.add(rule)
      expect(source).toMatch(/^(Prashna Tantra|Prasna Marga) \d+$/)
      const houses = grahas.map((graha) => made.grahas.find((each) => each.graha === graha)?.house)
      if (rule.endsWith('_in_angles')) expect(houses.every((house) => [1, 4, 7, 10].includes(house ?? 0))).toBe(true)
      if (rule === 'lords_come_together') {
        expect([...grahas].sort()).toEqual([lagnaLord, houseLord].sort())
        expect(made.yogas.some(({ yoga, grahas: both }) => yoga === 'ithasala' && both.includes(lagnaLord))).toBe(true)
      }
      if (rule === 'one_lord') expect(lagnaLord).toBe(houseLord)
      expect(effect).toBe(/part|malefics|feet/.test(rule) ? 'against' : 'for')
    }
  }
  expect(met.size).toBeGreaterThanOrEqual(9)
})

test('houses and options from outside', () => {
  expect(readPrashnaHouse(12)).toBe(12)
  for (const value of [0, 13, 1.5, '7', undefined]) expect(() => readPrashnaHouse(value)).toThrow(/house/)
  expect(() => readPrashnaOptions({ houses: 'equal' })).toThrow(/options\.houses/)
})
