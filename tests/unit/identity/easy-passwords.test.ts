// Passwords that a guesser tries first: common ones, our own words, and the names of their owner.
import { expect, test } from 'vitest'
import { assertNotCommon } from '#workers/domain/identity/common-passwords.ts'

const MIRA = { email: 'mira.raonair@people.test', fullName: 'Mira Raonair' }

test.each([
  ...['password1', 'Qwertyuiop', 'aaaaaaaa', 'sunshine2!'],
  ...['drishti2026', 'Jyotish!108', 'kundli-panchang', 'DrishtiAstrology'],
  ...['krishna123', 'omnamahshivaya', 'Radha Krishna', 'JaiHind@1947', 'om sai ram', 'sachin10!', 'mummypapa1990'],
  ...['raonair1991', 'MiraRaonair', 'mira.raonair', 'drishtimira#1'],
])('"%s" is refused', (password) => {
  expect(() => assertNotCommon(password, MIRA)).toThrow(expect.objectContaining({ code: 'invalid' }))
})

test.each([
  'a long enough phrase',
  'my drishti has a tail',
  'mira walks home',
  '20317745',
  'राशि की बातें',
  'ram 4829174829',
  'krishna walks home',
])('"%s" is taken', (password) => expect(() => assertNotCommon(password, MIRA)).not.toThrow())

test('without a name the address alone counts, and short parts of it do not', () => {
  expect(() => assertNotCommon('raonair77', { email: 'raonair@people.test' })).toThrow()
  expect(() => assertNotCommon('abcabcab9', { email: 'abc@people.test' })).not.toThrow()
})
