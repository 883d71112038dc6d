// Mails and notices have the language that their person chose: by registering, by the footer's link, by logging in.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAstrologer, newEmail } from '#tests/support/database/insert-people.ts'
import { call, confirm, PASSWORD, type Person, topUp } from '#tests/support/pages/people.ts'
import { type PushDouble, startPushDouble } from '#tests/support/rigs/push-double.ts'
import { SECRETS, startTestServer, type TestServer } from '#tests/support/servers/server.ts'

let server: TestServer
let push: PushDouble
beforeAll(async () => {
  push = await startPushDouble(SECRETS.VAPID_PUBLIC_KEY)
  server = await startTestServer({ VAPID_CONTACT: 'mailto:push@drishti.test', PUSH_API: push.url })
})
afterAll(async () => {
  await server.stop()
  await push.stop()
})

const on = (page: string) => ({ referer: server.url + page })
const languageOf = ({ id }: Person) =>
  server.db.prepare('SELECT language FROM user WHERE id = ?').bind(id).first('language')

/** The newest mail to an address. */
async function mailTo(email: string): Promise<{ language: string; subject: string; text: string }> {
  const sent = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as { to: string }[]
  return sent.find(({ to }) => to === email) as never
}

let count = 0
async function registerOn(page: string): Promise<Person> {
  const email = `mira${++count}@people.test`
  const form = { full_name: 'Mira Rao', email, phone: '+14155550132', password: PASSWORD }
  expect((await call(server, 'POST', '/api/users/register/', form, on(page))).status).toBe(201)
  const { language } = await mailTo(email)
  expect(language).toBe(page.startsWith('/hi') ? 'hi' : 'en')
  const person = await confirm(server, email)
  // `confirm` names no page, as a program does.
  await server.db.prepare('UPDATE user SET language = ? WHERE id = ?').bind(language, person.id).run()
  return person
}

const logIn = ({ email }: Person, headers: Record<string, string>) =>
  call(server, 'POST', '/api/users/login/', { email, password: PASSWORD }, headers)

test('a registration on a Hindi page brings the code, and all that follows, in Hindi', async () => {
  const email = newEmail()
  const form = { full_name: 'Asha Rao', email, phone: '+14155550132', password: PASSWORD }
  await call(server, 'POST', '/api/users/register/', form, on('/hi/register'))
  const mail = await mailTo(email)
  expect(mail).toMatchObject({ language: 'hi', subject: 'ई-मेल की पुष्टि के लिए आपका कोड' })
  expect(mail.text).toMatch(/^\d{6}\n\nयह कोड 10 मिनट/)
  expect(mail.text.endsWith('/hi')).toBe(true)
  const otp = mail.text.slice(0, 6)
  const { body } = await call(server, 'POST', '/api/users/verify_otp/', { email, otp }, on('/hi/register'))
  expect(await languageOf({ id: body.user.id } as Person)).toBe('hi')
  // Asked for on an English page: the account says which language its person reads.
  await call(server, 'POST', '/api/users/otp/', { email, purpose: 'login' }, on('/login'))
  expect(await mailTo(email)).toMatchObject({ language: 'hi', subject: 'लॉग इन के लिए आपका कोड' })
})

test('a client in Hindi and an astrologer in English are each told of a booking in their own language', async () => {
  const [mira, asha] = [await registerOn('/hi/register'), await insertAstrologer(server)]
  const browser = push.browser()
  await mira.call('POST', '/api/calls/notifications/register_device/', { token: browser.token })
  await server.db.prepare("UPDATE user SET time_zone = 'Asia/Kolkata' WHERE id IN (?, ?)").bind(mira.id, asha.id).run()
  for (let day = 0; day < 7; day += 1)
    await server.db.prepare('INSERT INTO weekly_hours VALUES (?, ?, 0, 1440)').bind(asha.id, day).run()
  await topUp(mira, 1000)
  await server.db.prepare('UPDATE user SET phone_verified_at = 1 WHERE id = ?').bind(mira.id).run()
  const { slots } = (await mira.call('GET', `/api/astrologers/${asha.id}/slots/`)).body
  const path = `/api/astrologers/${asha.id}/bookings/`
  const { body, status } = await mira.call('POST', path, { from: slots[3].from }, on(`/hi/astrologer/${asha.id}`))
  expect([status, body.code]).toEqual([201, undefined])
  const theirs = await mailTo(asha.email)
  expect(theirs).toMatchObject({ language: 'en', subject: 'Mira Rao has booked a time' })
  expect(theirs.text).toContain(`${server.url}/dashboard/astrologer/bookings`)

  expect((await asha.call('DELETE', `${path}${body.booking_id}/`)).status).toBe(200)
  const hers = await mailTo(mira.email)
  expect(hers).toMatchObject({ language: 'hi', subject: 'Asha Verma ने समय रद्द किया है' })
  expect(hers.text).toMatch(/वार, \d+ \S+, \d\d:\d\d \(Asia\/Kolkata\) का आपका समय रद्द हो गया है।/)
  expect(hers.text).toContain(`${server.url}/hi/dashboard/user/bookings`)
  expect((await push.nth(browser.endpoint, 1)).notice).toMatchObject({
    type: 'booking-cancelled',
    title: 'Asha Verma ने समय रद्द किया है',
    language: 'hi',
    url: '/dashboard/user/bookings',
  })
  // The list has the language of its page.
  const titles = async (page: string) =>
    (await mira.call('GET', '/api/notifications/', undefined, on(page))).body.results.map(
      ({ title }: { title: string }) => title,
    )
  expect(await titles('/hi/dashboard/user/notices')).toEqual(['Asha Verma ने समय रद्द किया है'])
  expect(await titles('/dashboard/user/notices')).toEqual(['Asha Verma has cancelled'])
})

test('the link to the other language changes the account of somebody who is logged in, and of nobody else', async () => {
  const mira = await registerOn('/register')
  const open = (path: string, before: string, headers: Record<string, string> = { cookie: mira.cookie }) =>
    fetch(server.url + path, { headers: { accept: 'text/html', ...on(before), ...headers } })
  await open('/hi/terms', '/terms', {})
  expect(await languageOf(mira)).toBe('en')
  await open('/hi/terms', '/terms')
  expect(await languageOf(mira)).toBe('hi')
  await open('/terms', '/pricing')
  expect(await languageOf(mira)).toBe('hi')
  await open('/terms', '/hi/terms')
  expect(await languageOf(mira)).toBe('en')
})

test('a log-in takes the language that was chosen before it; an English page alone is no choice', async () => {
  const mira = await registerOn('/register')
  await logIn(mira, on('/hi/login'))
  expect(await languageOf(mira)).toBe('hi')
  await logIn(mira, on('/login'))
  expect(await languageOf(mira)).toBe('hi')
  await logIn(mira, { ...on('/login'), cookie: 'language=en' })
  expect(await languageOf(mira)).toBe('en')
})
