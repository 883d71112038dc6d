import { expect, test } from 'vitest'
import { END_REASONS } from '#workers/contract/consultations/consultation-states.ts'
import {
  acceptedNotice,
  endNotice,
  lineOverNotice,
  messageNotice,
  onlineNotice,
  progressNotice,
  ringNotice,
  ringOverNotice,
  turnNotice,
  turnPassedNotice,
} from '#workers/domain/notifications/index.ts'

test('the notice of a missed, cancelled or ended ring names the kind that was asked for', () => {
  const titles = (type: 'chat' | 'web-call' | 'phone-call') =>
    ['no_answer', 'cancelled', 'rejected', 'accepted'].map(
      (outcome) =>
        ringOverNotice({ ring: { session_id: 's', from_user: 'Mira Rao', type }, userId: 'm' }, outcome).words.en.title,
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
    const { type, words } = endNotice({ ...session, kind }, { reason, by, started })
    return [type, words.en.title, words.en.body]
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

test('each notice is there in Hindi, with the name in it; a person’s own words stay', () => {
  const terms = {
    consultationId: 's',
    userId: 'm',
    astrologerId: 'a',
    kind: 'chat' as const,
    astrologerName: 'Asha',
    userName: 'Mira',
  }
  const ring = { ring: { session_id: 's', from_user: 'Mira', type: 'web-call' as const }, userId: 'm' }
  const astrologer = { astrologerId: 'a', astrologerName: 'Asha' }
  const notices = [
    ringNotice(ring),
    ...['accepted', 'no_answer', 'left', 'rejected'].map((outcome) => ringOverNotice(ring, outcome)),
    acceptedNotice(terms),
    ...(['connecting', 'started', 'going_on'] as const).map((step) => progressNotice({ terms, to: 'user', step })),
    ...END_REASONS.flatMap((reason) => ['user', null].map((by) => endNotice(terms, { reason, by, started: false }))),
    ...[turnNotice, turnPassedNotice, lineOverNotice, onlineNotice].map((make) => make(astrologer)),
  ]
  for (const { words } of notices) {
    const [english, hindi] = [words.en, words.hi].map(({ title, body }) => `${title} ${body}`)
    expect([english, /[\u0900-\u097f]/.test(words.hi.title)]).toEqual([english, true])
    for (const name of ['Asha', 'Mira']) expect([name, hindi?.includes(name)]).toEqual([name, english?.includes(name)])
  }
  const { words } = messageNotice({ terms, to: 'user', text: 'See you at five' })
  expect(words.hi).toEqual({ title: 'Asha', body: 'See you at five' })
})
