import { expect, test } from 'vitest'
import { guard } from '#app/shell/guard.ts'

function thrownFor(context: object): Response {
  try {
    guard({ context, request: new Request('https://x.test/dashboard/user/wallet.data?page=2') } as never, 'use_account')
  } catch (thrown) {
    return thrown as Response
  }
  throw new Error('nothing was thrown')
}

test('a page without a login leads to it and back', () => {
  const answer = thrownFor({ viewer: null, viewerUnread: false })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    `/login?next=${encodeURIComponent('/dashboard/user/wallet?page=2')}`,
  ])
})

test('a person who cannot be read is sent nowhere', async () => {
  const answer = thrownFor({ viewer: null, viewerUnread: true })
  expect([answer.status, answer.headers.get('location')]).toEqual([503, null])
  expect(await answer.text()).toContain('You are still logged in')
})
