// Escape folds the chart desk on a phone, and closes what is open on it first.
import { expect, test } from 'vitest'
import { closesDesk } from '#app/screens/consultations/attached-birth.tsx'

const within = {} as Node
const desk = { contains: (node: Node | null) => node === within }
const pressed = { key: 'Escape', defaultPrevented: false, target: within as unknown, currentTarget: desk }

test('Escape on the desk folds it', () => {
  expect(closesDesk(pressed)).toBe(true)
  expect(closesDesk({ ...pressed, key: 'Enter' })).toBe(false)
})

test('Escape in a list that takes it, and in a dialog above the page, leaves the desk open', () => {
  expect(closesDesk({ ...pressed, defaultPrevented: true })).toBe(false)
  expect(closesDesk({ ...pressed, target: {} })).toBe(false)
})
