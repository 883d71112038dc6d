import { findingsOf, prashnaOf, readPrashnaHouse, readPrashnaOptions } from 'drishti-jyotish/prashna/prashna.ts'
import { tajikaYogasOf } from 'drishti-jyotish/varsha/tajika-yogas.ts'
import { type Planet, signLord } from 'drishti-jyotish/zodiac.ts'
import { expect, test } from 'vitest'

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

// Questions of Tajika Neelakanthi 2 with Mahidhara's charts (sa.wikisource.org, pages 60 and 62 of the scan). Grahas that a
// chart leaves out stand where nobody of the pair meets them.
const asked = (lons: Record<Planet, number>, lagna: number, house: number) => {
  const speeds = { sun: 1, moon: 13, mars: 0.6, mercury: 1.3, jupiter: 0.1, venus: 1.2, saturn: 0.05 }
  const yogas = tajikaYogasOf(lons, speeds, lagna * 30 + 5)
  const sign = (lagna + house - 1) % 12
  const matter = { house, sign, lagnaLord: signLord(lagna), houseLord: signLord(sign) }
  const nodes = { rahu: 75, ketu: 255 }
  return { yogas, findings: findingsOf({ lons: { ...lons, ...nodes }, lagna, matter, yogas }) }
}

test('will there be a child? Mars at 20° of the rising Mesha, the Sun of the 5th at 17°, the Moon at 14° of Karka joins them', () => {
  const lons = { mars: 20, sun: 17, moon: 104, mercury: 35, venus: 32, jupiter: 240, saturn: 212 }
  const { findings, yogas } = asked(lons, 0, 5)
  expect(findings.find(({ rule }) => rule === 'lords_come_together')?.grahas).toEqual(['mars', 'sun'])
  expect(findings.find(({ rule }) => rule === 'moon_comes_to_a_lord')?.grahas).toEqual(['moon', 'mars', 'sun'])
  // The lord of the house stands in the lagna, too, and the best of all kamboolas is made.
  expect(findings.some(({ rule, grahas }) => rule === 'lord_in_the_house' && grahas[0] === 'sun')).toBe(true)
  expect(yogas.some(({ yoga, grahas }) => yoga === 'kamboola' && grahas.includes('sun'))).toBe(true)
})

test('will he rule? Venus at 15° of Karka, the Moon of the 10th at 10° of Vrishabha, but Mars at 16° takes their light', () => {
  const lons = { venus: 105, moon: 40, mars: 46, sun: 125, mercury: 150, jupiter: 240, saturn: 300 }
  const { findings, yogas } = asked(lons, 6, 10)
  expect(findings.find(({ rule }) => rule === 'lords_come_together')?.grahas).toEqual(['venus', 'moon'])
  expect(yogas.find(({ yoga }) => yoga === 'manau')?.grahas).toEqual(['moon', 'venus', 'mars'])
})
