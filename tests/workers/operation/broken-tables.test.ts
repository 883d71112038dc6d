// Pages and endpoints while a table of the database cannot be read (docs/decisions/partial-failures.md).
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addressesOf,
  ask,
  idsOf,
  isTool,
  LEAK,
  roleFor,
  tablesOf,
  withoutTables,
} from '#tests/support/database/broken-tables.ts'
import { logIn } from '#tests/support/pages/conversation.ts'
import type { Person } from '#tests/support/pages/people.ts'
import { startSeededServer, type TestServer } from '#tests/support/servers/server.ts'

const WHOLE = [
  'auth_session',
  'user',
  'astrologer',
  'consultation',
  'account',
  'setting',
  'blog_post',
  'content_version',
]

let server: TestServer
let people: Record<'user' | 'astrologer' | 'admin', Person>
let addresses: string[]

beforeAll(async () => {
  server = await startSeededServer()
  const [user, astrologer, admin] = [
    await logIn(server, 'user@drishti.test'),
    await logIn(server, 'astrologer@drishti.test'),
    await logIn(server, 'admin@drishti.test'),
  ]
  people = { user, astrologer, admin }
  addresses = await addressesOf(await idsOf(server, user.id, astrologer.id))
})
afterAll(() => server.stop())

const cookieOf = (role: 'visitor' | keyof typeof people) => (role === 'visitor' ? undefined : people[role].cookie)

/** Faults of the answers of all routes, each in the role that it is for: documents and data by turns. */
async function faultsOfRoutes(
  as: (path: string) => 'visitor' | keyof typeof people,
  mustBe: (path: string) => number | null,
) {
  const found: string[] = []
  for (const [n, path] of addresses.entries()) {
    const kind = n % 2 === 0 ? 'document' : 'data'
    const { status, faults } = await ask(server, { path, kind, cookie: cookieOf(as(path)) })
    const right = mustBe(path)
    // Visitors are led to the documents of content pages (202).
    const isRight = right === null || status === right || (kind === 'data' && right === 200 && status === 202)
    found.push(...faults, ...(isRight ? [] : [`${kind} ${path}: ${status}, not ${right}`]))
  }
  return found
}

/** Faults of the endpoints that are read, as an admin who calls them from a page. */
async function faultsOfEndpoints(paths: readonly string[]) {
  const found: string[] = []
  for (const path of paths) {
    const answer = await fetch(server.url + path, {
      redirect: 'manual',
      headers: { accept: '*/*', authorization: `Bearer ${people.admin.access}` },
    })
    const text = await answer.text()
    const type = answer.headers.get('content-type') ?? ''
    if (/^text\/html/.test(type) || (answer.status >= 400 && !type.includes('json'))) found.push(`${path}: ${type}`)
    if (LEAK.test(text)) found.push(`${path}: shows a reason of the database`)
    if (answer.status === 401) found.push(`${path}: ends the log-in`)
  }
  return found
}

// The bare address of the admins' pages leads to the first of them.
const isPrivate = (path: string) => roleFor(path) !== 'visitor' && path !== '/dashboard/admin'
// Files and festivals of a city have addresses of their own making.
const shownToAll = (path: string) => (isTool(path) && !/\.ics$|^\/festivals\/\w+\//.test(path) ? 200 : null)

test('without the table of log-ins public pages come, and private ones say that they cannot', async () => {
  await withoutTables(server, ['auth_session'], async () => {
    const asPerson = (path: string) => (isPrivate(path) ? roleFor(path) : ('user' as const))
    expect(await faultsOfRoutes(asPerson, (path) => (isPrivate(path) ? 503 : shownToAll(path)))).toEqual([])
  })
})

test('a form that is posted meanwhile logs nobody out', async () => {
  await withoutTables(server, ['auth_session'], async () => {
    for (const [path, type] of [
      ['/dashboard/user/profile', 'text/html'],
      ['/dashboard/user/profile.data', 'text/x-script'],
    ] as const) {
      const answer = await fetch(server.url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { accept: 'text/html', origin: server.url, cookie: people.user.cookie },
        body: new URLSearchParams({ intent: 'profile', full_name: 'Somebody Else' }),
      })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([503, expect.stringContaining(type)])
      expect(await answer.text()).not.toMatch(/login\?next=|invalid_token|unauthenticated/)
    }
  })
})

test('without any table the tools come to visitors and to people alike', async () => {
  await withoutTables(server, await tablesOf(server), async () => {
    const tools = addresses.filter((path) => shownToAll(path) === 200)
    expect(tools.length).toBeGreaterThan(12)
    const found: string[] = []
    for (const path of tools)
      for (const cookie of [undefined, people.user.cookie]) {
        const { status, faults } = await ask(server, { path, kind: 'document', cookie })
        found.push(...faults, ...(status === 200 ? [] : [`${path}: ${status}`]))
      }
    expect(found).toEqual([])
  })
})

test('without the table of log-ins the API answers JSON, and ends no log-in', async () => {
  const { body } = await people.admin.call('GET', '/api/openapi.json')
  const paths = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    'get' in methods ? [`/api${path.replaceAll(/\{\w+\}/g, 'x')}`] : [],
  )
  expect(paths.length).toBeGreaterThan(60)
  await withoutTables(server, ['auth_session'], async () => {
    expect(await faultsOfEndpoints(paths)).toEqual([])
  })
})

test('without the table of posts the list of blogs keeps its head, its search and a way to try again', async () => {
  await withoutTables(server, ['blog_post'], async () => {
    const answer = await fetch(`${server.url}/blogs?search=moon`, { headers: { accept: 'text/html' } })
    const html = await answer.text()
    expect(answer.status).toBe(200)
    for (const part of ['Astrology Blogs', 'value="moon"', 'could not be loaded', '>Retry<'])
      expect(html).toContain(part)
  })
  const answer = await fetch(`${server.url}/blogs?search=moonlight`, { headers: { accept: 'text/html' } })
  expect(await answer.text()).not.toContain('could not be loaded')
})

test('without the table of astrologers the tools come', async () => {
  await withoutTables(server, ['astrologer'], async () => {
    expect(await faultsOfRoutes(roleFor, shownToAll)).toEqual([])
  })
})

const ROLES = ['visitor', 'user', 'astrologer', 'admin'] as const

test('without one of the tables that most pages read, no role gets anything but pages', {
  tags: ['long'],
  timeout: 900_000,
}, async () => {
  const found: string[] = []
  for (const table of WHOLE)
    await withoutTables(server, [table], async () => {
      for (const role of ROLES)
        for (const path of addresses)
          for (const kind of ['document', 'data'] as const) {
            const { faults } = await ask(server, { path, kind, cookie: cookieOf(role) })
            found.push(...faults.map((fault) => `${table}, ${role}: ${fault}`))
          }
    })
  expect(found).toEqual([])
})

test('without any other table each route is a page in the role that it is for', {
  tags: ['long'],
  timeout: 900_000,
}, async () => {
  const others = (await tablesOf(server)).filter((table) => !WHOLE.includes(table))
  expect(others.length).toBeGreaterThan(40)
  const found: string[] = []
  for (const table of others)
    await withoutTables(server, [table], async () => {
      const faults = await faultsOfRoutes(roleFor, shownToAll)
      found.push(...faults.map((fault) => `${table}: ${fault}`))
    })
  expect(found).toEqual([])
})
