// Forms of accounts, posted as a browser without scripts does, and the tokens of a browser that has only the cookie.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertUser, newEmail } from '#tests/support/database/insert-people.ts'
import { codeFor, PASSWORD } from '#tests/support/pages/people.ts'
import { headersOfOwn, postForm } from '#tests/support/pages/post-form.ts'
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const own = () => headersOfOwn(server)
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  postForm(server, { path, headers }, fields)

const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')

async function session(cookie: string, headers: Record<string, string> = own()) {
  const response = await fetch(`${server.url}/api/users/session/`, { method: 'POST', headers: { ...headers, cookie } })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const dashboardOf = (cookie: string) =>
  fetch(`${server.url}/dashboard/user/profile`, { headers: { cookie }, redirect: 'manual' })

test('a posted log-in sets the cookie and leads on, and its cookie gets tokens of the same login', async () => {
  const { email, id } = await insertUser(server)
  const next = '/login?next=%2Fdashboard%2Fuser%2Fwallet'
  const { status, headers } = await post(next, { intent: 'password', email, password: PASSWORD })
  expect([status, headers.get('location')]).toEqual([302, '/dashboard/user/wallet'])
  const cookie = cookieOf(headers)
  expect((await dashboardOf(cookie)).status).toBe(200)

  const [first, second] = [await session(cookie), await session(cookie)]
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(first.body).toMatchObject({ role: 'user', user: { id } })
  expect((second.body as { refresh: string }).refresh).toBe((first.body as { refresh: string }).refresh)
  const { access } = first.body as { access: string }
  const devices = await fetch(`${server.url}/api/users/logins/`, { headers: { authorization: `Bearer ${access}` } })
  // That of the test's own log-in, and that of the posted one.
  expect(((await devices.json()) as { results: unknown[] }).results).toHaveLength(2)
})

test('the tokens of a cookie go to pages of ours alone', async () => {
  const { cookie } = await insertUser(server)
  expect((await session(cookie, {})).status).toBe(403)
  expect((await session(cookie, { origin: 'https://evil.test' })).status).toBe(403)
  expect((await session(cookie, { ...own(), origin: 'https://evil.test' })).status).toBe(403)
  expect((await session(cookie, { ...own(), 'sec-fetch-site': 'same-site' })).status).toBe(403)
  expect((await session('sid=unknown')).status).toBe(401)
  expect((await session('')).status).toBe(401)
})

test('a wrong password keeps the e-mail, and writes no password into the page', async () => {
  const { email } = await insertUser(server)
  const { status, headers, html } = await post('/login', { intent: 'password', email, password: 'not this one' })
  expect([status, headers.get('cache-control')]).toEqual([401, 'no-store'])
  expect(html).toContain('Your e-mail or password is incorrect.')
  expect(html).toContain(`value="${email}"`)
  expect(html).not.toContain('not this one')
  expect(headers.getSetCookie()).toEqual([])
})

test('a log-in that a page of another site posts is refused', async () => {
  const { email } = await insertUser(server)
  const foreign = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }
  const { status, headers } = await post('/login', { intent: 'password', email, password: PASSWORD }, foreign)
  expect([status, headers.getSetCookie()]).toEqual([403, []])
})

test('a visitor registers without scripts, corrects a mistake and a code, and starts', async () => {
  const email = newEmail()
  const form = { intent: 'register', full_name: 'Mira Rao', email, phone: '+1 415 555 0132', password: PASSWORD }
  const wrong = await post('/register', { ...form, full_name: ' ', gender: 'female' })
  expect(wrong.status).toBe(422)
  expect(wrong.html).toContain('Please enter your name.')
  expect(wrong.html).toContain(`value="${email}"`)
  expect(wrong.html).not.toContain(PASSWORD)

  const sent = await post('/register', form)
  expect(sent.status).toBe(200)
  const [, registration = ''] = /name="registration" value="([^"]+)"/.exec(sent.html) ?? []
  const step = { intent: 'verify', email, purpose: 'register', registration }
  const wrongCode = await post('/register', { ...step, otp: '000000' })
  expect(wrongCode.status).toBe(422)
  expect(wrongCode.html).toContain('That code is incorrect or has expired.')
  expect(wrongCode.html).toContain(`name="registration" value="${registration}"`)
  const { status, headers } = await post('/register', { ...step, otp: await codeFor(server, email) })
  expect([status, headers.get('location')]).toEqual([302, '/dashboard/user/start'])
  expect((await dashboardOf(cookieOf(headers))).status).toBe(200)
})

test.each([
  ['the code typed', { phone: '+1 415 555 0132' }, '+14155550132'],
  ['a country', { phone: '(415) 555-0132', phone_country: 'US' }, '+14155550132'],
  ['the zero of calls at home', { phone: '07911 123456', phone_country: 'GB' }, '+447911123456'],
  ['a zero that stays', { phone: '06 1234 5678', phone_country: 'IT' }, '+390612345678'],
])('a phone number with %s is stored whole', async (_, fields, phone) => {
  const email = newEmail()
  await post('/register', { intent: 'register', full_name: 'Mira Rao', email, password: PASSWORD, ...fields })
  const { results } = await server.db.prepare('SELECT phone FROM registration WHERE email = ?').bind(email).run()
  expect(results).toEqual([{ phone }])
})

test('a phone number without a country is refused, and stays in its field', async () => {
  const form = {
    intent: 'register',
    full_name: 'Mira Rao',
    email: newEmail(),
    phone: '415 555 0132',
    password: PASSWORD,
  }
  const { status, html } = await post('/register', form)
  expect(status).toBe(422)
  expect(html).toContain('Please enter a phone number and its country code')
  expect(html).toContain('value="415 555 0132"')
  const wrong = await post('/register', { ...form, phone: '12', phone_country: 'US' })
  expect(wrong.html).toContain('value="+112"')
})

test('an address that has an account is named at its field', async () => {
  const { email } = await insertUser(server)
  const form = { intent: 'register', full_name: 'Mira Rao', email, phone: '+1 415 555 0132', password: PASSWORD }
  const { status, html } = await post('/register', form)
  expect(status).toBe(409)
  expect(html).toContain('An account with this e-mail already exists.')
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
})

test('an astrologer registers with all steps in one post', async () => {
  const email = newEmail()
  const fields = {
    intent: 'register',
    full_name: 'Gauri Kale',
    email,
    phone: '+91 98123 45678',
    password: PASSWORD,
    experience_years: '7',
    specializations: 'Birth chart, Career',
    languages: 'Marathi',
    gender: '',
    bio: 'I look at the lagna first, and I say when the chart is silent about a question.',
    price_per_min_chat: '1.20',
    price_per_min_call: '$1,50',
  }
  expect((await post('/astrologer-register', { ...fields, bio: 'Short' })).status).toBe(422)
  const sent = await post('/astrologer-register', { ...fields, phone: '098123 45678', phone_country: 'IN' })
  expect(sent.html).toContain('Confirm your e-mail')
})

test('a new password by code leads to the log-in, which says so', async () => {
  const { email } = await insertUser(server)
  const sent = await post('/forgot-password', { intent: 'send', email })
  expect(sent.html).toContain('name="otp"')
  const otp = await codeFor(server, email)
  const step = { intent: 'reset', email, otp, password: 'short' }
  expect((await post('/forgot-password', step)).status).toBe(422)
  const { status, headers } = await post('/forgot-password', { ...step, password: 'an even longer phrase' })
  expect([status, headers.get('location')]).toEqual([302, '/login?password=new'])
  const page = await fetch(`${server.url}/login?password=new`)
  expect(await page.text()).toContain('Your new password is set. Please log in.')
  expect((await post('/login', { intent: 'password', email, password: 'an even longer phrase' })).status).toBe(302)
})

test('an asked-for proof is a sentence with the time to wait', async () => {
  const { email } = await insertUser(server)
  for (let n = 1; n <= 20; n += 1)
    await post(
      '/login',
      { intent: 'password', email, password: 'wrong' },
      { ...own(), 'cf-connecting-ip': `192.0.2.${n}` },
    )
  const { status, html } = await post('/login', { intent: 'password', email, password: PASSWORD })
  expect(status).toBe(428)
  expect(html).toMatch(/Please try again in \d+ (minutes|seconds)/)
})

test('an unknown form of a page is refused', async () => {
  expect((await post('/login', { intent: 'constructor' })).status).toBe(400)
})
