import { describe, expect, test } from 'vitest'
import { toastFor } from '#app/realtime/push/push-toasts.ts'
import type { PushNotice } from '#workers/contract/accounts/notifications.ts'

const notice = (change: Partial<PushNotice>): PushNotice => ({
  type: 'call-accepted',
  title: 'Call accepted',
  body: 'Farzana Qureshi is waiting for you.',
  tag: 'session:s1',
  url: '/call/s1',
  language: 'en',
  ...change,
})

describe('a push message as a toast', () => {
  test.each([
    ['a call', notice({}), 'Call accepted. Farzana Qureshi is waiting for you.'],
    ['a chat', notice({ title: 'Chat accepted' }), 'Chat accepted. Farzana Qureshi is waiting for you.'],
    ['a message', notice({ type: 'chat-message', title: 'Daniel Osei', body: 'Namaste' }), 'Daniel Osei: Namaste'],
    ['a call that connects', notice({ type: 'call-initiated', body: '' }), 'Connecting'],
    ['a call that began', notice({ type: 'call-joined', body: '' }), 'Call started'],
    ['a call that goes on', notice({ type: 'call-ongoing', body: '' }), 'Call in progress'],
    ['a type of another day', notice({ type: 'call-else', title: 'Else', body: '' }), 'New message'],
  ])('%s', (_, each, words) => {
    expect(toastFor(each, '/dashboard/user/profile')).toBe(words)
  })

  test('the page that shows it by itself says nothing more', () => {
    expect(toastFor(notice({ url: '/call/s1?tab=files' }), '/call/s1')).toBeNull()
    expect(toastFor(notice({ tag: 'ring:s1' }), '/')).toBeNull()
  })
})
