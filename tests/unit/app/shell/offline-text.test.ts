import { expect, test } from 'vitest'
import { offlineTexts } from '#app/screens/consultations/room/offline-text.ts'

test('only a chat shows a pause when its page lost the connection', () => {
  expect(offlineTexts.en('chat', 'user', null).body).toContain('The meter is paused')
  for (const side of ['user', 'astrologer'] as const)
    for (const kind of ['web-call', 'phone-call'] as const)
      for (const provider of ['embedded', 'twilio', null] as const) {
        const { body } = offlineTexts.en(kind, side, provider)
        expect(body).not.toContain('paused')
        expect(body).toContain('estimates')
        expect(body).toContain(side === 'user' ? 'is charged while' : 'counts while')
      }
})

test('a call by phone goes on without the page; one that a page carries may', () => {
  expect(offlineTexts.en('phone-call', 'user', 'twilio').body).toContain('goes on without this page')
  expect(offlineTexts.en('web-call', 'user', 'twilio').body).toContain(
    'may go on, and is charged while both of you are in it',
  )
  expect(offlineTexts.en('web-call', 'user', 'embedded').body).toContain(
    'may go on, and is charged while you hear each other',
  )
})
