import { expect, test } from 'vitest'
import { countries, inOtherCountry, regionOf, withCode } from '#app/screens/account/calling-codes.ts'

test('the code of a number names its country; a shared code keeps the known one', () => {
  expect(regionOf('+91 98123 45678')).toBe('IN')
  expect(regionOf('+1 415 555 0132')).toBe('US')
  expect(regionOf('+1 604 555 0132', 'CA')).toBe('CA')
  expect(regionOf('+977 9812345678')).toBe('NP')
  expect(regionOf('98123 45678')).toBeNull()
  expect(regionOf('')).toBeNull()
})

test('a number takes the code of its country, without the zero of calls at home', () => {
  expect(withCode('07911 123456', 'GB')).toBe('+44 7911 123456')
  expect(withCode('06 1234 5678', 'IT')).toBe('+39 06 1234 5678')
  expect(withCode('0091 98123 45678', 'GB')).toBe('+91 98123 45678')
  expect(withCode('+91 98123 45678', 'GB')).toBe('+91 98123 45678')
  expect(withCode('', 'GB')).toBe('')
  expect(inOtherCountry('+91 98123 45678', 'IN', 'NP')).toBe('+977 98123 45678')
})

test('each country appears once in the list, by its name', () => {
  const all = countries()
  expect(new Set(all.map(({ region }) => region)).size).toBe(all.length)
  expect(all.find(({ region }) => region === 'IN')?.label).toBe('+91 India')
})
