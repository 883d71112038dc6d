import { expect, test } from 'vitest'
import { isDialable } from '#workers/domain/identity/dialable.ts'

test('numbers are rung by country, or by dialling prefix', () => {
  expect(isDialable('+14155550132', ['US'])).toBe(true)
  expect(isDialable('+16045550132', ['US'])).toBe(false)
  expect(isDialable('+16045550132', ['US', 'CA'])).toBe(true)
  expect(isDialable('+447700900123', ['GB'])).toBe(true)
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
