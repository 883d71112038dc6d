import { expect, test } from 'vitest'
import { END_REASONS } from '#workers/contract/consultation-states.ts'
import { endNotice, ringOverNotice } from '#workers/domain/notifications/index.ts'

test('the notice of a missed, cancelled or ended ring names the kind that was asked for', () => {
  const titles = (type: 'chat' | 'web-call' | 'phone-call') =>
    ['no_answer', 'cancelled', 'rejected', 'accepted'].map(
      (outcome) =>
        ringOverNotice({ ring: { session_id: 's', from_user: 'Mira Rao', type }, userId: 'm' }, outcome).title,
    )
  expect(titles('chat')).toEqual(['Missed chat', 'Chat cancelled', 'Chat ended', 'Answered on another device'])
  for (const type of ['web-call', 'phone-call'] as const)
    expect(titles(type)).toEqual(['Missed call', 'Call cancelled', 'Call ended', 'Answered on another device'])
})

test('a user without a page hears how it ended, in words of its own for each reason', () => {
  const session = {
    consultationId: 's',
    userId: 'm',
    astrologerId: 'a',
    astrologerName: 'Asha Verma',
    userName: 'Mira Rao',
  }
  const told = (kind: 'chat' | 'phone-call', reason: (typeof END_REASONS)[number], by = 'system', started = false) => {
    const { type, title, body } = endNotice({ ...session, kind }, { reason, by, started })
    return [type, title, body]
  }
  expect(told('chat', 'no_answer')).toEqual(['call-missed', 'Chat not answered', 'Asha Verma did not answer.'])
  expect(told('phone-call', 'busy', 'astrologer')).toEqual(['call-busy', 'Call not taken', 'Asha Verma was busy.'])
  expect(told('phone-call', 'busy', 'user')).toEqual(['call-failed', 'Call failed', 'Your phone was busy.'])
  expect(told('phone-call', 'no_answer', 'user')[2]).toBe('Your phone was not answered.')
  expect(told('chat', 'astrologer_ended')).toEqual(['call-ended', 'Chat ended', 'The session with Asha Verma is over.'])
  const limit = 'Your monthly spending limit was reached.'
  expect(told('chat', 'limit_reached')).toEqual(['call-failed', 'Chat failed', limit])
  expect(told('chat', 'limit_reached', 'system', true)).toEqual(['call-ended', 'Chat ended', limit])
  const types = END_REASONS.map((reason) => told('chat', reason)[0])
  for (const type of ['missed', 'rejected', 'cancelled', 'busy', 'failed', 'disconnected', 'ended'])
    expect(types).toContain(`call-${type}`)
  const urls = [false, true].map(
    (started) => endNotice({ ...session, kind: 'chat' }, { reason: 'failed', by: null, started }).url,
  )
  expect(urls).toEqual(['/chat/a?session=s', '/receipts/s'])
})
