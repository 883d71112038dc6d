import { expect, test } from 'vitest'
import { ringOverNotice } from '#workers/domain/notifications/index.ts'

test('what a missed, cancelled or ended ring is called follows what was asked for', () => {
  const titles = (type: 'chat' | 'web-call' | 'phone-call') =>
    ['no_answer', 'cancelled', 'rejected', 'accepted'].map(
      (outcome) => ringOverNotice({ session_id: 's', from_user: 'Mira Rao', type }, outcome).title,
    )
  expect(titles('chat')).toEqual(['Missed chat', 'Chat cancelled', 'Chat ended', 'Answered on another device'])
  for (const type of ['web-call', 'phone-call'] as const)
    expect(titles(type)).toEqual(['Missed call', 'Call cancelled', 'Call ended', 'Answered on another device'])
})
