// The number of a horary question in the page's address.

import { expect, test } from 'vitest'
import { numberError } from '#app/screens/kp/read-horary.ts'

const error = (query: string) => numberError(new URLSearchParams(query))

test('a form sent without a number says so at the field', () => {
  expect(error('number=&place=pune')).toBe('Please choose a whole number from 1 to 249.')
  expect(error('number=+')).toBe('Please choose a whole number from 1 to 249.')
})

test('an address that asks for no number yet has no error, nor has a number from 1 to 249', () => {
  expect([error(''), error('place=pune'), error('number=1'), error('number=249')]).toEqual([null, null, null, null])
  expect(error('number=250')).not.toBeNull()
})
