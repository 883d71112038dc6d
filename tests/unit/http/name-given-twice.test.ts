import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { runs } from '#tests/support/books/property-runs.ts'
import { onError } from '#workers/http/errors.ts'
import { nameGivenTwice } from '#workers/http/name-given-twice.ts'
import type { AppEnv } from '#workers/http/types.ts'
import { jsonBody } from '#workers/http/validate.ts'

const twiceIn = (text: string) => nameGivenTwice(text, JSON.parse(text))

test.each([
  ['{"email":"a","email":"b"}', 'email'],
  ['{"a":{"b":1,"c":[{"d":1,"d":1}]}}', 'd'],
  ['{"a" : 1,\n"\\u0061"\t:2}', 'a'],
  ['{"":1,"":2}', ''],
  ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ['{"a\\"":1,"a\\"":2}', 'a"'],
  ['[{"कुंडली":1,"कुंडली":1}]', 'कुंडली'],
])('%s has a name twice', (text, name) => {
  expect(twiceIn(text)).toBe(name)
})

test.each([
  '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}',
  '{"a":"\\"a\\":1,\\"a\\":2","b":"\\\\","c":"a"}',
  '{"0":1,"1":["0",":"]}',
  '"a"',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
])('%.60s has none', (text) => {
  expect(twiceIn(text)).toBeNull()
})

test('no text of a value has a name twice', { tags: ['property'] }, () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      expect(twiceIn(JSON.stringify(value, null, 1))).toBeNull()
    }),
    { numRuns: runs(5000) },
  )
})

test('a name that was written a second time into any object is found', { tags: ['property'] }, () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), fc.jsonValue(), (name, first, second) => {
      const key = JSON.stringify(name)
      const text = `{"around":[{${key}:${JSON.stringify(first)},${key}:${JSON.stringify(second)}}]}`
      expect(twiceIn(text)).not.toBeNull()
    }),
    { numRuns: runs(5000) },
  )
})

test('a body with a name twice is refused by its name', async () => {
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('requestId', 'r')
      await next()
    })
    .post('/', async (c) => c.json(await jsonBody(c, z.object({ email: z.string() }))))
    .onError(onError)
  const post = (body: string) =>
    app.request('/', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  const refused = await post('{"email":"a@x.test","email":"b@x.test"}')
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    code: 'malformed',
    problem: { code: 'twice_in_body', params: { field: 'email' } },
  })
  expect((await post('{"email":"a@x.test"}')).status).toBe(200)
})
