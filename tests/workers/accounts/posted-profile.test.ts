// Forms of one's own account, posted as a browser without scripts does.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAdmin, insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { codeFor, newPhone, PASSWORD, type Person } from '#tests/support/pages/people.ts'
import { postForm } from '#tests/support/pages/post-form.ts'
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const CLIENT = '/dashboard/user/profile'
const post = ({ cookie }: Person, path: string, fields: Record<string, string>) =>
  postForm(server, { path, headers: { cookie } }, fields)

test('a client saves the profile, and the page says so and shows the name', async () => {
  const mira = await insertUser(server)
  const form = { intent: 'profile', full_name: 'Mira Devi', phone: '+1 415 555 0143', gender: 'female' }
  const { status, html } = await post(mira, CLIENT, { ...form, time_zone: '' })
  expect(status).toBe(200)
  expect(html).toContain('Your profile is saved.')
  expect(html).toContain('Mira Devi')
  const { body } = await mira.call('GET', '/api/users/profile/')
  expect(body).toMatchObject({ full_name: 'Mira Devi', phone: '+14155550143', gender: 'female' })
})

test('a number in two fields is stored whole, and a verified one stays however it is written', async () => {
  const mira = await insertUser(server)
  const form = { intent: 'profile', full_name: 'Mira Devi', gender: '', time_zone: '' }
  const saved = await post(mira, CLIENT, { ...form, phone: '07911 123456', phone_country: 'GB' })
  expect(saved.html).toContain('value="+447911123456"')
  await server.db.prepare('UPDATE user SET phone_verified_at = 1 WHERE id = ?').bind(mira.id).run()
  expect((await post(mira, CLIENT, { ...form, phone: '+44 (0)7911 123456' })).status).toBe(200)
  const other = await post(mira, CLIENT, { ...form, phone: '+14155550144' })
  expect(other.status).toBe(422)
  expect(other.html.match(/aria-invalid="true"/g)).toHaveLength(1)
  const { body } = await mira.call('GET', '/api/users/profile/')
  expect(body).toMatchObject({ phone: '+447911123456' })
})

test('a code goes to a number in two fields, and verifies it', async () => {
  const mira = await insertUser(server)
  const phone = newPhone('+1')
  const sent = await post(mira, CLIENT, { intent: 'phone', phone: phone.slice(2), phone_country: 'US' })
  expect(sent.html).toContain(`name="phone" value="${phone}"`)
  const { status } = await post(mira, CLIENT, { intent: 'phone_code', phone, otp: await codeFor(server, phone) })
  expect(status).toBe(200)
  const { body } = await mira.call('GET', '/api/users/profile/')
  expect(body).toMatchObject({ phone, phone_verified_at: expect.any(Number) })
})

test('a wrong profile keeps its fields, with one wrong field', async () => {
  const mira = await insertUser(server)
  const form = { intent: 'profile', full_name: ' ', phone: '+1 415 555 0143', gender: '' }
  const { status, html } = await post(mira, CLIENT, form)
  expect(status).toBe(422)
  expect(html).toContain('Please enter your name.')
  expect(html).toContain('value="+1 415 555 0143"')
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
})

test.each([
  ['a client', insertUser, CLIENT],
  ['an astrologer', insertAstrologer, '/dashboard/astrologer/profile'],
  ['an admin', insertAdmin, '/dashboard/admin/account'],
] as const)('%s sets a new password with the old one', async (_, insert, path) => {
  const person = await insert(server)
  const form = { intent: 'password', current_password: 'not this one', password: 'an even longer phrase' }
  const wrong = await post(person, path, form)
  expect(wrong.status).toBe(422)
  expect(wrong.html).toContain('This password is incorrect.')
  expect(wrong.html).not.toContain('not this one')
  expect(wrong.html).toMatch(/<details open=""><summary[^>]*>Change password…/)
  const { status, html } = await post(person, path, { ...form, current_password: PASSWORD })
  expect(status).toBe(200)
  expect(html).toContain('Your new password is set.')
})

test.each([
  ['a client', insertUser, CLIENT],
  ['an astrologer', insertAstrologer, '/dashboard/astrologer/profile'],
] as const)(
  '%s verifies a phone, corrects a code, and replaces the number with the password',
  async (_, insert, path) => {
    const person = await insert(server)
    const phone = newPhone('+1')
    const sent = await post(person, path, { intent: 'phone', phone })
    expect(sent.status).toBe(200)
    expect(sent.html).toContain(`name="phone" value="${phone}"`)
    const otp = await codeFor(server, phone)
    const wrong = await post(person, path, { intent: 'phone_code', phone, otp: otp === '000000' ? '000001' : '000000' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('That code is incorrect or has expired.')
    // Another code waits half a minute, and the step stays.
    const again = await post(person, path, { intent: 'phone_again', phone })
    expect(again.status).toBe(429)
    expect(again.html).toContain('name="otp"')
    const { status, html } = await post(person, path, { intent: 'phone_code', phone, otp })
    expect(status).toBe(200)
    expect(html).toContain('Your phone number is verified.')
    expect(html).not.toContain('name="otp"')

    const other = { intent: 'phone', phone: newPhone('+1') }
    const refused = await post(person, path, { ...other, password: 'not this one' })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('This password is incorrect.')
    const step = await post(person, path, { ...other, password: PASSWORD })
    expect(step.html).toContain('name="otp"')
    expect(step.html).not.toContain(PASSWORD)
  },
)

test('a verified number becomes one that gets no text by the form, with the password', async () => {
  const mira = await insertUser(server)
  await server.db.prepare('UPDATE user SET phone_verified_at = 1 WHERE id = ?').bind(mira.id).run()
  const form = { intent: 'phone', phone: '+977 984-1234567' }
  expect((await post(mira, CLIENT, form)).html).toContain('We cannot ring numbers in that country yet.')
  expect((await post(mira, CLIENT, { ...form, password: 'not this one' })).html).toContain(
    'This password is incorrect.',
  )
  const { status, html } = await post(mira, CLIENT, { ...form, password: PASSWORD })
  expect(status).toBe(200)
  expect(html).toContain('it cannot be verified or rung')
  expect(html).not.toContain('name="otp"')
  expect((await mira.call('GET', '/api/users/profile/')).body).toMatchObject({
    phone: '+9779841234567',
    phone_verified_at: null,
  })
})

test('a form of an account without a log-in leads to the log-in', async () => {
  const { status, headers } = await postForm(server, { path: CLIENT }, { intent: 'profile', full_name: 'Mira Rao' })
  expect([status, headers.get('location')?.split('?')[0]]).toEqual([302, '/login'])
})
