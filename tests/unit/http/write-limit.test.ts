// Writes of an account are counted together, whichever endpoints and forms they go to.
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import type { Role } from '#workers/contract/accounts/roles.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { answerPosted, createApi, endpoint } from '#workers/http/endpoint.ts'
import { onError } from '#workers/http/errors.ts'
import type { AppEnv } from '#workers/http/types.ts'

const Done = z.object({ done: z.boolean() })
const write = { route: 'put /things/{id}/', summary: '', answer: Done } as const
const remove = { route: 'delete /things/{id}/', summary: '', answer: Done } as const
const read = { route: 'get /things/', summary: '', answer: Done } as const

let hits: Map<string, number>
beforeEach(() => {
  hits = new Map()
})

const services = {
  limit: async (name: string, key: string, limit: number) => {
    const n = (hits.get(`${name}:${key}`) ?? 0) + 1
    hits.set(`${name}:${key}`, n)
    if (n > limit) throw new AppError('rate_limited', { retryAfter: 42 })
  },
}
const api = createApi()
api.use(async (c, next) => {
  c.set('requestId', 'r')
  c.set('services', services as unknown as AppEnv['Variables']['services'])
  const [userId, role] = (c.req.header('x-viewer') ?? '').split(' ')
  c.set('viewer', userId ? ({ userId, role } as AppEnv['Variables']['viewer']) : null)
  c.set('viewerError', null)
  await next()
})
for (const spec of [write, remove, read]) endpoint(api, spec, 'public', async () => ({ done: true }))
api.post('/form', async (c) => c.json(await answerPosted(c, write, { params: { id: 'x' } })))
api.onError(onError)

const ask = (method: string, path: string, viewer = '') =>
  api.request(path, { method, headers: { 'x-viewer': viewer, accept: 'application/json' } })

test.each([
  ['user', 120],
  ['astrologer', 120],
  ['admin', 1200],
] as const)('of an %s: %i a minute, and the refusal names the wait', async (role: Role, limit) => {
  const mira = `mira ${role}`
  const ways = [
    ['PUT', '/things/a/'],
    ['PUT', '/things/b'],
    ['DELETE', '/things/a/'],
    ['POST', '/form'],
  ] as const
  for (let n = 0; n < limit; n += 1) {
    const [method, path] = ways[n % ways.length] ?? ways[0]
    expect((await ask(method, path, mira)).status).toBe(200)
  }
  for (const [method, path] of ways) {
    const refused = await ask(method, path, mira)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '42'])
    expect(await refused.json()).toMatchObject({ message: 'That was too much at once. Please wait 42 seconds.' })
  }
  // Reading, and others, go on.
  expect((await ask('GET', '/things/', mira)).status).toBe(200)
  expect((await ask('PUT', '/things/a/', 'ravi user')).status).toBe(200)
})

test('without an account nothing is counted here', async () => {
  expect((await ask('PUT', '/things/a/')).status).toBe(200)
  expect(hits.size).toBe(0)
})
