// The calculator of the pricing page says what the meter would.
import { expect, test } from 'vitest'
import { exampleOf } from '#app/screens/company/price-example.ts'

const typed = { price: '1.80', minutes: '6', seconds: '42', wallet: '25' }

test('402 seconds at $1.80 cost $12.06; what was held beyond it comes back', () => {
  expect(exampleOf(typed)).toEqual({
    priceCents: 180,
    countedSeconds: 402,
    chargeCents: 1206,
    walletSeconds: 833,
    heldCents: 2500,
    releasedCents: 1294,
    endsEarly: false,
    neededCents: null,
  })
})

test('an hour is held at most, and a session ends with the money', () => {
  expect(exampleOf({ ...typed, wallet: '500' })?.heldCents).toBe(10_800)
  const short = exampleOf({ ...typed, minutes: '30', seconds: '', wallet: '9' })
  expect(short).toMatchObject({ endsEarly: true, countedSeconds: 300, chargeCents: 900, releasedCents: 0 })
})

test('less than two minutes’ worth is too little to ask', () => {
  expect(exampleOf({ ...typed, wallet: '3.59' })?.neededCents).toBe(360)
  expect(exampleOf({ ...typed, wallet: '3.60' })?.neededCents).toBeNull()
})

test('a text that is no figure has no example', () => {
  for (const wrong of [
    { price: '0' },
    { price: 'x' },
    { minutes: '361' },
    { minutes: '1.5' },
    { seconds: '60' },
    { wallet: '' },
  ])
    expect([wrong, exampleOf({ ...typed, ...wrong })]).toEqual([wrong, null])
})
