import { expect, test } from 'vitest'
import { countries, regionOf } from '#app/screens/account-forms/calling-codes.ts'

test('the code of a number names its country; a shared code keeps the known one', () => {
  expect(regionOf('919812345678', '')).toBe('IN')
  expect(regionOf('14155550132', '')).toBe('US')
  expect(regionOf('16045550132', 'CA')).toBe('CA')
  expect(regionOf('9779812345678', 'IN')).toBe('NP')
  expect(regionOf('99', '')).toBeNull()
})

test('each country appears once in the list, by its name', () => {
  const all = countries()
  expect(new Set(all.map(({ region }) => region)).size).toBe(all.length)
  expect(all.find(({ region }) => region === 'IN')?.label).toBe('+91 India')
})
