import { expect, test } from 'vitest'
import { deviceOf, endByPhone, legStatusText, phoneLine } from '#app/screens/consultations/phone/phone-line.ts'
import { LEG_STATES, type LegState, type RoomState } from '#workers/contract/consultations/live.ts'

const names = { user: 'Mira', astrologer: 'Asha' }
const stateOf = (user: LegState, astrologer: LegState, more: Partial<RoomState> = {}) =>
  ({ state: 'connecting', kind: 'phone-call', legs: { user, astrologer }, ...more }) as RoomState

test('every state of a leg has words and a mark, by phone and in the browser', () => {
  for (const state of LEG_STATES) {
    for (const device of ['web', 'phone'] as const) expect(legStatusText(state, device).label).toMatch(/^[A-Z]/)
  }
  expect(legStatusText('answered', 'phone').label).toContain('key 1')
  expect(legStatusText('answered', 'web').label).toBe('Connecting')
})

test('a web call that was taken by phone has one phone: the astrologer’s', () => {
  expect(deviceOf('astrologer', 'web-call')).toBe('phone')
  expect(deviceOf('user', 'web-call')).toBe('web')
  expect(deviceOf('user', 'phone-call')).toBe('phone')
})

test('each side reads what happens now, and what to do', () => {
  const lines = (user: LegState, astrologer: LegState) =>
    (['user', 'astrologer'] as const).map((side) => phoneLine(stateOf(user, astrologer), side, names))
  expect(lines('none', 'ringing')).toEqual([
    'We ring Asha first. Your phone rings after that.',
    'Your phone is ringing. Please answer it.',
  ])
  expect(lines('none', 'answered')).toEqual([
    'Asha has answered and is about to join.',
    'Press 1 on your phone to join.',
  ])
  expect(lines('ringing', 'joined')).toEqual(['Your phone is ringing. Please answer it.', 'We ring Mira now.'])
  expect(lines('answered', 'joined')).toEqual([
    'Press 1 on your phone to join.',
    'Mira has answered and is about to join.',
  ])
  expect(phoneLine(stateOf('joined', 'joined', { state: 'active' }), 'user', names)).toBe('Speaking by phone')
  expect(phoneLine(stateOf('none', 'joined', { kind: 'web-call' }), 'astrologer', names)).toBe(
    'Waiting for Mira, who calls from the browser.',
  )
})

test('a phone of the user’s that was not reached is neither a missed call nor a busy astrologer', () => {
  const told = (reason: string, by: string) =>
    (['user', 'astrologer'] as const).map((side) => endByPhone({ reason, endedBy: by, side, names }))
  expect(told('no_answer', 'user')).toEqual(['You did not answer the phone.', 'Mira did not answer the phone.'])
  expect(told('busy', 'user')).toEqual(['Your phone was busy.', 'The phone of Mira was busy.'])
  for (const [reason, by] of [
    ['no_answer', 'astrologer'],
    ['no_answer', 'system'],
    ['user_ended', 'user'],
  ] as const)
    expect(told(reason, by)).toEqual([null, null])
})
