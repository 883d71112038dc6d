/** @module-tag property */
import { taraCount, yoniPoints } from 'drishti-jyotish/match/kootas.ts'
import { manglikMatch, matchOf, scoreBand, sensitivityOf } from 'drishti-jyotish/match/match.ts'
import { personOf, personOfStar } from 'drishti-jyotish/match/person.ts'
import { poruthamsOf, vedha } from 'drishti-jyotish/match/porutham.ts'
import { GRAHAS } from 'drishti-jyotish/zodiac.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'

const star = (nakshatra: number, pada: number) => personOfStar(nakshatra, pada, 'boy')
const points = (boy: [number, number], girl: [number, number]) =>
  matchOf(star(...boy), star(...girl)).kootas.map((koota) => koota.points)
const anyStar = fc.tuple(fc.integer({ min: 1, max: 27 }), fc.integer({ min: 1, max: 4 }))

test('a worked match koota by koota: Ashwini 1 and Bharani 1', () => {
  // Same varna, vashya and lord; tara 2 and 9; horse and elephant 2; deva and manushya 6; same sign; adi and madhya.
  expect(points([1, 1], [2, 1])).toEqual([1, 2, 3, 2, 5, 6, 7, 8])
  expect(matchOf(star(1, 1), star(2, 1))).toMatchObject({ total: 34, band: 'excellent', max: 36 })
})

test('directional kootas change with the roles', () => {
  // Mithuna (shudra) and Karka (brahmin): Mrigashira 3 and Pushya 1.
  expect(points([5, 3], [8, 1])[0]).toBe(0)
  expect(points([8, 1], [5, 3])[0]).toBe(1)
  // Deva boy and manushya girl 6, the other way 5.
  expect(points([1, 1], [2, 1])[5]).toBe(6)
  expect(points([2, 1], [1, 1])[5]).toBe(5)
})

test('tara counts both ways, the remainder over nine with 0 as 9', () => {
  expect([taraCount(1, 1), taraCount(1, 9), taraCount(1, 10), taraCount(2, 1)]).toEqual([1, 9, 1, 9])
  expect(points([1, 1], [3, 1])[2]).toBe(1.5)
})

test('nadi and bhakoot doshas, their exceptions, and a score that stays as it is', () => {
  // Ashwini 1 and Ardra 1: both adi; Mesha and Mithuna.
  const nadi = matchOf(star(1, 1), star(6, 1))
  expect(nadi.doshas[0]).toMatchObject({ koota: 'nadi', present: true, exceptions: [] })
  expect(nadi.totalIfLifted).toBeGreaterThanOrEqual(nadi.total)
  // Mesha and Vrishchika: 6/8, both of Mars.
  const bhakoot = matchOf(star(1, 1), star(17, 1))
  expect(bhakoot.kootas[6]).toMatchObject({ points: 0, rule: 'clash_6_8' })
  expect(bhakoot.doshas[1]!.exceptions).toContain('same_lord')
  expect(bhakoot.totalIfLifted - bhakoot.total).toBeGreaterThanOrEqual(7)
  // One star, two padas of one sign.
  expect(matchOf(star(4, 1), star(4, 2)).doshas[0]!.exceptions).toContain('same_star_different_pada')
  // One star in two signs: Krittika 1 in Mesha, Krittika 2 in Vrishabha.
  expect(matchOf(star(3, 1), star(3, 2)).doshas[0]!.exceptions).toContain('same_star_different_sign')
})

test('every pair of padas gives 0 to 36 in half points, and the tables stay within their maxima', () => {
  fc.assert(
    fc.property(anyStar, anyStar, (boy, girl) => {
      const match = matchOf(star(...boy), star(...girl))
      expect(match.total * 2).toBe(Math.round(match.total * 2))
      for (const koota of match.kootas) {
        expect(koota.points).toBeGreaterThanOrEqual(0)
        expect(koota.points).toBeLessThanOrEqual(koota.max)
      }
      expect(match.kootas.reduce((sum, { max }) => sum + max, 0)).toBe(36)
      expect(match.totalIfLifted).toBeGreaterThanOrEqual(match.total)
      expect(match.totalIfLifted).toBeLessThanOrEqual(36)
      expect(match.poruthams).toHaveLength(10)
    }),
    { numRuns: runs(1000) },
  )
})

test('yoni scores the same in both directions; enemies score nothing', () => {
  for (const [a, b] of [
    ['cow', 'tiger'],
    ['elephant', 'lion'],
    ['horse', 'buffalo'],
    ['dog', 'deer'],
    ['snake', 'mongoose'],
    ['monkey', 'sheep'],
    ['cat', 'rat'],
  ] as const) {
    expect([yoniPoints(a, b), yoniPoints(b, a)]).toEqual([0, 0])
  }
})

test('the ten poruthams: vedha pairs, rajju groups, mahendra and stree deergha', () => {
  expect(vedha(1, 18) && vedha(6, 22) && vedha(10, 27) && vedha(5, 14) && vedha(23, 5)).toBe(true)
  expect(vedha(1, 17) || vedha(9, 10) || vedha(5, 5)).toBe(false)
  const found = (boy: number, girl: number) =>
    Object.fromEntries(poruthamsOf(star(boy, 1), star(girl, 1)).map(({ porutham, verdict }) => [porutham, verdict]))
  expect(found(4, 1)).toMatchObject({
    mahendra: 'good',
    dina: 'good',
    stree_deergha: 'bad',
    rajju: 'good',
    vedha: 'good',
  })
  expect(found(18, 1)).toMatchObject({ vedha: 'bad', rajju: 'bad', stree_deergha: 'good' })
})

test('the score’s bands begin at their limits', () => {
  expect([17.5, 18, 24.5, 25, 32.5, 33].map(scoreBand)).toEqual([
    'not_recommended',
    'average',
    'average',
    'good',
    'good',
    'excellent',
  ])
})

test('bad stars are typed errors with their field', () => {
  for (const [nakshatra, pada] of [
    [0, 1],
    [28, 1],
    [1, 5],
    ['1', 1],
    [1.5, 1],
    [Number.NaN, 1],
    [undefined, 2],
  ])
    expect(() => personOfStar(nakshatra, pada, 'girl')).toThrow(/^girl\.(nakshatra|pada)/)
  expect(personOfStar(20, 1, 'boy').vashyaUncertain).toBe(true)
  expect(personOfStar(1, 1, 'boy').vashyaUncertain).toBe(false)
})

test('sensitivity tells where the Moon changes her star within the doubt about the time', () => {
  const birth = { ms: 0, moonAt: (ms: number) => (13.3 + (ms / 86_400_000) * 13.2 + 360) % 360 }
  const girl = { ms: 0, moonAt: () => 40.2 }
  const near = sensitivityOf(birth, girl, 15)
  expect(near.changes.map(({ who, at }) => [who, Math.round(at / 60_000)])).toEqual([['boy', 4]])
  expect(near.min).toBeLessThanOrEqual(matchOf(personOf(13.3), personOf(40.2)).total)
  expect(sensitivityOf(birth, girl, 1).changes).toEqual([])
})

test('manglik on both sides balances, one side alone is named', () => {
  const chart = (mars: number, lagna = 0) => ({
    ascendant: lagna,
    lons: Object.fromEntries(GRAHAS.map((g) => [g, g === 'mars' ? mars : 165])) as never,
    speeds: {} as never,
  })
  expect(manglikMatch(chart(195), chart(195)).balance).toBe('balanced')
  expect(manglikMatch(chart(75), chart(75)).balance).toBe('neither')
  expect(manglikMatch(chart(195), chart(75)).balance).toBe('one_sided')
})

test('the tables in which schools differ can be chosen: varna of air and earth, vashya, Maitreya’s yoni', () => {
  const pointsOf = (boy: [number, number], girl: [number, number], tables: Parameters<typeof matchOf>[2]) =>
    Object.fromEntries(matchOf(star(...boy), star(...girl), tables).kootas.map(({ koota, points }) => [koota, points]))
  // A Moon in Mithuna (air) for him, in Vrishabha (earth) for her. saravali.de, Varna Koota.
  expect(pointsOf([6, 1], [4, 1], {}).varna).toBe(0)
  expect(pointsOf([6, 1], [4, 1], { varnaTable: 'air-vaishya' }).varna).toBe(1)
  expect(pointsOf([4, 1], [6, 1], { varnaTable: 'air-vaishya' }).varna).toBe(0)
  // Her horse with his deer, and her lion with his cow: saravali.de, Yoni Koota, where the bride has the rows.
  expect(pointsOf([17, 1], [1, 1], { yoniTable: 'maitreya' }).yoni).toBe(3)
  expect(pointsOf([1, 1], [17, 1], { yoniTable: 'maitreya' }).yoni).toBe(1)
  expect(pointsOf([12, 1], [23, 1], { yoniTable: 'maitreya' }).yoni).toBe(2)
  expect(pointsOf([17, 1], [1, 1], {}).yoni).toBe(1)
})
