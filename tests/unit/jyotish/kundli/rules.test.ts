import { arudhasOf } from 'drishti-jyotish/kundli/arudhas.ts'
import type { Chart } from 'drishti-jyotish/kundli/chart.ts'
import { doshasOf } from 'drishti-jyotish/kundli/doshas/doshas.ts'
import { KAAL_SARP_TYPES, kaalSarpOf } from 'drishti-jyotish/kundli/doshas/kaal-sarp.ts'
import { manglikOf } from 'drishti-jyotish/kundli/doshas/manglik.ts'
import { ayanaBala } from 'drishti-jyotish/kundli/strengths/kala-bala.ts'
import { subLordsOf, subSpan } from 'drishti-jyotish/kundli/sub-lords.ts'
import { YOGA_IDS, yogasOf } from 'drishti-jyotish/kundli/yogas/yogas.ts'
import { GRAHAS, type Graha } from 'drishti-jyotish/zodiac.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

/** A chart from signs: the middle of each, Ketu opposite Rahu. */
function chart(lagna: number, signs: Partial<Record<Graha, number>>, fallback = 0): Chart {
  const at = (graha: Graha) => (signs[graha] ?? fallback) * 30 + 15
  const lons = Object.fromEntries(GRAHAS.map((graha) => [graha, at(graha)])) as Record<Graha, number>
  lons.ketu = (lons.rahu + 180) % 360
  return { ascendant: lagna * 30 + 15, lons, speeds: Object.fromEntries(GRAHAS.map((g) => [g, 1])) as never }
}
const ids = (c: Chart) => yogasOf(c).map(({ id }) => id)
const anyChart = fc
  .tuple(
    fc.double({ min: 0, max: 359.9, noNaN: true }),
    fc.array(fc.double({ min: 0, max: 359.9, noNaN: true }), { minLength: 8, maxLength: 8 }),
  )
  .map(([ascendant, values]): Chart => {
    const lons = Object.fromEntries(GRAHAS.slice(0, 8).map((g, i) => [g, values[i]!])) as Record<Graha, number>
    lons.ketu = (lons.rahu + 180) % 360
    return { ascendant, lons, speeds: lons }
  })

test('at least sixty yogas are known, each with its own id', () => {
  expect(new Set(YOGA_IDS).size).toBe(YOGA_IDS.length)
  expect(YOGA_IDS.length).toBeGreaterThanOrEqual(60)
})

test('any chart gives yogas whose placements are true of it', () => {
  fc.assert(
    fc.property(anyChart, (c) => {
      for (const { placements, message } of yogasOf(c)) {
        expect(placements.length).toBeGreaterThan(0)
        for (const { graha, sign } of placements) expect(sign).toBe(Math.floor(c.lons[graha] / 30))
        expect(message.causes).toHaveLength(placements.length)
      }
    }),
  )
})

test('no yoga is listed twice for the same grahas', () => {
  // Dhanu rises: Jupiter rules the first and the fourth, Mars the fifth; both join them in one raja yoga.
  const dhanu = yogasOf(chart(8, { jupiter: 4, mars: 4 }, 1)).filter(({ id }) => id === 'raja_kendra_trikona')
  const pairs = dhanu.map(({ placements }) => placements.map(({ graha }) => graha).sort())
  expect(pairs.filter((pair) => pair.join() === 'jupiter,mars')).toHaveLength(1)
  // Vrishabha rises: Mercury rules the second and the fifth, Jupiter the eleventh.
  const wealth = yogasOf(chart(1, { mercury: 5, jupiter: 5 }, 2)).filter(({ id }) => id === 'dhana')
  expect(wealth).toHaveLength(1)
  fc.assert(
    fc.property(anyChart, (c) => {
      const told = yogasOf(c).map(({ id, placements }) => [id, ...placements.map(({ graha }) => graha).sort()].join())
      expect(new Set(told).size).toBe(told.length)
    }),
  )
})

test('the five mahapurusha yogas need dignity and a kendra', () => {
  expect(ids(chart(0, { mars: 0 }, 1))).toContain('ruchaka')
  expect(ids(chart(0, { mars: 9 }, 1))).toContain('ruchaka')
  expect(ids(chart(1, { mars: 0 }, 2))).not.toContain('ruchaka')
  expect(ids(chart(5, { mercury: 5 }))).toContain('bhadra')
  expect(ids(chart(0, { jupiter: 3 }))).toContain('hamsa')
  expect(ids(chart(2, { venus: 11 }))).toContain('malavya')
  expect(ids(chart(0, { saturn: 6 }, 1))).toContain('shasha')
})

test('yogas of the Moon: gajakesari, sunapha, anapha, durudhara, kemadruma', () => {
  expect(ids(chart(0, { moon: 3, jupiter: 6 }, 1))).toContain('gajakesari')
  expect(ids(chart(0, { moon: 6, jupiter: 9 }, 1))).not.toContain('gajakesari')
  expect(ids(chart(0, { moon: 3, mars: 4 }, 8))).toContain('sunapha')
  expect(ids(chart(0, { moon: 3, venus: 2 }, 8))).toContain('anapha')
  expect(ids(chart(0, { moon: 3, venus: 2, mars: 4 }, 8))).toContain('durudhara')
  expect(ids(chart(1, { moon: 3 }, 8))).toContain('kemadruma')
  expect(ids(chart(2, { moon: 3 }, 8))).not.toContain('kemadruma')
})

test('yogas of lords: an exchange of 1 and 10, viparita, yogakaraka, dharma-karma', () => {
  // Mesha lagna: Mars in Makara and Saturn in Mesha.
  expect(ids(chart(0, { mars: 9, saturn: 0 }, 4))).toEqual(
    expect.arrayContaining(['maha_parivartana', 'raja_kendra_trikona']),
  )
  // Vrishabha lagna: Saturn rules 9 and 10.
  expect(ids(chart(1, {}, 4))).toContain('yogakaraka')
  // Mesha lagna: Mercury, lord of the sixth, in the eighth.
  expect(ids(chart(0, { mercury: 7 }, 4))).toContain('harsha')
  // Simha lagna: Mars (9) with Venus (10).
  expect(ids(chart(4, { mars: 1, venus: 1 }, 6))).toContain('dharma_karmadhipati')
})

test('nabhasa yogas: shapes before counts', () => {
  expect(ids(chart(0, {}, 0))).toEqual(expect.arrayContaining(['rajju']))
  const seven = { sun: 0, moon: 1, mars: 2, mercury: 3, jupiter: 4, venus: 5, saturn: 6 }
  expect(ids(chart(0, seven))).toContain('nauka')
  expect(ids(chart(1, seven))).toContain('ardhachandra')
  expect(ids(chart(0, { sun: 0, moon: 0, mars: 1, mercury: 1, jupiter: 4, venus: 4, saturn: 4 }))).toContain('shula')
})

test('manglik: the house from lagna, Moon and Venus, and the exceptions by name', () => {
  const full = manglikOf(chart(5, { mars: 2, moon: 2, venus: 8, jupiter: 3 }, 3))
  expect(full.views.map(({ from, house, present }) => [from, house, present])).toEqual([
    ['lagna', 10, false],
    ['moon', 1, true],
    ['venus', 7, true],
  ])
  const own = manglikOf(chart(0, { mars: 7, moon: 8, venus: 5, jupiter: 9 }, 9))
  expect(own.views[0]).toMatchObject({ house: 8, present: true, exceptions: ['mars_own_sign'] })
  expect(own.views[1]).toMatchObject({ house: 12, present: true })
  expect(manglikOf(chart(0, { mars: 1, moon: 11, venus: 11 }, 2), 'north').level).toBe('none')
  expect(manglikOf(chart(0, { mars: 1, moon: 11, venus: 11 }, 2), 'south').level).toBe('partial')
  expect(manglikOf(chart(3, { mars: 6, moon: 0, venus: 1, jupiter: 5 }, 5)).views[0]!.exceptions).toEqual([
    'lagna_karka_or_simha',
  ])
})

test('kaal sarp: seven on one side of the nodes, its type by the house of Rahu', () => {
  const inside = { sun: 1, moon: 2, mars: 3, mercury: 1, jupiter: 4, venus: 2, saturn: 5 }
  expect(kaalSarpOf(chart(0, { ...inside, rahu: 0 }))).toMatchObject({
    level: 'full',
    type: 'anant',
    side: 'ahead_of_rahu',
  })
  expect(kaalSarpOf(chart(0, { ...inside, rahu: 6 }))).toMatchObject({
    level: 'full',
    type: 'takshak',
    side: 'behind_rahu',
  })
  expect(kaalSarpOf(chart(0, { ...inside, rahu: 0, saturn: 8 }))).toMatchObject({
    level: 'partial',
    outside: ['saturn'],
  })
  expect(kaalSarpOf(chart(0, { ...inside, rahu: 0, saturn: 8, sun: 9 })).level).toBe('none')
  expect(new Set(KAAL_SARP_TYPES).size).toBe(12)
})

test('other doshas name their pair and how close it is', () => {
  const found = doshasOf(chart(0, { jupiter: 3, rahu: 3, sun: 8, moon: 0 }, 5))
  expect(found.map(({ id, level }) => `${id} ${level}`)).toEqual(
    expect.arrayContaining(['guru_chandal full', 'yama full']),
  )
  const wide = chart(0, { jupiter: 3, rahu: 3 }, 5)
  const apart = { ...wide, lons: { ...wide.lons, jupiter: 91 } }
  expect(doshasOf(apart).find(({ id }) => id === 'guru_chandal')?.level).toBe('partial')
})

test('arudhas: as far from the lord as the lord from the house, never the house or its seventh', () => {
  // Mesha lagna, Mars in Mithuna (third): the image falls into Simha (fifth).
  expect(arudhasOf(chart(0, { mars: 2 }, 5))[0]).toEqual({ of: 1, sign: 4, house: 5 })
  // The lord in the house itself: the tenth. In the fourth: the image is the seventh, so the tenth from there.
  expect(arudhasOf(chart(0, { mars: 0 }, 5))[0]!.house).toBe(10)
  expect(arudhasOf(chart(0, { mars: 3 }, 5))[0]!.house).toBe(4)
})

test('sub lords: nine parts of a star by the dasha years', () => {
  expect(subLordsOf(0)).toEqual({ star: 'ketu', sub: 'ketu', subSub: 'ketu' })
  expect(subLordsOf(0.7777).sub).toBe('ketu')
  expect(subLordsOf(0.7779).sub).toBe('venus')
  expect(subSpan('venus') * 60).toBeCloseTo(133.333, 2)
  expect(subLordsOf(359.9999)).toMatchObject({ star: 'mercury', sub: 'saturn' })
})

test('ayana bala stays between nothing and sixty, also beyond 24° of declination', () => {
  expect(ayanaBala('sun', 0)).toBe(30)
  expect(ayanaBala('moon', -24)).toBe(60)
  expect(ayanaBala('moon', -28.5)).toBe(60)
  expect(ayanaBala('moon', 28.5)).toBe(0)
  expect(ayanaBala('mercury', -25)).toBe(60)
})
