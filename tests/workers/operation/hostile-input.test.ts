// Input that no page of ours sends: SQL in searches, names twice, prototypes, wrong types. It is refused, and breaks nothing.
import { beforeAll, expect, test } from 'vitest'
import { call, newNetwork } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedSeededServer } from '#tests/support/servers/shared-server.ts'
import { newId } from '#workers/contract/ports.ts'

let server: TestServer
let people: (Record<string, string> | undefined)[]
beforeAll(async () => {
  server = await sharedSeededServer()
  people = await Promise.all(
    ['user', 'astrologer', 'admin'].map(async (role) => {
      const form = { email: `${role}@drishti.test`, password: 'drishti-demo' }
      const { body } = await call(server, 'POST', '/api/users/login/', form, asking(undefined))
      return { authorization: `Bearer ${body.access}` }
    }),
  )
})

type Parameter = { name: string; in: string }
type Operation = { 'x-access': string; parameters?: Parameter[]; requestBody?: { content: Record<string, unknown> } }
async function operations(): Promise<{ method: string; path: string; operation: Operation }[]> {
  const { body } = await call(server, 'GET', '/api/openapi.json')
  return Object.entries(body.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      operation,
      path: `/api${path.replaceAll(/\{\w+\}/g, "x' OR 1=1 --")}`,
    })),
  )
}

// From a network of its own each time: limits have tests of their own.
const asking = (person: Record<string, string> | undefined) => ({
  ...person,
  'cf-connecting-ip': newNetwork(),
})

const SQL = [
  `' OR '1'='1`,
  `"; DROP TABLE user; --`,
  `1 UNION SELECT password_hash FROM user`,
  `%_\\%${'%'.repeat(51)}`,
  `\u0000`,
  '-1',
  '9'.repeat(400),
  'constructor',
]

test('no value of a query, and no id, reaches the database as SQL or breaks an endpoint', {
  tags: ['long'],
}, async () => {
  const rows = async () => (await server.db.prepare('SELECT count(*) AS n FROM user').first<{ n: number }>())?.n
  const before = await rows()
  const broken: string[] = []
  let asked = 0
  for (const { method, path, operation } of await operations()) {
    if (method !== 'GET') continue
    const names = (operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name)
    for (const person of [undefined, ...people])
      for (const value of SQL)
        for (const name of names.length > 0 ? names : ['none']) {
          const url = `${path}?${new URLSearchParams({ [name]: value })}`
          const answer = await fetch(server.url + encodeURI(path) + url.slice(path.length), { headers: asking(person) })
          await answer.body?.cancel()
          asked += 1
          if (answer.status >= 500) broken.push(`${url}: ${answer.status}`)
        }
  }
  expect(asked).toBeGreaterThan(500)
  expect(broken).toEqual([])
  expect(await rows()).toBe(before)
})

test('a name that appears twice in the address is refused', async () => {
  const answer = await call(
    server,
    'GET',
    '/api/dashboard/calls/?kind=web-call&kind=phone-call',
    undefined,
    asking(people[2]),
  )
  expect([answer.status, answer.body.code]).toEqual([400, 'malformed'])
})

test('a name that appears twice in a JSON body, or in the form of a tool, is refused', async () => {
  const post = (path: string, body: string, type: string) =>
    fetch(server.url + path, { method: 'POST', body, headers: { ...asking(undefined), 'content-type': type } })
  const json = '{"email":"a@x.test","email":"user@drishti.test","password":"drishti-demo"}'
  const refused = await post('/api/users/login/', json, 'application/json')
  expect([refused.status, (await refused.json()) as object]).toMatchObject([
    400,
    { problem: { code: 'twice_in_body' } },
  ])
  for (const path of ['/kundli', '/KundliMatch', '/horoscope'])
    expect([
      path,
      (await post(path, 'date=1990-01-01&date=1991-01-01', 'application/x-www-form-urlencoded')).status,
    ]).toEqual([path, 400])
})

const BODIES = [
  '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}',
  '[]',
  'null',
  '"text"',
  '{"email":{"$ne":null},"password":["x"],"amount":"1e309","id":[[]]}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '{"a":1,"a":2}',
  '{',
]

test('no body of a wrong kind breaks an endpoint or gives a role', { tags: ['long'] }, async () => {
  const admins = () => server.db.prepare("SELECT count(*) AS n FROM user WHERE role = 'admin'").first('n')
  const before = await admins()
  const broken: string[] = []
  for (const { method, path, operation } of await operations()) {
    if (!operation.requestBody?.content['application/json']) continue
    const person =
      operation['x-access'] === 'public' ? undefined : people.at(operation['x-access'].includes('admin') ? 2 : 0)
    for (const body of BODIES) {
      const answer = await fetch(server.url + encodeURI(path), {
        method,
        headers: { ...asking(person), 'content-type': 'application/json', 'idempotency-key': newId() },
        body,
      })
      await answer.body?.cancel()
      if (answer.status >= 500 && answer.status !== 503)
        broken.push(`${method} ${path} ${body.slice(0, 40)}: ${answer.status}`)
    }
  }
  expect(broken).toEqual([])
  expect(await admins()).toBe(before)
  expect(({} as Record<string, unknown>).role).toBeUndefined()
})
