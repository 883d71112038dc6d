// Worked examples of P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach (Sagar, 2000): charts are given as he
// draws them, sign by sign from Mesha.

import { type Advanced, advancedOf, kakshyasAt } from 'drishti-jyotish/advanced/advanced.ts'
import { ageOf } from 'drishti-jyotish/advanced/avasthas.ts'
import { bhavaDig, kindOf } from 'drishti-jyotish/advanced/bhava-bala.ts'
import { ishtaOf } from 'drishti-jyotish/advanced/ishta.ts'
import { argalasOn, rashiDrishti } from 'drishti-jyotish/advanced/jaimini.ts'
import { kakshyaOf } from 'drishti-jyotish/advanced/kakshya.ts'
import { ekadhipatyaOf, shodhanaOf, shodhanasOf, trikonaOf } from 'drishti-jyotish/advanced/shodhana.ts'
import { induSign, specialLagnasOf, sreeLagna, varnadaSign } from 'drishti-jyotish/advanced/special-lagnas.ts'
import { transitSearch } from 'drishti-jyotish/advanced/transit-search.ts'
import { VARGA_GROUPS, vargaPoints } from 'drishti-jyotish/advanced/vimshopaka.ts'
import { type Kundli, kundli, readBirth } from 'drishti-jyotish/index.ts'
import { ashtakavargaOf } from 'drishti-jyotish/kundli/ashtakavarga.ts'
import { GRAHAS, SEVEN } from 'drishti-jyotish/zodiac.ts'
import { beforeAll, expect, test } from 'vitest'
import { drawn } from './drawn.ts'

test('bhava, hora and ghati lagna (examples 7–9, exercise 8)', () => {
  const of = (minutes: number, sunAtSunrise: number) =>
    specialLagnasOf({ sunAtSunrise, ascendant: 0, moon: 0, sinceSunrise: minutes * 60_000 })
  // 6:37 to 19:23, the Sun at 24° 17′ of Makara.
  const evening = of(12 * 60 + 46, 294 + 17 / 60)
  expect(evening.hora).toBeCloseTo(300 + 17.28, 1)
  expect(evening.ghati).toBeCloseTo(150 + 21.78, 1)
  // A sign in five ghatis, which are two hours (BPHS 4).
  expect(evening.bhava).toBeCloseTo((294.2833 + 766 / 4) % 360, 3)
})

test('sree lagna (example 10 and exercise 10)', () => {
  expect(sreeLagna(175 + 5 / 60, 193 + 6 / 60)).toBeCloseTo(330 + 18.78, 1)
  expect(sreeLagna(224 + 19 / 60, 135 + 29 / 60)).toBeCloseTo(270 + 12.37, 1)
})

test('indu and varnada', () => {
  // Mesha rises, the Moon in Karka: Jupiter (10) and Jupiter (10) are 20, 8 from Karka is Kumbha.
  expect(induSign(0, 3)).toBe(10)
  // Mithuna (3) and Simha (5), both odd: 8 from Mesha; Mithuna (3) and Karka (9 from Mina): 6.
  expect([varnadaSign(2, 4), varnadaSign(2, 3)]).toEqual([7, 5])
})

test('trikona, ekadhipatya and pindas of Mercury (examples 40–42, chart 11)', () => {
  const bindus = [7, 4, 7, 4, 4, 3, 4, 4, 4, 3, 6, 4]
  expect(trikonaOf(bindus)).toEqual([3, 1, 3, 0, 0, 0, 0, 0, 0, 0, 2, 0])
  const { signs, lagna } = drawn('5/8/L,,0/2/3,,4/6,,7,,,,,1')
  expect(shodhanaOf(bindus, { ...signs, lagna })).toMatchObject({ rashiPinda: 77, grahaPinda: 75, shodhyaPinda: 152 })
})

test('pindas of the seven (exercise 22, chart 7), by the table of bindus of his edition', () => {
  const { signs, lagna } = drawn('6/1/7,,,,,,8/4,L,3/2,0,5,')
  const made = ashtakavargaOf({ ...signs, lagna }, 'parashara')
  expect(made.sarva).toEqual([27, 24, 25, 26, 34, 35, 31, 28, 26, 26, 34, 21])
  expect(made.bhinna.sun).toEqual([4, 2, 3, 4, 6, 5, 5, 3, 2, 6, 6, 2])
  const reduced = shodhanasOf(made, { ...signs, lagna })
  expect(SEVEN.map((planet) => reduced[planet].rashiPinda)).toEqual([152, 85, 52, 95, 68, 154, 162])
  expect(SEVEN.map((planet) => reduced[planet].grahaPinda)).toEqual([81, 55, 43, 33, 56, 54, 63])
})

test('ekadhipatya: the four cases of two signs of one lord', () => {
  const of = (first: number, second: number, occupied: number[]) => {
    const bindus = Array<number>(12).fill(0)
    bindus[0] = first
    bindus[7] = second
    const left = ekadhipatyaOf(bindus, (sign) => occupied.includes(sign))
    return [left[0], left[7]]
  }
  expect(of(3, 0, [])).toEqual([3, 0])
  expect(of(3, 2, [0, 7])).toEqual([3, 2])
  expect(of(3, 2, [])).toEqual([2, 2])
  expect(of(3, 3, [])).toEqual([0, 0])
  expect(of(3, 2, [0])).toEqual([3, 0])
  expect(of(3, 2, [7])).toEqual([2, 2])
  expect(of(3, 3, [7])).toEqual([0, 3])
})

test('rashi drishti (exercise 15, chart 5)', () => {
  const { signs } = drawn('1,0,,,7,4,,2/L/6,3,5,8,')
  const seen = Object.fromEntries(GRAHAS.map((graha) => [graha, rashiDrishti(signs[graha])]))
  expect(seen).toEqual({
    sun: [3, 6, 9],
    moon: [4, 7, 10],
    mars: [0, 3, 9],
    mercury: [2, 5, 11],
    jupiter: [2, 8, 11],
    venus: [1, 4, 7],
    saturn: [0, 3, 9],
    rahu: [0, 6, 9],
    ketu: [0, 3, 6],
  })
})

test('argala: second, fourth, eleventh and fifth, against twelfth, tenth, third and ninth; Ketu turns the count', () => {
  const { signs } = drawn('0,1/2,,3,4,,7,,,5,,6')
  signs.ketu = 0
  const [second, fourth] = argalasOn(1, signs)
  expect(second).toMatchObject({ grahas: [], obstructing: ['sun', 'ketu'], holds: false })
  expect(fourth).toMatchObject({ grahas: ['jupiter'], obstructing: [], holds: true })
  const [turned] = argalasOn(0, signs)
  expect(turned).toMatchObject({ grahas: ['saturn'], obstructing: ['moon', 'mars'] })
})

test('ages of six degrees; ishta and kashta; kinds of signs; points of vargas', () => {
  expect([ageOf(2), ageOf(29), ageOf(32), ageOf(59)]).toEqual(['bala', 'mrita', 'mrita', 'bala'])
  expect(ishtaOf(60, 60)).toMatchObject({ ishta: 60, kashta: 0 })
  expect(ishtaOf(15, 60).ishta).toBe(30)
  expect([kindOf(250), kindOf(260), kindOf(272), kindOf(290)]).toEqual([
    'nara',
    'chatushpada',
    'chatushpada',
    'jalachara',
  ])
  // A human sign has its sixty in the lagna and nothing in the seventh (Raman).
  expect([bhavaDig(1, 75), bhavaDig(7, 75), bhavaDig(10, 15)]).toEqual([60, 0, 60])
  for (const group of Object.values(VARGA_GROUPS))
    expect(Object.values(group).reduce((sum, weight) => sum + weight, 0)).toBe(20)
  const { lons } = drawn('0,1,2,3,4,5,6,7,,,,8')
  // The Sun in Mesha: Mars stands third from him, a great friend.
  expect(vargaPoints('sun', 1, lons)).toBe(18)
})

let made: Kundli
let advanced: Advanced
beforeAll(() => {
  made = kundli(readBirth({ utc: '1990-05-01T05:00:00Z', lat: 13.08, lon: 80.27 }))
  advanced = advancedOf(made)
})

test('kakshyas: Saturn’s first, the lagna’s last; a bindu where the lord gave one', () => {
  expect(kakshyaOf('sun', 0, made.ashtakavarga).lord).toBe('saturn')
  expect(kakshyaOf('sun', 29.9, made.ashtakavarga)).toMatchObject({ number: 8, lord: 'lagna' })
  for (const each of kakshyasAt(made, Date.UTC(2026, 0, 1)))
    expect(each.hasBindu).toBe(made.ashtakavarga.contributors[each.graha][each.sign]!.includes(each.lord))
})

test('a whole chart: every part is there, dashas join, sums hold', () => {
  for (const { periods } of [advanced.chara, advanced.narayana, advanced.kalachakra])
    periods.forEach(({ start, end }, i) => {
      expect(end).toBeGreaterThan(start)
      if (i > 0) expect(start).toBeCloseTo(periods[i - 1]!.end, 0)
    })
  expect(advanced.narayana.periods.reduce((sum, { years }) => sum + years, 0)).toBe(144)
  for (const { lord, ofLord } of advanced.bhavaBala) expect(ofLord).toBeCloseTo(made.shadbala[lord].rupas * 60, 6)
  for (const planet of SEVEN) {
    expect(advanced.ishta[planet].ishta).toBeGreaterThanOrEqual(0)
    expect(advanced.vimshopaka[planet].shodashavarga).toBeLessThanOrEqual(20)
  }
})

test('transits over a chart: Saturn enters Kumbha on 17 January 2023, and stands exactly on what he meets', () => {
  const events = transitSearch(made, { from: Date.UTC(2022, 11, 1), to: Date.UTC(2024, 0, 1), grahas: ['saturn'] })
  const entry = events.find(({ kind }) => kind === 'enters')!
  expect(new Date(entry.at).toISOString().slice(0, 10)).toBe('2023-01-17')
  expect(events.filter(({ kind }) => kind === 'station')).toHaveLength(2)
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => a - b))
  expect(() => transitSearch(made, { from: 0, to: Date.UTC(2020, 0, 1) })).toThrow(/12 years/)
})
