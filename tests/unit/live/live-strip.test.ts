import { expect, test } from 'vitest'
import { stripOf } from '#app/live/live-strip-text.ts'

const session = {
  session_id: 's1',
  kind: 'web-call' as const,
  state: 'active' as const,
  user: { id: 'mira', full_name: 'Mira Rao', profile_photo: null },
  astrologer: { id: 'asha', full_name: 'Asha Jain', profile_photo: null },
}

test('each side is led back to its own page of the session', () => {
  const words = 'Web call with Asha Jain'
  expect(stripOf(session, 'user', '/panchang')).toMatchObject({ words, link: 'Back to the call', to: '/call/s1' })
  const chat = { ...session, kind: 'chat' as const }
  expect(stripOf(chat, 'user', '/')?.to).toBe('/chat/asha?session=s1')
  expect(stripOf(chat, 'astrologer', '/')).toMatchObject({
    words: 'Chat with Mira Rao',
    to: '/dashboard/astrologer/chat/s1',
  })
})

test('a user who left the waiting page finds back; the astrologer has the dialog', () => {
  const ringing = { ...session, state: 'ringing' as const }
  expect(stripOf(ringing, 'user', '/')?.words).toBe('Ringing Asha Jain')
  expect(stripOf(ringing, 'astrologer', '/')).toBe(null)
})

test.each([
  ['no session', null, '/'],
  ['the session is over', { ...session, state: 'ended' as const }, '/'],
  ['the session ends', { ...session, state: 'ending' as const }, '/'],
  ['a page of the session itself', session, '/calls/s1/files'],
])('no strip: %s', (_, live, pathname) => {
  expect(stripOf(live, 'astrologer', pathname)).toBe(null)
})
