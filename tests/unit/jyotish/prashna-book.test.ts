// Twelve questions of B.V. Raman's Prasna Tantra ("Some Examples", pp. 205–220), cast anew; their places stand in
// tests/conformance/questions.json. Here is what the book says of them.
import { readFileSync } from 'node:fs'
import { prashnaOf } from 'drishti-jyotish/prashna/prashna.ts'
import { expect, test } from 'vitest'

type Question = { name: string; at: string; house: number; lat: number; lon: number; options?: { ayanamsa: 'raman' } }
const { cases } = JSON.parse(readFileSync(new URL('../../conformance/questions.json', import.meta.url), 'utf8'))

function asked(number: string) {
  const found: Question = cases.find(({ name }: Question) => name.startsWith(`Question ${number},`))
  const { at, house, lat, lon, options } = found
  return prashnaOf({ moment: { ms: Date.parse(at), lat, lon }, house, options })
}
const rulesOf = (number: string) => asked(number).findings.map(({ rule }) => rule)

test.each([
  ['I', 'venus', 'mercury'],
  ['II', 'mercury', 'jupiter'],
  ['IV', 'saturn', 'venus'],
  ['VI', 'jupiter', 'mercury'],
  ['IX', 'saturn', 'moon'],
])('the lords of question %s, %s and %s, come together', (number, lagnaLord, houseLord) => {
  const { matter } = asked(number)
  expect(new Set([matter.lagnaLord, matter.houseLord])).toEqual(new Set([lagnaLord, houseLord]))
  expect(rulesOf(number)).toContain('lords_come_together')
})

test('a debt: Venus is lord of the lagna and of the sixth', () => {
  expect(asked('V').matter).toMatchObject({ lagnaLord: 'venus', houseLord: 'venus' })
  expect(rulesOf('V')).toContain('one_lord')
})

test('a marriage: the Moon joins Jupiter, who meets Mercury, and makes a kamboola', () => {
  const { yogas } = asked('VI')
  const kamboola = yogas.filter(({ yoga }) => yoga === 'kamboola')
  expect(kamboola.some(({ grahas }) => grahas.includes('jupiter') && grahas.includes('moon'))).toBe(true)
})

test('a second marriage: the Moon comes to Jupiter, lord of the lagna', () => {
  expect(rulesOf('VII')).toContain('moon_comes_to_a_lord')
})

test('a journey: Mars and Jupiter neither meet nor part', () => {
  expect(asked('X').matter).toMatchObject({ lagnaLord: 'mars', houseLord: 'jupiter' })
  expect(rulesOf('X').filter((rule) => rule === 'lords_come_together' || rule === 'lords_part')).toEqual([])
})
