// The line above the chart desk: what it says, and how Escape folds the desk on a phone.
import { expect, test } from 'vitest'
import { headOf, isDeskCloseKey } from '#app/screens/consultations/birth/attached-birth.tsx'

const within = {} as Node
const desk = { open: true, contains: (node: Node | null) => node === within }
const pressed = { key: 'Escape', defaultPrevented: false, target: within as unknown, currentTarget: desk }

test('Escape on the desk folds it', () => {
  expect(isDeskCloseKey(pressed)).toBe(true)
  expect(isDeskCloseKey({ ...pressed, key: 'Enter' })).toBe(false)
})

test('Escape on the folded line opens nothing', () => {
  expect(isDeskCloseKey({ ...pressed, currentTarget: { ...desk, open: false } })).toBe(false)
})

test('Escape in a list that takes it, and in a dialog above the page, leaves the desk open', () => {
  expect(isDeskCloseKey({ ...pressed, defaultPrevented: true })).toBe(false)
  expect(isDeskCloseKey({ ...pressed, target: {} })).toBe(false)
})

test('after the end the client reads that the births were shared', () => {
  const birth = { name: 'Priya Raman' } as Parameters<typeof headOf>[0]
  const two = { ...birth, second: { name: 'Karthik Iyer' } } as typeof birth
  expect(headOf(birth, { side: 'user', over: false })).toBe('You share the birth of Priya Raman')
  expect(headOf(birth, { side: 'user', over: true })).toBe('You shared the birth of Priya Raman')
  expect(headOf(two, { side: 'user', over: true })).toBe('You shared the births of Priya Raman and Karthik Iyer')
  expect(headOf(two, { side: 'astrologer', over: false })).toBe('Births of Priya Raman and Karthik Iyer')
})
