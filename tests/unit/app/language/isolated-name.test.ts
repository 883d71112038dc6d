import { expect, test } from 'vitest'
import { stripOf } from '#app/realtime/room/live-strip-view.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { onlineNotice, ringNotice } from '#workers/domain/notifications/index.ts'

test.each(['علی', 'דוד לוי', 'Ali علی'])('a name that is written from right to left is isolated: %s', (name) => {
  expect(isolatedName(name)).toBe(`\u2068${name}\u2069`)
})

test.each(['Mira Sharma', 'मीरा शर्मा', '王芳', ''])('any other name is as it is: %s', (name) => {
  expect(isolatedName(name)).toBe(name)
})

test('sentences of notices and of the strip keep their order around such a name', () => {
  const ring = { ring: { session_id: 's', from_user: 'علی', type: 'chat' as const }, userId: 'm' }
  expect(ringNotice(ring).words.en.body).toBe('\u2068علی\u2069 asks for a chat. Open to answer.')
  expect(onlineNotice({ astrologerId: 'a', astrologerName: 'علی' }).words.hi.title).toBe('\u2068علی\u2069 ऑनलाइन हैं')
  const person = { id: 'p', full_name: 'علی', profile_photo: null }
  const running = {
    session_id: 's1',
    kind: 'chat' as const,
    state: 'active' as const,
    started_at: 1,
    user: person,
    astrologer: person,
    end_reason: null,
    ended_by: null,
    billable_seconds: 0,
    charge_cents: 0,
    payout_paise: null,
  }
  expect(stripOf(running, 'user', '/')?.words).toBe('Chat with \u2068علی\u2069')
})
