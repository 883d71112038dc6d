import { expect, test } from 'vitest'
import { canonicalPhone, isDialable, oldSpellings } from '#workers/domain/identity/phones/dialable.ts'

test('numbers are rung by country, or by dialling prefix', () => {
  expect(isDialable('+14155550132', ['US'])).toBe(true)
  expect(isDialable('+16045550132', ['US'])).toBe(false)
  expect(isDialable('+16045550132', ['US', 'CA'])).toBe(true)
  expect(isDialable('+447400123456', ['GB'])).toBe(true)
  expect(isDialable('+919812345678', ['+91'])).toBe(true)
  expect(isDialable('+919812345678', ['US'])).toBe(false)
})

test('islands behind +1, satellites and malformed numbers are not rung', () => {
  const served = ['US', 'CA', 'GB', 'IN']
  for (const number of ['+18765551234', '+12425551234', '+88213212345', '+9191', '+999123456', 'x'])
    expect([number, isDialable(number, served)]).toEqual([number, false])
})

test('premium, shared-cost and personal numbers are not rung, whatever the country', () => {
  const served = ['US', 'GB', 'IN', 'DE', '+44']
  for (const number of [
    '+19005551234',
    '+449098790123',
    '+448431234567',
    '+447012345678',
    '+499001234567',
    '+9118601234567',
  ])
    expect([number, isDialable(number, served)]).toEqual([number, false])
})

test.each([
  ['+919876525948', '+919876525948'],
  ['+9109876525948', '+919876525948'],
  ['+91009876525948', '+919876525948'],
  ['+4407911123456', '+447911123456'],
  ['+114155550125', '+14155550125'],
  ['+390612345678', '+390612345678'],
  ['+447700900259', '+447700900259'],
  ['', ''],
])('the stored number %j is %j', (stored, canonical) => {
  expect(canonicalPhone(stored)).toBe(canonical)
})

test('old forms of a number are those that its rules read as this number', () => {
  expect(oldSpellings('+919876525948')).toEqual(['+9109876525948', '+91009876525948'])
  expect(oldSpellings('+14155550125')).toContain('+114155550125')
  // A zero is part of the number in Italy.
  expect(oldSpellings('+393123456789')).toEqual([])
  expect(oldSpellings('')).toEqual([])
})
