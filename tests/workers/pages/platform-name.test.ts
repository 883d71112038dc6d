// An admin renames the platform: titles, mails, text messages, calendar files and the API's description follow, in Hindi by a
// name of its own.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newEmail } from '#tests/support/database/insert-people.ts'
import { call, newPhone } from '#tests/support/pages/people.ts'
import { startSeededServer, type TestServer } from '#tests/support/servers/server.ts'
import type { SettingsAnswer } from '#workers/contract/admin/settings.ts'
import { NEW_DELHI } from '#workers/contract/places/place.ts'

const SETTINGS = '/api/dashboard/settings/'

let server: TestServer
beforeAll(async () => {
  server = await startSeededServer()
  const headers = await logInAs('admin')
  const [settings] = (await call(server, 'GET', SETTINGS, undefined, headers)).body as unknown as SettingsAnswer[]
  expect(settings).toMatchObject({ platform_name: 'Drishti', platform_name_hi: 'दृष्टि' })
  const names = { platform_name: 'Jyoti & Surya', platform_name_hi: 'ज्योति & सूर्य' }
  const change = { ...names, version: settings?.version }
  expect((await call(server, 'PATCH', SETTINGS, change, headers)).status).toBe(200)
})
afterAll(() => server.stop())

async function logInAs(role: string): Promise<{ authorization: string }> {
  const form = { email: `${role}@drishti.test`, password: 'drishti-demo' }
  const { body } = await call(server, 'POST', '/api/users/login/', form)
  return { authorization: `Bearer ${body.access}` }
}

const textOf = async (path: string) => (await fetch(server.url + path)).text()

test.each([
  ['/', '<title>Jyoti &amp; Surya: Vedic astrology'],
  ['/pricing', '<title>Pricing · Jyoti &amp; Surya</title>'],
  ['/terms', ' · Jyoti &amp; Surya</title>'],
  ['/login', '<title>Log in · Jyoti &amp; Surya</title>'],
  ['/blogs', '<title>Astrology Blogs · Jyoti &amp; Surya</title>'],
  ['/topics', ' · Jyoti &amp; Surya</title>'],
  ['/festivals', ' · Jyoti &amp; Surya</title>'],
  ['/hi', '<title>ज्योति &amp; सूर्य: वैदिक ज्योतिष'],
  ['/hi/pricing', ' · ज्योति &amp; सूर्य</title>'],
  ['/hi/login', ' · ज्योति &amp; सूर्य</title>'],
  ['/hi/no-such-page', ' · ज्योति &amp; सूर्य</title>'],
])('%s', async (path, title) => {
  const page = await textOf(path)
  expect(page).toContain(title)
  expect(/<title>[^<]*<\/title>/.exec(page)?.[0]).not.toMatch(/Drishti|दृष्टि/)
})

test('header, footer, previews and search engines of a Hindi page', async () => {
  const page = await textOf('/hi')
  expect(page).toContain('<meta property="og:site_name" content="ज्योति &amp; सूर्य"/>')
  expect(page).toContain('© 2025 <!-- -->ज्योति &amp; सूर्य')
  expect(page.match(/<span class="truncate">ज्योति &amp; सूर्य<\/span>/g)?.length).toBeGreaterThanOrEqual(2)
  expect(page).toContain('"@type":"WebSite","name":"ज्योति \\u0026 सूर्य"')
  expect(await textOf('/')).toContain('<meta property="og:site_name" content="Jyoti &amp; Surya"/>')
})

test('the API’s description', async () => {
  const { info } = JSON.parse(await textOf('/api/openapi.json'))
  expect(info.title).toBe('Jyoti & Surya')
  expect(info.description).toMatch(/^The API of Jyoti & Surya\. /)
})

test('the name of the installed site', async () => {
  const manifest = JSON.parse(await textOf('/manifest.webmanifest'))
  expect(manifest).toMatchObject({ name: 'Jyoti & Surya: Vedic astrology', short_name: 'Jyoti & Surya' })
  expect(JSON.parse(await textOf('/hi/manifest.webmanifest'))).toMatchObject({
    name: 'ज्योति & सूर्य: वैदिक ज्योतिष',
    short_name: 'ज्योति & सूर्य',
  })
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

test('a mail in Hindi', async () => {
  await call(server, 'POST', '/api/newsletter/', { email: newEmail() }, { referer: `${server.url}/hi` })
  const [mail] = JSON.parse(await textOf('/dev/outbox.json'))
  expect(mail.subject).toBe('कृपया ज्योति & सूर्य के न्यूज़लेटर की पुष्टि करें')
  expect(mail.text).toMatch(/\n\n-- \nज्योति & सूर्य\nhttp:\/\/\S+\/hi$/)
})

test('a text message', async () => {
  const headers = await logInAs('user')
  const textTo = async (phone: string) => {
    await call(server, 'POST', '/api/users/phone/otp/', { phone, password: 'drishti-demo' }, headers)
    const [message] = JSON.parse(await textOf('/dev/outbox.json'))
    expect(message).toMatchObject({ channel: 'sms', to: phone })
    return message.text
  }
  const speak = (language: string) =>
    server.db.prepare("UPDATE user SET language = ? WHERE email = 'user@drishti.test'").bind(language).run()
  await speak('en')
  expect(await textTo(newPhone('+1'))).toMatch(/^\d{6} is your Jyoti & Surya code\./)
  await speak('hi')
  expect(await textTo(newPhone('+1'))).toMatch(/^\d{6} आपका ज्योति & सूर्य कोड है।/)
})

test('without a Hindi name the first one stands in its place', async () => {
  const headers = await logInAs('admin')
  const refused = await call(server, 'PATCH', SETTINGS, { platform_name_hi: 'अ'.repeat(41) }, headers)
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['platform_name_hi']])
  expect((await call(server, 'PATCH', SETTINGS, { platform_name_hi: '' }, await logInAs('user'))).status).toBe(403)
  expect((await call(server, 'PATCH', SETTINGS, { platform_name_hi: ' ' }, headers)).body.platform_name_hi).toBe('')
  expect(await textOf('/hi/login')).toContain(' · Jyoti &amp; Surya</title>')
})
