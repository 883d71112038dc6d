// An admin renames the platform: titles, mails, text messages, calendar files and the API's description follow.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newEmail } from '#tests/support/insert-people.ts'
import { call, newPhone } from '#tests/support/people.ts'
import { startSeededServer, type TestServer } from '#tests/support/server.ts'
import { NEW_DELHI } from '#workers/contract/places/place.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSeededServer()
  const form = { email: 'admin@drishti.test', password: 'drishti-demo' }
  const { body } = await call(server, 'POST', '/api/users/login/', form)
  const headers = { authorization: `Bearer ${body.access}` }
  const [settings] = (await call(server, 'GET', '/api/dashboard/settings/', undefined, headers)).body as unknown as {
    version: number
  }[]
  const change = { platform_name: 'Jyoti & Surya', version: settings?.version }
  expect((await call(server, 'PATCH', '/api/dashboard/settings/', change, headers)).status).toBe(200)
})
afterAll(() => server.stop())

const textOf = async (path: string) => (await fetch(server.url + path)).text()

test.each([
  ['/', '<title>Jyoti &amp; Surya: Vedic astrology'],
  ['/pricing', '<title>Pricing · Jyoti &amp; Surya</title>'],
  ['/terms', ' · Jyoti &amp; Surya</title>'],
  ['/login', '<title>Log in · Jyoti &amp; Surya</title>'],
  ['/blogs', '<title>Astrology Blogs · Jyoti &amp; Surya</title>'],
  ['/topics', ' · Jyoti &amp; Surya</title>'],
  ['/festivals', ' · Jyoti &amp; Surya</title>'],
])('%s', async (path, title) => {
  const page = await textOf(path)
  expect(page).toContain(title)
  expect(/<title>[^<]*<\/title>/.exec(page)?.[0]).not.toContain('Drishti')
})

test('the API’s description', async () => {
  const { info } = JSON.parse(await textOf('/api/openapi.json'))
  expect(info.title).toBe('Jyoti & Surya')
  expect(info.description).toMatch(/^The API of Jyoti & Surya\. /)
})

test('the name of the installed site', async () => {
  const manifest = JSON.parse(await textOf('/manifest.webmanifest'))
  expect(manifest).toMatchObject({ name: 'Jyoti & Surya: Vedic astrology', short_name: 'Jyoti & Surya' })
})

test('a calendar file', async () => {
  expect(await textOf(`/panchang/${NEW_DELHI.id}/calendar.ics?date=2026-11-21`)).toContain(
    'PRODID:-//Jyoti & Surya//Panchang//EN',
  )
})

test('a mail', async () => {
  await call(server, 'POST', '/api/newsletter/', { email: newEmail() })
  const [mail] = JSON.parse(await textOf('/dev/outbox.json'))
  expect(mail.subject).toBe('Please confirm the newsletter of Jyoti & Surya')
  expect(mail.text).toMatch(/\n\n-- \nJyoti & Surya\nhttp:\/\/\S+$/)
})

test('a text message', async () => {
  const form = { email: 'user@drishti.test', password: 'drishti-demo' }
  const { access } = (await call(server, 'POST', '/api/users/login/', form)).body
  const headers = { authorization: `Bearer ${access}` }
  const phone = newPhone('+1')
  await call(server, 'POST', '/api/users/phone/otp/', { phone }, headers)
  const [message] = JSON.parse(await textOf('/dev/outbox.json'))
  expect(message).toMatchObject({ channel: 'sms', to: phone })
  expect(message.text).toMatch(/^\d{6} is your Jyoti & Surya code\./)
})
