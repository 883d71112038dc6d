// What the chart desk says in words.
import { expect, test } from 'vitest'
import { whereWords } from '#app/screens/consultations/desk/panchang-view.tsx'

test('the client reads that this is their own place, and the astrologer whose it is', () => {
  const spot = { name: 'Pune, India', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
  expect(whereWords({ side: 'user', spot }, 'Meera')).toBe('This is where you are now.')
  expect(whereWords({ side: 'astrologer', spot }, 'Priya')).toBe('This is where Priya is now.')
  expect(whereWords({ side: 'user', spot: null }, 'Meera')).toBe('This is the place of birth.')
})
