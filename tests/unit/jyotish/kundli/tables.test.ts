import { ashtakavargaOf, CONTRIBUTORS, type Contributor } from 'drishti-jyotish/kundli/ashtakavarga.ts'
import { aspectsSign, drishti } from 'drishti-jyotish/kundli/aspects.ts'
import { avakahadaOf, ganaOf, nadiOf, rajjuOf, vashyaOf, yoniOf } from 'drishti-jyotish/kundli/avakahada.ts'
import { combustionOf, dignityOf, ownDignity, ownSigns } from 'drishti-jyotish/kundli/dignity.ts'
import { compoundRelation, naturalRelation, temporalRelation } from 'drishti-jyotish/kundli/friendship.ts'
import { charaKarakas } from 'drishti-jyotish/kundli/karakas.ts'
import { isVargottama, VARGAS, vargaDegree, vargaSign } from 'drishti-jyotish/kundli/vargas.ts'
import { EXALTATION, GRAHAS, nakshatraOf, type Planet, padaOf, SEVEN, signOf } from 'drishti-jyotish/zodiac.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionRows } from '../reference.ts'

const longitude = fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true })

test("the Moon's nakshatra and pada are those of the reference", () => {
  for (const row of positionRows) {
    expect([row.id, nakshatraOf(row.lon_sid.Moon!), padaOf(row.lon_sid.Moon!)]).toEqual([
      row.id,
      row.moon_nakshatra,
      row.moon_pada,
    ])
  }
})

test('navamsa is the quarter of the nakshatra in a row of twelve, and every varga part is one sign', () => {
  fc.assert(
    fc.property(longitude, fc.constantFrom(...VARGAS), (lon, varga) => {
      expect(vargaSign(9, lon)).toBe(Math.floor((lon + 1e-9) / (360 / 108)) % 12)
      const sign = vargaSign(varga, lon)
      expect(sign).toBeGreaterThanOrEqual(0)
      expect(sign).toBeLessThan(12)
      expect(vargaDegree(varga, lon)).toBeGreaterThanOrEqual(0)
      expect(vargaDegree(varga, lon)).toBeLessThan(30.0001)
    }),
  )
})

test('worked divisional charts: 14° Mesha and 14° Vrishabha in all sixteen', () => {
  expect(VARGAS.map((varga) => vargaSign(varga, 14))).toEqual([0, 4, 4, 3, 3, 4, 4, 5, 7, 9, 3, 0, 8, 6, 9, 4])
  expect(VARGAS.map((varga) => vargaSign(varga, 44))).toEqual([1, 3, 5, 4, 10, 1, 1, 6, 11, 5, 2, 3, 11, 0, 1, 5])
  expect(vargaSign(2, 14, { d2: 'parivritti' })).toBe(0)
  expect(vargaSign(2, 44, { d2: 'parivritti' })).toBe(2)
  expect(vargaSign(24, 44, { d24: 'reversed' })).toBe(4)
  expect(vargaSign(60, 44, { d60: 'mesha' })).toBe(4)
})

test('vargottama: the first navamsa of movable, the fifth of fixed, the ninth of dual signs', () => {
  for (let sign = 0; sign < 12; sign++) {
    const parts = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((p) => isVargottama(sign * 30 + (p + 0.5) * (30 / 9)))
    expect(parts).toEqual([[0], [4], [8]][sign % 3])
  }
})

test('dignities: exaltation, moolatrikona, own, debilitation and friendship', () => {
  for (const planet of SEVEN) {
    expect(ownDignity(planet, EXALTATION[planet])).toBe('exalted')
    expect(ownDignity(planet, EXALTATION[planet] + 180)).toBe('debilitated')
  }
  expect(ownDignity('moon', 32)).toBe('exalted')
  expect(ownDignity('mercury', 160)).toBe('exalted')
  expect(ownDignity('mercury', 175)).toBe('own')
  expect(ownDignity('sun', 125)).toBe('moolatrikona')
  expect(ownDignity('sun', 145)).toBe('own')
  expect(ownSigns('saturn')).toEqual([9, 10])
  // Sun in Dhanu: Jupiter is a natural friend; in Kumbha (3rd from Dhanu) he is one for the time being too.
  expect(dignityOf('sun', 250, 10)).toBe('great_friend')
  expect(dignityOf('sun', 250, 8)).toBe('neutral')
  expect(dignityOf('rahu', 100, 3)).toBe('none')
  expect(naturalRelation('mercury', 'moon')).toBe('enemy')
  expect(temporalRelation(0, 6)).toBe('enemy')
  expect(compoundRelation('enemy', 'friend')).toBe('neutral')
})

test('combustion by orb, smaller for a retrograde Mercury and Venus', () => {
  expect(combustionOf('venus', 9, 0, false)?.combust).toBe(true)
  expect(combustionOf('venus', 9, 0, true)?.combust).toBe(false)
  expect(combustionOf('saturn', 350, 4, false)).toMatchObject({ combust: true, orb: 15 })
  expect(combustionOf('rahu', 0, 0, true)).toBeNull()
})

test('aspects: the seventh of all, Mars 4 and 8, Jupiter 5 and 9, Saturn 3 and 10', () => {
  for (const graha of GRAHAS) expect(aspectsSign(graha, 2, 8)).toBe(true)
  expect([3, 6, 7].map((to) => aspectsSign('mars', 0, to))).toEqual([true, true, true])
  expect([4, 8].map((to) => aspectsSign('jupiter', 0, to))).toEqual([true, true])
  expect([2, 9].map((to) => aspectsSign('saturn', 0, to))).toEqual([true, true])
  expect(aspectsSign('rahu', 0, 4)).toBe(false)
  expect(aspectsSign('rahu', 0, 4, 'jupiter-like')).toBe(true)
  expect(drishti('sun', 0, 180)).toBe(60)
  expect(drishti('mars', 0, 100)).toBe(55)
  expect(drishti('saturn', 0, 60)).toBe(60)
})

test.each(['raman', 'parashara'] as const)(
  'ashtakavarga of %s: the sums of each graha never change, 337 in all',
  (school) => {
    const sums = [48, 49, 39, 54, 56, 52, 39]
    const signs = fc.tuple(...CONTRIBUTORS.map(() => fc.integer({ min: 0, max: 11 })))
    fc.assert(
      fc.property(signs, (values) => {
        const { bhinna, sarva } = ashtakavargaOf(
          Object.fromEntries(CONTRIBUTORS.map((name, i) => [name, values[i]!])) as never,
          school,
        )
        expect(SEVEN.map((planet) => bhinna[planet].reduce((a, b) => a + b))).toEqual(sums)
        expect(sarva.reduce((a, b) => a + b)).toBe(337)
        for (const planet of SEVEN) expect(Math.max(...bhinna[planet])).toBeLessThanOrEqual(8)
      }),
    )
  },
)

// PVR Narasimha Rao's edition of BPHS, as Jagannatha Hora and PyJHora tabulate it.
test('ashtakavarga of the other editions: the Moon from herself, Mars and Jupiter, Venus from Mars', () => {
  const all = Object.fromEntries(CONTRIBUTORS.map((name) => [name, 0])) as Record<Contributor, number>
  const { contributors } = ashtakavargaOf(all, 'parashara')
  const housesFrom = (planet: Planet, giver: Contributor) =>
    contributors[planet].flatMap((givers, sign) => (givers.includes(giver) ? [sign + 1] : []))
  expect(housesFrom('moon', 'moon')).toEqual([1, 3, 6, 7, 9, 10, 11])
  expect(housesFrom('moon', 'mars')).toEqual([2, 3, 5, 6, 10, 11])
  expect(housesFrom('moon', 'jupiter')).toEqual([1, 2, 4, 7, 8, 10, 11])
  expect(housesFrom('venus', 'mars')).toEqual([3, 4, 6, 9, 11, 12])
})

test('avakahada of the stars of a well-known table', () => {
  expect([1, 14, 27].map(yoniOf)).toEqual(['horse', 'tiger', 'elephant'])
  expect([1, 2, 3].map(ganaOf)).toEqual(['deva', 'manushya', 'rakshasa'])
  expect([1, 2, 3, 4].map(nadiOf)).toEqual(['adi', 'madhya', 'antya', 'antya'])
  expect(rajjuOf(5)).toBe('shira')
  expect([254, 256, 284, 286].map(vashyaOf)).toEqual(['manava', 'chatushpada', 'chatushpada', 'jalachara'])
  expect(avakahadaOf(349.19, 4)).toMatchObject({
    nakshatra: 27,
    pada: 1,
    syllable: 'de',
    gana: 'deva',
    nadi: 'antya',
    varna: 'brahmin',
    paya: 'iron',
  })
})

test('chara karakas: by degrees in the sign, Rahu backwards', () => {
  const lons = { sun: 10, moon: 25, mars: 31, mercury: 62, jupiter: 103, venus: 154, saturn: 204, rahu: 1, ketu: 181 }
  expect(charaKarakas(lons).map(({ graha }) => graha)).toEqual([
    'moon',
    'saturn',
    'jupiter',
    'sun',
    'venus',
    'mercury',
    'mars',
  ])
  expect(charaKarakas(lons, 8)[0]).toMatchObject({ role: 'atma', graha: 'rahu', degree: 29 })
  expect(signOf(359.9999999999)).toBe(0)
})
