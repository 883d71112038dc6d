import { expect, test } from 'vitest'
import { isTalkingWith } from '#app/screens/astrologer/request/talking-with.ts'

test('a session that the page was opened in is over once its astrologer is busy no more', () => {
  expect(isTalkingWith({ id: 'asha', status: 'busy' }, 'asha')).toBe(true)
  expect(isTalkingWith({ id: 'asha', status: 'online' }, 'asha')).toBe(false)
  expect(isTalkingWith({ id: 'asha', status: 'offline' }, 'asha')).toBe(false)
  expect(isTalkingWith({ id: 'tara', status: 'busy' }, 'asha')).toBe(false)
  expect(isTalkingWith({ id: 'asha', status: 'busy' }, null)).toBe(false)
})
