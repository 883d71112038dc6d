import { beforeAll, expect, test } from 'vitest'
import { insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { call, topUp } from '#tests/support/pages/people.ts'
import { getPage, hiddenField, postForm } from '#tests/support/pages/post-form.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

test('a test top-up credits the wallet once, however often it is completed', async () => {
  const mira = await insertUser(server)
  const { body, status } = await mira.call('POST', '/api/payments/topups/', { amount_cents: 2000 })
  expect(status).toBe(201)
  expect(body.checkout_url).toBe(`${server.url}/dev/pay/${body.id}`)
  expect((await mira.call('GET', `/api/payments/topups/${body.id}/`)).body.status).toBe('pending')
  await Promise.all(Array.from({ length: 5 }, () => mira.call('POST', `/api/payments/topups/${body.id}/complete/`)))
  expect((await mira.call('GET', '/api/payments/wallet/')).body).toEqual({
    balance_cents: 2000,
    held_cents: 0,
    available_cents: 2000,
    monthly_limit_cents: null,
    month_spent_cents: 0,
    next_limit: null,
  })
  const { results } = (await mira.call('GET', '/api/payments/transactions/')).body
  expect(results).toMatchObject([{ kind: 'top_up', amount_cents: 2000, balance_cents: 2000 }])
})

test('a top-up of someone else, or an unknown one, does not exist', async () => {
  const [mira, ravi] = [await insertUser(server), await insertUser(server, { name: 'Ravi' })]
  const { body } = await mira.call('POST', '/api/payments/topups/', { amount_cents: 500 })
  expect((await ravi.call('GET', `/api/payments/topups/${body.id}/`)).status).toBe(404)
  expect((await ravi.call('POST', `/api/payments/topups/${body.id}/complete/`)).status).toBe(404)
  expect((await ravi.call('GET', '/api/payments/topups/unknown/')).status).toBe(404)
})

test('amounts outside $5 to $500, fractions and strings are refused with a sentence', async () => {
  const mira = await insertUser(server)
  for (const amount of [499, 50001, 500.5, '500', null, -1, 1e308]) {
    const answer = await mira.call('POST', '/api/payments/topups/', { amount_cents: amount })
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['amount_cents']])
  }
})

test('one idempotency key gives one top-up; with another body it is refused', async () => {
  const mira = await insertUser(server)
  const ask = (amount: number) =>
    mira.call('POST', '/api/payments/topups/', { amount_cents: amount }, { 'idempotency-key': 'double-click-1' })
  const first = await ask(500)
  expect((await ask(500)).body).toEqual(first.body)
  expect((await ask(1000)).body.code).toBe('idempotency_mismatch')
})

test('lowering the limit is at once, raising waits a day', async () => {
  const mira = await insertUser(server)
  const put = (cents: number | null) => mira.call('PUT', '/api/payments/limits/', { monthly_limit_cents: cents })
  expect((await put(5000)).body.effective_at).toBeLessThanOrEqual(Date.now())
  expect((await put(9000)).body.effective_at).toBeGreaterThan(Date.now() + 86_000_000)
  const { body } = await mira.call('GET', '/api/payments/wallet/')
  expect(body).toMatchObject({ monthly_limit_cents: 5000, next_limit: { monthly_limit_cents: 9000 } })
  await put(4000)
  expect((await mira.call('GET', '/api/payments/wallet/')).body).toMatchObject({
    monthly_limit_cents: 4000,
    next_limit: null,
  })
})

test('astrologers and visitors have no wallet', async () => {
  const asha = await insertAstrologer(server)
  expect((await asha.call('GET', '/api/payments/wallet/')).status).toBe(403)
  expect((await call(server, 'GET', '/api/payments/wallet/')).status).toBe(401)
})

test('the books balance after all of it', async () => {
  const mira = await insertUser(server)
  await topUp(mira, 700)
  const { results } = await server.db
    .prepare('SELECT sum(cr_posted) - sum(dr_posted) AS sum FROM account WHERE ccy = ?')
    .bind('USD')
    .all()
  expect(results).toEqual([{ sum: 0 }])
})

const WALLET = '/dashboard/user/wallet'

test('a posted top-up leads to the checkout by a page of ours, once for its key', async () => {
  const { cookie, call: ask } = await insertUser(server)
  const key = hiddenField(await getPage(server, { path: WALLET, cookie }), 'idempotency_key')
  const fields = { intent: 'top_up', idempotency_key: key, pack: 'own', amount: '$12,50' }
  const first = await postForm(server, { path: WALLET, cookie }, fields)
  const [, url = ''] = /http-equiv="refresh" content="0; url=([^"]+)"/i.exec(first.html) ?? []
  expect([first.status, new URL(url).pathname.startsWith('/dev/pay/')]).toEqual([200, true])
  expect(first.html).toContain(`<a href="${url}"`)
  expect((await postForm(server, { path: WALLET, cookie }, fields)).html).toContain(url)
  const another = await postForm(server, { path: WALLET, cookie }, { ...fields, pack: '2000' })
  expect([another.status, another.html.includes(url)]).toEqual([200, false])

  const paid = await postForm(server, { path: new URL(url).pathname, cookie }, { intent: '' })
  expect(paid.status).toBe(302)
  const back = await getPage(server, { path: paid.headers.get('location') ?? '', cookie })
  expect(back.html).toContain('$12.50 arrived in your wallet.')
  expect((await ask('GET', '/api/payments/wallet/')).body.balance_cents).toBe(1250)
})

test('a posted top-up that cannot be paid keeps what was typed, with a sentence', async () => {
  const { cookie } = await insertUser(server)
  for (const [amount, sentence] of [
    ['', 'Please enter an amount in dollars and cents.'],
    ['ten', 'Please enter an amount in dollars and cents.'],
    ['4.99', 'The smallest top-up is $5.'],
    ['501', 'The largest top-up is $500.'],
  ] as const) {
    const { status, html } = await postForm(server, { path: WALLET, cookie }, { intent: 'top_up', pack: 'own', amount })
    expect([amount, status, html.includes(sentence)]).toEqual([amount, 422, true])
    if (amount) expect(html).toContain(`value="${amount}"`)
  }
  const fields = { intent: 'top_up', pack: '500' }
  const foreign = { path: WALLET, cookie, headers: { origin: 'https://evil.test' } }
  expect((await postForm(server, foreign, fields)).status).toBe(403)
  const { status, headers } = await postForm(server, { path: WALLET }, fields)
  expect([status, headers.get('location')]).toEqual([302, `/login?next=${encodeURIComponent(WALLET)}`])
})

test('a posted limit is set, and an empty one is no limit', async () => {
  const { cookie, call: ask } = await insertUser(server)
  const limit = async (value: string) => postForm(server, { path: WALLET, cookie }, { intent: 'limit', limit: value })
  expect((await limit('25')).html).toContain('Your limit is set.')
  expect((await ask('GET', '/api/payments/wallet/')).body.monthly_limit_cents).toBe(2500)
  expect((await limit('0.50')).html).toContain('The lowest limit is $1.')
  expect((await limit('many')).html).toContain('Please enter an amount.')
  expect((await limit(' ')).html).toContain('Your new limit takes effect in 24 hours.')
})
