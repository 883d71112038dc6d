// Every admin row of the specification by method, path and answer; and every endpoint of admins by who may call it.
import { beforeAll, expect, test } from 'vitest'
import { insertAdmin, insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { call, newNetwork } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedSeededServer } from '#tests/support/servers/shared-server.ts'
import { newId } from '#workers/contract/ports.ts'

let server: TestServer
const tokens: Record<string, { authorization: string }> = {}
beforeAll(async () => {
  server = await sharedSeededServer()
  for (const role of ['user', 'astrologer', 'admin']) {
    const form = { email: `${role}@drishti.test`, password: 'drishti-demo' }
    const { body } = await call(server, 'POST', '/api/users/login/', form, { 'cf-connecting-ip': newNetwork() })
    tokens[role] = { authorization: `Bearer ${body.access}` }
  }
})

const asAdmin = (method: string, path: string, body?: unknown) =>
  call(server, method, `/api${path}`, body, tokens.admin)
const keysOf = (value: unknown) => Object.keys(value as object)

const ASTROLOGER = [
  'id',
  'full_name',
  'email',
  'phone',
  'profile_photo',
  'experience_years',
  'specializations',
  'languages',
  'bio',
  'price_per_min_call',
  'price_per_min_chat',
  'payout_per_min_call',
  'payout_per_min_chat',
  'status',
  'is_approved',
  'is_active',
  'chat_enabled',
  'average_rating',
]
const STATS = [
  'period',
  'astrologers',
  'clients',
  'calls',
  'chats',
  'revenue',
  'platform_revenue',
  'astrologer_revenue',
  'total_sessions',
  'total_session_minutes',
  'avg_session_duration',
  'gross_revenue_usd',
  'astrologer_payouts_inr',
  'platform_health',
]

test('statistics and activity', async () => {
  for (const period of ['today', 'week', 'month', 'all']) {
    const { status, body } = await asAdmin('GET', `/admin/dashboard/stats?period=${period}`)
    expect([status, keysOf(body)]).toEqual([200, expect.arrayContaining(STATS)])
  }
  expect((await asAdmin('GET', '/admin/dashboard/stats?period=year')).status).toBe(422)
  expect((await asAdmin('GET', '/admin/dashboard/activity')).body).toBeInstanceOf(Array)
})

test('payouts: calculator and details', async () => {
  const rates = { days: 30, call_rate_per_min: 10, chat_rate_per_min: 5, platform_commission: 20 }
  const { body } = await asAdmin('POST', '/payments/calculator/', rates)
  expect(keysOf(body)).toEqual(['projections', 'astrologer_breakdown'])
  expect(keysOf(body.astrologer_breakdown[0])).toEqual(
    expect.arrayContaining(['id', 'name', 'call_count', 'call_minutes', 'chat_count', 'chat_minutes']),
  )
  const other = await asAdmin('POST', '/payments/calculator/', { days: 30, call_rate_per_min: 12 })
  expect(other.status).toBe(422)
  expect(other.body.fields).toEqual({ call_rate_per_min: 'This rate is fixed at 10.' })
  const details = await asAdmin('GET', `/payments/astrologer/${body.astrologer_breakdown[0].id}/details/?days=30`)
  expect(keysOf(details.body)).toEqual(['summary', 'call_records', 'chat_records'])
  const cut = await asAdmin('GET', `/payments/astrologer/${body.astrologer_breakdown[0].id}/details/?days=1.5`)
  expect(cut.status).toBe(200)
  for (const days of ['0', '366', 'abc'])
    expect((await asAdmin('GET', `/payments/astrologer/x/details/?days=${days}`)).status, days).toBe(422)
})

test('generic lists are arrays, in both spellings of the slash', async () => {
  for (const slash of ['', '/']) {
    const astrologers = (await asAdmin('GET', `/dashboard/astrologers${slash}`)).body
    expect(keysOf(astrologers[0])).toEqual(expect.arrayContaining(ASTROLOGER))
    const clients = (await asAdmin('GET', `/dashboard/clients${slash}`)).body
    expect(keysOf(clients[0])).toEqual(
      expect.arrayContaining(['id', 'full_name', 'email', 'phone', 'gender', 'status']),
    )
    for (const list of ['calls', 'settings', 'reviews', 'earnings', 'audit', 'payouts', 'reports'])
      expect((await asAdmin('GET', `/dashboard/${list}${slash}`)).body, list).toBeInstanceOf(Array)
    expect((await asAdmin('GET', `/dashboard/settings${slash}`)).body).toMatchObject([{ id: 'platform' }])
  }
})

test('an astrologer is changed in both spellings, and deleted; a client is deleted', async () => {
  const asha = await insertAstrologer(server)
  for (const path of ['astrologer', 'astrologers'])
    expect((await asAdmin('PATCH', `/dashboard/${path}/${asha.id}/`, { chat_enabled: false })).status).toBe(200)
  expect((await asAdmin('DELETE', `/dashboard/astrologers/${asha.id}/`)).status).toBe(200)
  expect((await asAdmin('DELETE', `/dashboard/astrologer/${asha.id}/`)).status).toBe(404)
  const mira = await insertUser(server, { cents: 2_000 })
  const refused = await asAdmin('DELETE', `/dashboard/clients/${mira.id}/`)
  expect([refused.status, refused.body.code]).toEqual([409, 'money_left'])
  expect((await asAdmin('DELETE', `/dashboard/clients/${mira.id}/?waived=2000`)).status).toBe(200)
  expect((await asAdmin('DELETE', `/dashboard/client/${mira.id}/`)).status).toBe(404)
})

test('chats, messages and shared files', async () => {
  const chats = (await asAdmin('GET', '/dashboard/chat-sessions?page=1&limit=100&search=')).body
  expect(keysOf(chats)).toEqual(expect.arrayContaining(['results', 'total_pages']))
  expect(keysOf(chats.results[0])).toEqual(
    expect.arrayContaining(['id', 'user', 'astrologer', 'message_count', 'status', 'last_message', 'created_at']),
  )
  expect(keysOf((await asAdmin('GET', '/dashboard/messages/stats')).body)).toEqual(
    expect.arrayContaining(['total_sessions', 'active_sessions', 'total_messages', 'avg_session_duration']),
  )
  const talked = chats.results.find(({ message_count: count }: { message_count: number }) => count > 0)
  const path = `/dashboard/chat-sessions/${talked.id}/messages`
  // One who has not said why yet.
  const admin = await insertAdmin(server)
  expect((await admin.call('GET', `/api${path}`)).body.code).toBe('reason_needed')
  const { body } = await admin.call('GET', `/api${path}?reason=A%20complaint`)
  expect(keysOf(body.results[0])).toEqual(
    expect.arrayContaining(['id', 'sender', 'message', 'timestamp', 'file_name', 'file_url']),
  )
  const files = (await asAdmin('GET', '/calls/admin/shared-files/?page=1&page_size=1000&search=')).body
  expect(keysOf(files)).toEqual(['files', 'pagination'])
  expect(keysOf(files.pagination).sort()).toEqual(
    ['current_page', 'has_next', 'has_previous', 'page_size', 'total_files', 'total_pages'].sort(),
  )
  expect((await asAdmin('DELETE', '/calls/admin/shared-files/no.such/')).status).toBe(404)
})

test('the inbox goes on where the page before ended, by a header', async () => {
  const prefix = `alert:${newId()}:`
  await server.db
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 250)
       INSERT INTO inbox_entry (id, kind, object, detail, at) SELECT ?1 || i, 'alert', 'job:x', 'Late', i / 2 FROM n`,
    )
    .bind(prefix)
    .run()
  const path = '/api/dashboard/admin/inbox/?kind=alert'
  const page = async (address: string) => {
    const response = await fetch(server.url + address, { headers: tokens.admin ?? {} })
    const { count, results } = (await response.json()) as { count: number; results: { id: string }[] }
    return { count, ids: results.map(({ id }) => id), next: response.headers.get('x-next-cursor') }
  }
  const first = await page(path)
  expect([first.count, first.next]).toEqual([200, expect.stringContaining(`.${first.ids.at(-1)}`)])
  const ids = [...first.ids]
  for (let { next } = first; next; ) {
    const more = await page(`${path}&after=${next}`)
    ids.push(...more.ids)
    next = more.next
  }
  const own = ids.filter((id) => id.startsWith(prefix))
  expect(own).toEqual(Array.from({ length: 250 }, (_, n) => `${prefix}${250 - n}`))
  expect((await asAdmin('GET', '/dashboard/admin/inbox/?after=nonsense')).status).toBe(422)
})

test('blogs', async () => {
  const { blogs } = (await asAdmin('GET', '/admin/blogs/')).body
  expect(keysOf(blogs[0])).toEqual(expect.arrayContaining(['id', 'title', 'author', 'status', 'can_be_approved']))
  const { id } = blogs.find(({ status }: { status: string }) => status === 'draft')
  const answer = await asAdmin('POST', '/admin/blogs/', { action: 'unapprove', blog_ids: [id] })
  expect(keysOf(answer.body)).toEqual(['success', 'message'])
  expect((await asAdmin('POST', '/admin/blogs/', { action: 'unapprove', blog_ids: ['gone'] })).status).toBe(404)
})

test('no endpoint of admins answers a client, an astrologer or a visitor', async () => {
  const { status, body } = await call(server, 'GET', '/api/openapi.json')
  expect(status, JSON.stringify(body)).toBe(200)
  const { paths } = body
  const rows = Object.entries(paths as Record<string, Record<string, { 'x-access': string }>>).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, { 'x-access': access }]) => ({ path, method, access })),
  )
  const own = rows.filter(({ access }) => access === 'admin')
  expect(own.length).toBeGreaterThan(30)
  for (const { path, method } of own) {
    const address = `/api${path.replaceAll(/\{\w+\}/g, 'some-id')}`
    const name = `${method} ${path}`
    expect((await call(server, method.toUpperCase(), address)).status, name).toBe(401)
    for (const role of ['user', 'astrologer'])
      expect((await call(server, method.toUpperCase(), address, undefined, tokens[role])).status, name).toBe(403)
  }
})

test('no screen of admins is empty at the first start', async () => {
  for (const list of ['clients', 'calls', 'reports', 'reviews', 'astrologers'])
    expect((await asAdmin('GET', `/dashboard/${list}`)).body, list).not.toEqual([])
  const { files } = (await asAdmin('GET', '/calls/admin/shared-files/')).body
  expect(files.length).toBeGreaterThanOrEqual(3)
  type Listed = { id: string; is_approved: boolean; phone: string }
  const all = (await asAdmin('GET', '/dashboard/astrologers')).body as unknown as Listed[]
  const astrologers = all.filter(({ id }) => id.startsWith('seed'))
  expect(astrologers.some(({ is_approved: approved }) => !approved)).toBe(true)
  expect(new Set(astrologers.map(({ phone }) => phone)).size).toBe(astrologers.length)
})
