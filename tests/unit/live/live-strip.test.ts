import { expect, test } from 'vitest'
import { type LiveConsultation, nextLiveConsultation } from '#app/live/live-consultation.ts'
import { stripOf } from '#app/live/live-strip-text.ts'

const session = {
  session_id: 's1',
  kind: 'web-call' as const,
  state: 'active' as const,
  started_at: 1 as number | null,
  end_reason: null,
  user: { id: 'mira', full_name: 'Mira Rao', profile_photo: null },
  astrologer: { id: 'asha', full_name: 'Asha Jain', profile_photo: null },
}

test('each side is led back to its own page of the consultation', () => {
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

test('the end of a ring is shown to the user who left it until the next poll', async () => {
  const ringing = { ...session, state: 'ringing', started_at: null } as unknown as LiveConsultation
  const ended = { ...session, state: 'ended', started_at: null, end_reason: 'rejected' } as unknown as LiveConsultation
  const answers = (live: LiveConsultation) => ({ live: async () => ({ session: live }), read: async () => ended })
  const look = (known: LiveConsultation, side: 'user' | 'astrologer' = 'user') =>
    nextLiveConsultation(known, side, answers(null) as never)
  expect(await look(ringing)).toBe(ended)
  expect(await look(ended)).toBeNull()
  expect(await look(ringing, 'astrologer')).toBeNull()
  expect(await nextLiveConsultation(ringing, 'user', answers(ringing) as never)).toBe(ringing)
  expect(stripOf(ended, 'user', '/')).toMatchObject({
    words: 'Call rejected: Asha Jain',
    link: 'Receipt',
    to: '/receipts/s1',
    over: true,
  })
  const chat = { ...session, kind: 'chat' as const, state: 'ended' as const, started_at: null }
  expect(stripOf({ ...chat, end_reason: 'no_answer' }, 'user', '/')?.words).toBe('Missed chat: Asha Jain')
  expect(stripOf({ ...chat, end_reason: 'no_answer', started_at: 1 }, 'user', '/')).toBeNull()
})
