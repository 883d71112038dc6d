// Pages that no cache keeps cost a render each: those of one network's visitors are counted.
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { onError } from '#workers/http/errors.ts'
import { sharedPage } from '#workers/http/shared-page.ts'
import type { AppEnv } from '#workers/http/types.ts'

const counted: string[] = []
const env = {
  PUBLIC_LIMIT: {
    limit: async ({ key }: { key: string }) => {
      counted.push(key)
      return { success: counted.length <= 2 }
    },
  },
}
const app = new Hono<AppEnv>()
  .use(async (c, next) => {
    c.set('requestId', 'r')
    // A cookie alone proves nothing.
    if (c.req.header('x-viewer')) c.set('viewer', { userId: 'mira' } as AppEnv['Variables']['viewer'])
    await next()
  })
  .all('*', (c) => sharedPage(c, [], async () => new Response('page')))
  .onError(onError)

const open = async (headers: Record<string, string>) =>
  (await app.request('/astrologer/asha', { headers: { 'cf-connecting-ip': '192.0.2.9', ...headers } }, env as never))
    .status

test('a visitor’s page past the limit is refused; a page of somebody who is logged in is not counted', async () => {
  expect([await open({}), await open({ cookie: '__Host-sid=forged' }), await open({})]).toEqual([200, 200, 429])
  expect(counted).toEqual(Array(3).fill('screen:192.0.2.9'))
  expect(await open({ 'x-viewer': 'mira' })).toBe(200)
  expect(counted).toHaveLength(3)
})
