// A person's own choice about notices: kinds that are switched off, and quiet hours in the account's zone.
import { expect, test } from 'vitest'
import { ringOverNotice } from '#workers/domain/notifications/consultation-notices.ts'
import { heldBack, type StoredChoice } from '#workers/domain/notifications/quiet-hours.ts'

const night: StoredChoice = { muted: [], quietFrom: 22 * 60, quietTo: 7 * 60, timeZone: 'Asia/Kolkata' }
// 17:30 in UTC is 23:00 in India.
const LATE = Date.UTC(2026, 4, 17, 17, 30)
const held = (choice: StoredChoice | null, type: string, at = LATE) =>
  heldBack({ choice, notice: { type, tag: 'session:s1' }, at })

test('quiet hours span midnight, on the clock of the account', () => {
  expect(held(night, 'astrologer-online')).toBe('quiet')
  expect(held({ ...night, timeZone: null }, 'astrologer-online')).toBeNull()
  const at = (hour: number, minute: number) => held(night, 'chat-message', Date.UTC(2026, 4, 17, hour, minute))
  // 21:59, 22:00, 06:59 and 07:00 in India.
  expect([at(16, 29), at(16, 30), at(1, 29), at(1, 30)]).toEqual([null, 'quiet', 'quiet', null])
})

test('quiet hours within one day end on it', () => {
  const noon: StoredChoice = { muted: [], quietFrom: 12 * 60, quietTo: 13 * 60, timeZone: null }
  const at = (minute: number) => held(noon, 'call-ended', Date.UTC(2026, 4, 17, 0, minute))
  expect([at(719), at(720), at(779), at(780)]).toEqual([null, 'quiet', 'quiet', null])
})

test('a ring, and an answer that a person waits for, come in quiet hours too', () => {
  for (const type of ['call-ringing', 'call-accepted', 'line-turn', 'booking-soon'])
    expect(held(night, type)).toBeNull()
})

test('a kind that is switched off stays off at any hour; a ring cannot be', () => {
  const muted: StoredChoice = { muted: ['follows', 'sessions'], quietFrom: null, quietTo: null, timeZone: null }
  expect(held(muted, 'astrologer-online')).toBe('muted')
  expect(held(muted, 'call-ended')).toBe('muted')
  expect(held(muted, 'call-ringing')).toBeNull()
  expect(held(muted, 'booking-tomorrow')).toBeNull()
  expect(held(null, 'call-ended')).toBeNull()
})

test('the end of a ring takes the ring off the devices, in quiet hours and when sessions are switched off', () => {
  const notice = ringOverNotice(
    { ring: { session_id: 's1', from_user: 'Mira', type: 'chat' }, userId: 'm' },
    'cancelled',
  )
  for (const choice of [night, { ...night, muted: ['sessions' as const] }])
    expect(heldBack({ choice, notice, at: LATE })).toBeNull()
})
