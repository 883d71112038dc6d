// A conversation stays at its newest message until the reader scrolls up.
import { expect, test } from 'vitest'
import { followsEnd } from '#app/screens/consultations/chat/use-stick-to-bottom.ts'

test('a message that makes the list longer before the scroll event of the one before keeps the end in view', () => {
  expect(followsEnd({ follows: true, top: 400 }, { top: 400, fromEnd: 727 })).toBe(true)
})

test('a reader who scrolls up stays there, and follows again near the end', () => {
  expect(followsEnd({ follows: true, top: 400 }, { top: 250, fromEnd: 150 })).toBe(false)
  expect(followsEnd({ follows: false, top: 250 }, { top: 300, fromEnd: 100 })).toBe(false)
  expect(followsEnd({ follows: false, top: 300 }, { top: 330, fromEnd: 70 })).toBe(true)
  expect(followsEnd({ follows: true, top: 400 }, { top: 340, fromEnd: 60 })).toBe(true)
})

test('a list that gets shorter keeps its end', () => {
  expect(followsEnd({ follows: true, top: 400 }, { top: 300, fromEnd: 0 })).toBe(true)
})
