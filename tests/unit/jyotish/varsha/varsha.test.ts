// Worked examples of P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach (Sagar, 2000), ch. 27–30: chart 66
// (examples 118–120) and chart 67 (example 122). The book casts by Lahiri with positions of its own program.

import { loadZones, readBirth } from 'drishti-jyotish/index.ts'
import { FIVE, haddaLord, uchchaBala } from 'drishti-jyotish/varsha/panchavargiya.ts'
import { SAHAMS, sahamPoint } from 'drishti-jyotish/varsha/sahams.ts'
import { solarReturn, sunAt } from 'drishti-jyotish/varsha/solar-return.ts'
import { tajikaAspect } from 'drishti-jyotish/varsha/tajika-aspects.ts'
import { ishrafaOf, ithasalaOf } from 'drishti-jyotish/varsha/tajika-light.ts'
import { tajikaYogasOf } from 'drishti-jyotish/varsha/tajika-yogas.ts'
import { readVarshaOptions, readVarshaYears, type Varsha, varshaOf } from 'drishti-jyotish/varsha/varsha.ts'
import { triraashiLord } from 'drishti-jyotish/varsha/year-lord.ts'
import { beforeAll, expect, test } from 'vitest'

const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
const at = (instant: string) => Date.parse(`${instant}+05:30`)
let chart66: Varsha
let chart67: Varsha
beforeAll(async () => {
  const zones = await loadZones()
  const born = (local: string, lat: number, lon: number) => readBirth({ local, lat, lon, tz: 'Asia/Kolkata' }, zones)
  chart66 = varshaOf(born('1967-03-08T17:40:00', 26 + 18 / 60, 73 + 4 / 60), 33)
  chart67 = varshaOf(born('1972-06-01T04:16:00', 16.25, 81.2), 21)
})

test('varsha pravesha: 8 March 2000, 4:41:21 (example 118); 1 June 1993, 1:30:04 pm (example 122)', () => {
  expect(Math.abs(chart66.start - at('2000-03-08T04:41:21'))).toBeLessThan(15_000)
  expect(Math.abs(chart67.start - at('1993-06-01T13:30:04'))).toBeLessThan(15_000)
  expect([chart66.day, chart67.day]).toEqual([false, true])
  // Makara rises at 10° 50′ in chart 66, Kanya in chart 67.
  expect(chart66.lagna.sign).toBe(9)
  expect(Math.abs(chart66.lagna.degree - (10 + 50 / 60))).toBeLessThan(0.1)
  expect(chart67.lagna.sign).toBe(5)
})

test('the Sun stands in a return where it stood at birth, to a hundredth of an arcsecond', () => {
  const rules = { ayanamsa: 'raman', positions: 'true' } as const
  const birth = Date.UTC(1950, 1, 28, 23, 59)
  for (const years of [1, 33, 100]) {
    const away = sunAt(solarReturn(birth, years, rules), rules) - sunAt(birth, rules)
    expect(Math.abs(((away + 540) % 360) - 180) * 3600).toBeLessThan(0.01)
  }
  expect(solarReturn(birth, 0, rules)).toBe(birth)
})

test('muntha: a sign for each completed year, Vrishabha in chart 66 and Makara in chart 67', () => {
  expect(chart66.muntha).toMatchObject({ sign: 1, lord: 'venus', house: 5, birthHouse: 10 })
  expect(chart67.muntha).toMatchObject({ sign: 9, birthHouse: 10 })
})

test('harsha bala of chart 66: Moon 15, Mercury and Venus 10, Jupiter and Saturn 5, Sun and Mars nothing (example 119)', () => {
  expect(chart66.harsha).toEqual({ sun: 0, moon: 15, mars: 0, mercury: 10, jupiter: 5, venus: 10, saturn: 5 })
})

test('uchcha bala of Jupiter at 8° 30′ of Kanya is 12.94 (28.4.2), and his hadda there is Venus’s', () => {
  expect(uchchaBala('jupiter', 158.5)).toBeCloseTo(12.94, 2)
  expect(uchchaBala('sun', 10)).toBe(20)
  expect(uchchaBala('sun', 190)).toBe(0)
  expect(haddaLord(158.5)).toBe('venus')
  expect([haddaLord(0), haddaLord(5.999), haddaLord(6), haddaLord(359.99)]).toEqual([
    'jupiter',
    'jupiter',
    'venus',
    'saturn',
  ])
})

test('haddas: 57° of Saturn, 79 of Jupiter, 66 of Mars, 82 of Venus, 76 of Mercury, as Ptolemy sums them (Tetrabiblos 1.20)', () => {
  const count: Record<string, number> = {}
  for (let degree = 0; degree < 360; degree++) {
    const lord = haddaLord(degree + 0.5)
    count[lord] = (count[lord] ?? 0) + 1
  }
  expect(count).toEqual({ saturn: 57, jupiter: 79, mars: 66, venus: 82, mercury: 76 })
})

test('Mars of chart 66: a hadda and a drekkana of his own; by Neelakantha’s friendship 14.04, where the book has 13.7', () => {
  // The book takes his navamsha for an enemy's (1.25); Saturn stands second from him, which Neelakantha calls neutral.
  const { lords, hadda, drekkana, total, grade } = chart66.strengths.mars
  expect(lords).toEqual({ kshetra: 'jupiter', hadda: 'mars', drekkana: 'mars', navamsha: 'saturn' })
  expect([hadda, drekkana, grade]).toEqual([15, 10, 'strong'])
  expect(total).toBeCloseTo(13.7 + (2.5 - 1.25) / 4, 1)
  for (const planet of SEVEN) {
    const each = chart66.strengths[planet]
    expect(each.total * 4).toBeCloseTo(FIVE.reduce((sum, name) => sum + each[name], 0))
  }
})

test('the five office-bearers of chart 66, how they see its lagna, and Mars as lord of the year (example 120)', () => {
  const { lord } = chart66
  expect(lord.bearers.map(({ planet, aspect }) => [planet, aspect])).toEqual([
    ['jupiter', 'square'],
    ['sun', 'semisextile'],
    ['venus', 'conjunction'],
    ['saturn', 'square'],
    ['mars', 'sextile'],
  ])
  expect(lord).toMatchObject({ planet: 'mars', chosenBy: 'strength', offices: ['triraashi'] })
  // Table 73: of Mesha the Sun by day and Jupiter by night; the last four signs have one lord.
  expect([triraashiLord(0, true), triraashiLord(0, false)]).toEqual(['sun', 'jupiter'])
  for (const sign of [8, 9, 10, 11]) expect(triraashiLord(sign, true)).toBe(triraashiLord(sign, false))
})

test('vivaha saham of chart 67 is 2° 22′ of Dhanu, with the sign that is added (28.8)', () => {
  const { lon, lord } = chart67.sahams.find(({ name }) => name === 'Vivaha')!
  expect(Math.abs(lon - (240 + 2 + 22 / 60))).toBeLessThan(0.05)
  expect(lord).toBe('jupiter')
  expect(SAHAMS).toHaveLength(36)
  // By night Punya and Vidya change places.
  const byDay = Object.fromEntries(chart67.sahams.map((each) => [each.name, each.lon]))
  expect(byDay.Pitri).toBe(byDay.Rajya)
  expect(chart66.sahams.every((each) => each.lon >= 0 && each.lon < 360)).toBe(true)
  // C on the way from B to A adds nothing, else a sign.
  expect([sahamPoint(100, 40, 70), sahamPoint(100, 40, 200)]).toEqual([130, 290])
})

test('ithasala and ishrafa: the Moon at 14° and at 23° of Simha, Venus at 19° (29.2)', () => {
  const lons = { sun: 0, moon: 134, mars: 0, mercury: 0, jupiter: 0, venus: 139, saturn: 0 }
  expect(ithasalaOf('moon', 'venus', lons)).toMatchObject({ grahas: ['moon', 'venus'], orb: 5, stage: 'running' })
  expect(ishrafaOf('venus', 'moon', { ...lons, moon: 143 })).toMatchObject({ grahas: ['moon', 'venus'], orb: 4 })
  expect(ithasalaOf('moon', 'venus', { ...lons, moon: 131 })).toBeNull()
  expect(ithasalaOf('moon', 'venus', { ...lons, moon: 138.5 })?.stage).toBe('complete')
})

test('Mercury, lord of the lagna of chart 67, has a running ithasala with Jupiter: a square, 6.20° away (example 122)', () => {
  const found = chart67.yogas.find(({ yoga, grahas }) => yoga === 'ithasala' && grahas.includes('jupiter'))
  expect(found).toMatchObject({ grahas: ['mercury', 'jupiter'], aspect: 'square', stage: 'running' })
  expect(found?.orb).toBeCloseTo(6.2, 1)
})

test('nakta: Venus at 13° of Mithuna and Mars at 15° of Vrishchika do not see each other, the Moon at 11° of Karka carries their light (29.2.5)', () => {
  const lons = { sun: 0, moon: 101, mars: 225, mercury: 0, jupiter: 0, venus: 73, saturn: 0 }
  const speeds = { sun: 1, moon: 13, mars: 0.5, mercury: 1, jupiter: 0.1, venus: 1, saturn: 0.1 }
  const nakta = tajikaYogasOf(lons, speeds, 35).filter(({ yoga }) => yoga === 'nakta')
  expect(nakta).toContainEqual({
    yoga: 'nakta',
    grahas: ['venus', 'mars', 'moon'],
    aspect: null,
    orb: null,
    stage: null,
  })
  expect(Array.from({ length: 12 }, (_, sign) => tajikaAspect(0, sign)).filter((each) => each === null)).toHaveLength(2)
})

test('ikkavala and induvara: all in angles and the houses after them, or none there (29.2.1–2)', () => {
  const speeds = { sun: 1, moon: 13, mars: 0.5, mercury: 1, jupiter: 0.1, venus: 1, saturn: 0.1 }
  const signs = (list: number[]) =>
    Object.fromEntries(SEVEN.map((planet, i) => [planet, list[i]! * 30 + 4 * i])) as Record<
      (typeof SEVEN)[number],
      number
    >
  const named = (list: number[], lagna: number) =>
    tajikaYogasOf(signs(list), speeds, lagna * 30).map(({ yoga }) => yoga)
  // The book's charts: Makara rises, with grahas in Mesha to Vrishabha and on.
  expect(named([9, 10, 7, 0, 1, 3, 4], 9)).toContain('ikkavala')
  expect(named([11, 11, 2, 2, 5, 5, 8], 9)).toContain('induvara')
  expect(named([0, 11, 11, 2, 5, 9, 3], 9)).not.toContain('ikkavala')
})

test('mudda dasha of chart 67: Rahu until 14 July 1993, then Jupiter, in whose days she married (30.3)', () => {
  const [rahu, jupiter] = chart67.mudda
  expect([rahu?.lord, jupiter?.lord]).toEqual(['rahu', 'jupiter'])
  expect(new Date(rahu!.end + 19_800_000).toISOString().slice(0, 10)).toBe('1993-07-14')
  expect(jupiter!.start).toBeLessThan(at('1993-07-24T12:00:00'))
  expect(jupiter!.end).toBeGreaterThan(at('1993-07-24T12:00:00'))
  // The round fills the year: what was spent of the first period comes at the end.
  expect(chart67.mudda[0]?.start).toBe(chart67.start)
  expect(chart67.mudda.at(-1)).toMatchObject({ lord: 'rahu', end: chart67.end })
  chart67.mudda.forEach(({ start, end, parts }, i) => {
    expect(start).toBeCloseTo(chart67.mudda[i - 1]?.end ?? start, 0)
    expect(parts[0]?.start).toBe(start)
    expect(parts.at(-1)?.end).toBeCloseTo(end, 0)
  })
})

test('the year of the birth itself; the rules are named; refusals name their field', () => {
  const birth = { ms: Date.UTC(1990, 0, 1), lat: 28.6, lon: 77.2, uncertaintyMinutes: 0 }
  const first = varshaOf(birth, 0, { ayanamsa: 'raman' })
  expect([first.start, first.muntha.house, first.rules.ayanamsa]).toEqual([birth.ms, 1, 'raman'])
  const elsewhere = varshaOf(birth, 5, {}, { lat: 51.5, lon: -0.1 })
  expect(elsewhere.lagna.lon).not.toBe(varshaOf(birth, 5).lagna.lon)
  expect(() => readVarshaYears(121)).toThrow(/years/)
  expect(() => readVarshaYears('3')).toThrow(/years/)
  expect(() => readVarshaOptions({ houses: 'equal' })).toThrow(/options\.houses/)
})
