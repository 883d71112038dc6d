// Browsers that share an address.
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { onError } from '#workers/http/errors.ts'
import { countShared } from '#workers/http/rate-limit.ts'
import type { AppEnv } from '#workers/http/types.ts'

/** Counts as the data centre does, from small limits on. */
function counter(most: number) {
  const counts = new Map<string, number>()
  return {
    async limit({ key }: { key: string }) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return { success: (counts.get(key) ?? 0) <= most }
    },
  }
}

test('browsers behind one address do not use up each other’s tickets; the address itself has a high limit', async () => {
  const env = { PUBLIC_LIMIT: counter(3), NETWORK_LIMIT: counter(20) }
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('requestId', 'r')
      await next()
    })
    .post('/', async (c) => {
      await countShared(c, 'ticket')
      return c.text('fine')
    })
    .onError(onError)
  const ask = async (cookie: string | null, address = '198.51.100.9') => {
    const headers = { 'cf-connecting-ip': address, ...(cookie ? { cookie: `__Host-sid=${cookie}` } : {}) }
    return (await app.request('https://drishti.test/', { method: 'POST', headers }, env)).status
  }
  const many = (n: number, cookie: string | null) => Promise.all(Array.from({ length: n }, () => ask(cookie)))
  expect((await many(4, 'mira')).filter((status) => status === 429)).toHaveLength(1)
  expect(await many(3, 'ravi')).toEqual([200, 200, 200])
  // Visitors have no cookie.
  expect(new Set(await many(13, null))).toEqual(new Set([200]))
  // A browser that makes up its cookies has the limit of its network.
  expect(await ask('made-up')).toBe(429)
  expect(await ask(null, '198.51.100.10')).toBe(200)
})
