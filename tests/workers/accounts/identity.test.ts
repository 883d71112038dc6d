import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAstrologer, insertUser, newEmail } from '#tests/support/database/insert-people.ts'
import { png, webp } from '#tests/support/images.ts'
import { call, codeFor, confirm, PASSWORD } from '#tests/support/pages/people.ts'
import { slowClockInPeriod } from '#tests/support/rigs/fast-clock.ts'
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  // The thirty seconds between two codes take five minutes.
  server = await startTestServer(slowClockInPeriod(60_000))
})
afterAll(() => server.stop())

const form = (email: string) => ({ full_name: 'Mira Rao', email, phone: '+1 415 555 0132', password: PASSWORD })

test('a visitor registers, confirms the code, and is logged in by token and by cookie', async () => {
  const email = newEmail()
  expect((await call(server, 'POST', '/api/users/register/', form(email))).status).toBe(201)
  const early = await call(server, 'POST', '/api/users/login/', { email, password: PASSWORD })
  expect(early.status).toBe(401)
  const mira = await confirm(server, email)
  const profile = await mira.call('GET', `/api/users/profile/?id=${mira.id}`)
  expect(profile.body).toMatchObject({ email, phone: '+14155550132', wallet_balance: 0, role: 'user' })
  expect((await mira.call('POST', '/api/users/profile/')).body.full_name).toBe('Mira Rao')
  expect((await mira.call('GET', '/api/users/profile/?id=somebody-else')).status).toBe(404)
  const changed = await mira.call('PUT', '/api/users/profile', { full_name: 'Mira R.' })
  expect(changed.body.full_name).toBe('Mira R.')
})

test('the cookie is opaque, HttpOnly and Lax, and authenticates no API call but files', async () => {
  const mira = await insertUser(server)
  const login = await call(server, 'POST', '/api/users/login/', { email: mira.email, password: PASSWORD })
  const [cookie, device] = login.headers.getSetCookie()
  expect(cookie).toMatch(/^sid=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
  expect(device).toMatch(/^device=[\w-]{43}(\.[\w-]+){2}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/)
  expect((await call(server, 'GET', '/api/users/profile/', undefined, { cookie: mira.cookie })).status).toBe(401)
})

test('a wrong, an old and a reused code, and one for another purpose, are all refused alike', async () => {
  const email = newEmail()
  await call(server, 'POST', '/api/users/register/', form(email))
  const code = await codeFor(server, email)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const verify = (otp: string, purpose = 'register') =>
    call(server, 'POST', '/api/users/verify_otp/', { email, otp, purpose })
  expect((await verify(wrong)).body.code).toBe('wrong_code')
  expect((await verify(code, 'login')).body.code).toBe('wrong_code')
  expect((await verify(code)).status).toBe(200)
  expect((await verify(code)).body.code).toBe('wrong_code')
})

test('after five tries a code is dead even when right', async () => {
  const email = newEmail()
  await call(server, 'POST', '/api/users/register/', form(email))
  const code = await codeFor(server, email)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  for (let n = 0; n < 5; n += 1) await call(server, 'POST', '/api/users/verify_otp/', { email, otp: wrong })
  expect((await call(server, 'POST', '/api/users/verify_otp/', { email, otp: code })).body.code).toBe('wrong_code')
})

test('registering a known address answers the same, changes nothing, and tells the owner', async () => {
  const mira = await insertUser(server)
  const again = await call(server, 'POST', '/api/users/register/', {
    ...form(mira.email),
    password: 'another long phrase',
  })
  expect(again.status).toBe(201)
  expect((await call(server, 'POST', '/api/users/login/', { email: mira.email, password: PASSWORD })).status).toBe(200)
  const sent = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as { to: string; subject: string }[]
  expect(sent.find(({ to }) => to === mira.email)?.subject).toBe('You already have an account')
})

test('a code is sent again only after 30 seconds, with Retry-After', async () => {
  const mira = await insertUser(server)
  const ask = () => call(server, 'POST', '/api/users/otp/', { email: mira.email, purpose: 'login' })
  expect((await ask()).status).toBe(200)
  const second = await ask()
  expect(second.status).toBe(429)
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(20)
  const answer = await call(server, 'POST', '/api/users/verify_otp/', {
    email: mira.email,
    otp: await codeFor(server, mira.email),
    purpose: 'login',
  })
  expect(answer.body.user.id).toBe(mira.id)
})

test('a new password ends all sessions', async () => {
  const mira = await insertUser(server)
  await call(server, 'POST', '/api/users/otp/', { email: mira.email, purpose: 'reset' })
  const otp = await codeFor(server, mira.email)
  const reset = await call(server, 'POST', '/api/users/reset_password/', {
    email: mira.email,
    otp,
    password: 'quite another phrase',
  })
  expect(reset.status).toBe(200)
  expect((await mira.call('GET', '/api/users/profile/')).status).toBe(401)
  expect((await call(server, 'POST', '/api/users/token/refresh/', { refresh: mira.refresh })).status).toBe(401)
  expect((await call(server, 'POST', '/api/users/login/', { email: mira.email, password: PASSWORD })).status).toBe(401)
})

test('twenty parallel refreshes give one successor; using an older token ends the family', async () => {
  const mira = await insertUser(server)
  const refresh = (token: string) => call(server, 'POST', '/api/users/token/refresh/', { refresh: token })
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(mira.refresh)))
  const successors = new Set(answers.map(({ body }) => body.refresh))
  expect(successors.size).toBe(1)
  const [second = ''] = successors
  const third = await refresh(second)
  expect(third.status).toBe(200)
  expect((await refresh(mira.refresh)).status).toBe(401)
  expect((await refresh(third.body.refresh)).status).toBe(401)
  expect((await mira.call('GET', '/api/users/profile/')).status).toBe(401)
})

test('log-out ends token, refresh token and cookie', async () => {
  const mira = await insertUser(server)
  const out = await mira.call('POST', '/api/users/logout/', { refresh: mira.refresh })
  expect(out.headers.get('set-cookie')).toMatch(/^sid=; Path=\/; Max-Age=0/)
  expect((await mira.call('GET', '/api/users/profile/')).status).toBe(401)
  expect((await call(server, 'POST', '/api/users/token/refresh/', { refresh: mira.refresh })).status).toBe(401)
})

test('fields have sentences of their own; unknown fields are refused', async () => {
  const answer = await call(server, 'POST', '/api/users/register/', {
    full_name: '.',
    email: 'nobody',
    phone: '12',
    password: 'short',
    role: 'admin',
  })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.fields)).toEqual(expect.arrayContaining(['full_name', 'email', 'phone', 'password']))
  const common = await call(server, 'POST', '/api/users/register/', { ...form(newEmail()), password: 'password1' })
  expect(common.body.fields.password).toMatch(/common/)
})

test('check_email tells whether an address is free', async () => {
  const mira = await insertUser(server)
  const check = async (email: string) =>
    (await call(server, 'POST', '/api/users/check_email', { email })).body.available
  expect(await check(mira.email.toUpperCase())).toBe(false)
  expect(await check(newEmail())).toBe(true)
})

test('a photo is stored by its bytes and served; anything else is refused', async () => {
  const mira = await insertUser(server)
  const upload = (body: Uint8Array, type = 'image/png') =>
    fetch(`${server.url}/api/users/profile/photo/`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${mira.access}`, 'content-type': type },
      body: body as unknown as BodyInit,
    })
  const picture = png(5, 5)
  const answer = await upload(picture, 'text/html')
  expect(answer.status).toBe(200)
  const { profile_photo } = (await answer.json()) as { profile_photo: string }
  const served = await fetch(server.url + profile_photo)
  expect(served.headers.get('content-type')).toBe('image/png')
  expect(served.headers.get('content-security-policy')).toContain('sandbox')
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(picture)
  // Where a photo was taken is nobody's business.
  const home = (await (await upload(png(4, 3, ['GPS 28.61 N 77.20 E']))).json()) as { profile_photo: string }
  expect(Buffer.from(await (await fetch(server.url + home.profile_photo)).arrayBuffer())).toEqual(
    Buffer.from(png(4, 3)),
  )
  const small = await fetch(
    `${server.url}/api/users${home.profile_photo.replace('/files/photos', '/profile/photo')}/small/`,
    {
      method: 'PUT',
      headers: { authorization: `Bearer ${mira.access}` },
      body: webp(96, 96) as unknown as BodyInit,
    },
  )
  expect(small.status).toBe(200)
  const inList = await fetch(`${server.url}${home.profile_photo}/small`)
  expect(inList.headers.get('cache-control')).toContain('immutable')
  expect(Buffer.from(await inList.arrayBuffer())).toEqual(Buffer.from(webp(96, 96)))
  expect((await upload(new TextEncoder().encode('<svg onload=alert(1)>'))).status).toBe(415)
  expect((await upload(new Uint8Array(6 * 1024 * 1024))).status).toBe(413)
  expect((await mira.call('DELETE', '/api/users/profile/photo/')).body.profile_photo).toBeNull()
  expect((await fetch(server.url + home.profile_photo)).status).toBe(404)
  expect((await fetch(`${server.url}${home.profile_photo}/small`)).status).toBe(404)
})

test('an astrologer waits for approval; only an admin approves', async () => {
  const asha = await insertAstrologer(server, { approved: false })
  const mira = await insertUser(server)
  expect((await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })).body.code).toBe(
    'not_approved',
  )
  const approve = { is_approved: true }
  expect((await mira.call('PATCH', `/api/dashboard/astrologer/${asha.id}/`, approve)).status).toBe(403)
  expect((await asha.call('PATCH', `/api/dashboard/astrologer/${asha.id}/`, approve)).status).toBe(403)
  await server.db.prepare("UPDATE user SET role = 'admin' WHERE id = ?").bind(mira.id).run()
  expect((await mira.call('PATCH', '/api/dashboard/astrologer/unknown/', approve)).status).toBe(404)
  expect((await mira.call('PATCH', `/api/dashboard/astrologer/${asha.id}/`, approve)).status).toBe(200)
  const listed = await call(server, 'GET', '/api/astrologers/available/')
  expect(listed.body.map(({ id }: { id: string }) => id)).toContain(asha.id)
  const shown = await call(server, 'GET', `/api/astrologers/${asha.id}/`)
  expect(JSON.stringify(shown.body)).not.toMatch(/people\.test|payout|\+91/)
})
