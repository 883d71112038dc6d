// The seven tajika yogas of strength. Source: Tajika Neelakanthi, Samjna Tantra 2.39–56, with the examples of Mahidhara's
// commentary (sa.wikisource.org, pages 72–84 of the scan); where its print has no degrees the test names the rule alone.

import { TAJIKA_YOGAS } from 'drishti-jyotish/varsha/tajika-light.ts'
import { tajikaYogasOf } from 'drishti-jyotish/varsha/tajika-yogas.ts'
import type { Planet } from 'drishti-jyotish/zodiac.ts'
import { expect, test } from 'vitest'

const [MESHA, VRISHABHA, MITHUNA, KARKA, SIMHA, KANYA, TULA, VRISHCHIKA, DHANU, MAKARA, KUMBHA, MINA] = [
  0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330,
] as [number, number, number, number, number, number, number, number, number, number, number, number]
const DIRECT = { sun: 1, moon: 13, mars: 0.6, mercury: 1.3, jupiter: 0.1, venus: 1.2, saturn: 0.05 }
type Lons = Record<Planet, number>

/** The yogas of this name; `retrograde` names the grahas that go back. */
function found(name: (typeof TAJIKA_YOGAS)[number], lons: Lons, lagna: number, retrograde: Planet[] = []) {
  const speeds = { ...DIRECT }
  for (const planet of retrograde) speeds[planet] = -speeds[planet]
  return tajikaYogasOf(lons, speeds, lagna).filter(({ yoga }) => yoga === name)
}
const grahasOf = (yogas: ReturnType<typeof found>) => yogas.map(({ grahas }) => grahas.join(' '))

test('sixteen yogas have a name', () => {
  expect(new Set(TAJIKA_YOGAS).size).toBe(16)
})

// 2.42–44: will there be joy? Simha rises; its lord, the Sun, at 8° of Mesha, and Mars, lord of the 4th, at 12° of Kumbha see
// each other; the Moon in the last degree of Kanya is seen by nobody and comes to the exalted Saturn of Tula.
const gairi: Lons = {
  sun: MESHA + 8.15,
  mars: KUMBHA + 12.3,
  moon: KANYA + 29.37,
  saturn: TULA + 6.17,
  mercury: MESHA + 25,
  venus: MINA + 20,
  jupiter: MITHUNA + 5,
}
test('gairi kamboola: the Moon at the end of Kanya comes to the exalted Saturn of Tula (2.42–44)', () => {
  expect(grahasOf(found('gairi_kamboola', gairi, SIMHA + 5))).toContain('sun mars moon saturn')
  // With a graha that is neither exalted nor at home there, the promise has no helper.
  expect(found('gairi_kamboola', { ...gairi, saturn: DHANU + 6, mercury: TULA + 6 }, SIMHA + 5)).toEqual([])
})

// 2.45: will there be a child? Simha rises; the Sun at 3° of Mesha, Jupiter, lord of the 5th, at 5° of Kumbha; the Moon in the
// 20th degree of Kanya makes an ithasala with nobody, and is joined to neither lord.
const khalla: Lons = {
  sun: MESHA + 3,
  jupiter: KUMBHA + 5,
  moon: KANYA + 19.5,
  mercury: MESHA + 28,
  venus: MINA + 2,
  mars: MITHUNA + 3,
  saturn: VRISHCHIKA + 3,
}
test('khallasara: the Moon at 20° of Kanya has nothing to do with the promise of the Sun and Jupiter (2.45)', () => {
  expect(grahasOf(found('khallasara', khalla, SIMHA + 5))).toContain('sun jupiter moon')
  // Once a graha sees the Moon it is not on an empty way.
  expect(found('khallasara', { ...khalla, mercury: MITHUNA + 22 }, SIMHA + 5)).toEqual([])
})

test('duphali kuttha: the slower lord exalted, the faster without office and not spent (2.48)', () => {
  // Vrishabha rises: Venus at 19° of Simha (no office) comes to Saturn, lord of the 9th and 10th, exalted at 22° of Tula.
  const lons = { ...khalla, venus: SIMHA + 19.5, saturn: TULA + 22, sun: KARKA + 2, moon: MESHA + 1 }
  expect(grahasOf(found('duphali_kuttha', lons, VRISHABHA + 5))).toEqual(['venus saturn'])
  expect(found('duphali_kuttha', lons, VRISHABHA + 5, ['venus'])).toEqual([])
})

test('dutthottha davira: the Sun debilitated in Tula, Saturn in Mesha, but Mars of Mesha stands beside him (2.49)', () => {
  const lons = { ...khalla, sun: TULA + 4, saturn: MESHA + 12, mars: MESHA + 16 }
  expect(grahasOf(found('dutthottha_davira', lons, SIMHA + 5))).toContain('sun saturn mars')
  expect(found('dutthottha_davira', { ...lons, sun: MITHUNA + 4 }, SIMHA + 5)).toEqual([])
})

test('tambira: Venus at 10° of Karka, Saturn at 29° of Kumbha, who gives his light to Jupiter at 5° of Mina (2.50)', () => {
  const lons = { ...khalla, venus: KARKA + 10, saturn: KUMBHA + 29.2, jupiter: MINA + 5, sun: MITHUNA + 20 }
  expect(grahasOf(found('tambira', lons, TULA + 5))).toContain('venus saturn saturn jupiter')
  expect(found('tambira', { ...lons, saturn: KUMBHA + 27 }, TULA + 5)).toEqual([])
})

test('kuttha: two strong lords in angles; durupha: two weak ones in the 6th, 8th and 12th (2.51–56)', () => {
  // Mesha rises: Mars exalted in the 10th, the Moon of the 4th at home in it.
  const strong = { ...khalla, mars: MAKARA + 20, moon: KARKA + 4, sun: DHANU + 1, saturn: KANYA + 5 }
  expect(grahasOf(found('kuttha', strong, MESHA + 5))).toContain('mars moon')
  expect(found('kuttha', strong, MESHA + 5, ['mars'])).toEqual([])
  // Makara rises: Saturn turned back in the 8th, Jupiter, lord of the 3rd and 12th, turned back in the 12th.
  const weak = { ...khalla, saturn: SIMHA + 20, jupiter: DHANU + 25, sun: VRISHABHA + 2, mars: KUMBHA + 5 }
  expect(grahasOf(found('durupha', weak, MAKARA + 5, ['saturn', 'jupiter']))).toContain('saturn jupiter')
  expect(found('durupha', weak, MAKARA + 5, ['saturn'])).toEqual([])
})
