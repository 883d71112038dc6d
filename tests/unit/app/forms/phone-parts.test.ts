// A number from its two fields, and its fields from a number that was typed or pasted whole.
import { describe, expect, test } from 'vitest'
import { splitPhone, wholePhone } from '#app/screens/account-forms/phone-parts.ts'
import { phone as schema } from '#workers/contract/accounts/phone.ts'

describe('with a country, the number that the server stores is', () => {
  const stored = (phone: string, phone_country: string) => schema.parse(wholePhone({ phone, phone_country }))

  test.each([
    '4155550132',
    '415 555 0132',
    '(415) 555-0132',
    '415.555.0132',
    '415–555–0132',
    '415\u00a0555\u00a00132',
    '1 415 555 0132',
    '+1 (415) 555-0132',
    '001 415 555 0132',
    '\u202a415 555 0132\u202c',
  ])('+14155550132 for %j in the USA', (typed) => {
    expect(stored(typed, 'US')).toBe('+14155550132')
  })

  test.each([
    ['07911 123456', 'GB', '+447911123456'],
    ['07911/123456', 'GB', '+447911123456'],
    ['+44 (0)7911 123456', 'IN', '+447911123456'],
    ['098123 45678', 'IN', '+919812345678'],
    ['8 916 123-45-67', 'RU', '+79161234567'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['312 345 6789', 'IT', '+393123456789'],
    ['07 12 34 56 78', 'CI', '+2250712345678'],
    ['06 612 3456', 'CG', '+242066123456'],
    ['0549 886377', 'SM', '+3780549886377'],
    ['९८१२३ ४५६७८', 'IN', '+919812345678'],
    ['٩٨١٢٣٤٥٦٧٨', 'IN', '+919812345678'],
    ['９８１２３４５６７８', 'IN', '+919812345678'],
  ])('for %j in %s: %s', (typed, country, number) => {
    expect(stored(typed, country)).toBe(number)
  })
})

test('without a country a number keeps its code, and one without a code is refused', () => {
  expect(wholePhone({ phone: '+1 415 555 0132' })).toBe('+14155550132')
  expect(wholePhone({ phone: '0091 98123 45678', phone_country: '' })).toBe('+919812345678')
  for (const fields of [
    { phone: '98123 45678' },
    {},
    { phone: '', phone_country: 'IN' },
    { phone: 'x1', phone_country: 'IN' },
  ])
    expect([fields, schema.safeParse(wholePhone(fields)).success]).toEqual([fields, false])
})

test.each([
  ['+91 98123 45678', '', { region: 'IN', rest: '98123 45678' }],
  ['+919812345678', 'US', { region: 'IN', rest: '9812345678' }],
  ['+1 (415) 555-0132', 'IN', { region: 'US', rest: '(415) 555-0132' }],
  ['+1-604-555-0132', 'CA', { region: 'CA', rest: '604-555-0132' }],
  ['+39 06 1234 5678', 'US', { region: 'IT', rest: '06 1234 5678' }],
  ['+225 07 12 34 56 78', 'US', { region: 'CI', rest: '07 12 34 56 78' }],
  ['+44 (0)7911 123456', 'US', { region: 'GB', rest: '(0)7911 123456' }],
  ['0044 7911 123456', 'US', { region: 'GB', rest: '7911123456' }],
  ['+९१ ९८१२३', 'US', { region: 'IN', rest: '98123' }],
  ['+91', 'US', { region: 'IN', rest: '' }],
  ['+9', 'US', null],
  ['98123 45678', 'IN', null],
  ['', 'IN', null],
])('%j beside %j gives %j', (typed, known, parts) => {
  expect(splitPhone(typed, known)).toEqual(parts)
})
