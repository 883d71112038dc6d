// Passwords that a guesser tries first: common ones, our own words, and the names of their owner.
import { expect, test } from 'vitest'
import { assertNotCommon } from '#workers/domain/identity/passwords/common-passwords.ts'

const MIRA = { email: 'mira.raonair@people.test', fullName: 'Mira Raonair' }

test.each([
  'password1',
  'Qwertyuiop',
  'aaaaaaaa',
  'sunshine2!',
  'drishti2026',
  'Jyotish!108',
  'kundli-panchang',
  'DrishtiAstrology',
  'krishna123',
  'omnamahshivaya',
  'Radha Krishna',
  'JaiHind@1947',
  'om sai ram',
  'sachin10!',
  'mummypapa1990',
  'raonair1991',
  'MiraRaonair',
  'mira.raonair',
  'drishtimira#1',
  'Pass@1234',
  'Abcd@1234',
  'Welcome@123',
  'Admin@123',
  'Password@123',
  'Test@1234',
  'qwerty@123',
  '@dm1n@123',
  'P@ssw0rd',
  'Pa55word!',
  'p4$$w0rd',
  '#Welc0me#2024',
  '123qwerty',
  'kr1shna@108',
  '1234-5678',
  'hel lo 12345',
  'ganpatibappa',
  'msd@1234567',
  'modi2024',
  'जयश्रीराम',
  'कृष्ण123',
  'जय श्री राम',
  'ॐ नमः शिवाय',
  'पासवर्ड@१२३',
  'जय‍हिन्द१९४७',
  'दृष्टि ज्योतिष',
  'r40nair@2024',
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
  'test 4829174829',
  'pass the salt, please',
  'कृष्ण घर जाते हैं',
  'w3 met at 7 in Pune',
])('"%s" is taken', (password) => expect(() => assertNotCommon(password, MIRA)).not.toThrow())

test('without a name the address alone counts, and short parts of it do not', () => {
  expect(() => assertNotCommon('raonair77', { email: 'raonair@people.test' })).toThrow()
  expect(() => assertNotCommon('abcabcab9', { email: 'abc@people.test' })).not.toThrow()
})
