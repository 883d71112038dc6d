// Legal facts about the operator: admins set them, visitors see those that are set, and the overview names the others.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn } from '#tests/support/pages/conversation.ts'
import { call, type Person } from '#tests/support/pages/people.ts'
import { startSeededServer, type TestServer } from '#tests/support/servers/server.ts'

const SETTINGS = '/api/dashboard/settings/'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startSeededServer()
  admin = await logIn(server, 'admin@drishti.test')
})
afterAll(() => server.stop())

const textOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(server.url + path, { headers: { accept: 'text/html', ...headers } })).text()
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
const organizationOf = (html: string) => /\{[^<]*"@type":"Organization"[^<]*\}/.exec(html)?.[0] ?? ''
const overview = () => textOf('/dashboard/admin/overview', { cookie: admin.cookie })
const publicSettings = async () => (await call(server, 'GET', '/api/settings/public/')).body

test('until they are set, no visitor hears of them, and an admin is told which are missing', async () => {
  for (const path of ['/terms', '/privacy-policy', '/refund-policy', '/contact-us', '/hi/terms']) {
    const page = mainOf(await textOf(path))
    expect(page).toMatch(/Who runs this site|यह साइट कौन चलाता है/)
    expect(page.replace(/<[^>]*>/g, '')).toContain('support@drishti.test')
    expect(page.match(/<dt>/g), path).toHaveLength(1)
    expect(page).not.toMatch(/Not set|Courts|named below|नीचे लिख/)
  }
  expect(organizationOf(await textOf('/'))).not.toMatch(/legalName|address/)
  expect(await publicSettings()).toMatchObject({ operator_name: '', courts: '' })
  expect(await overview()).toContain(
    'Legal facts that are not set: operator, address, registration, tax numbers, grievance officer, governing law, courts',
  )
})

test.each([
  ['operator_address', 'x'.repeat(301)],
  ['operator_name', 'Drishti\nLtd'],
  ['courts', 'x'.repeat(121)],
  ['tax_numbers', null],
])('a wrong value of %s is refused at its field', async (name, value) => {
  const { status, body } = await admin.call('PATCH', SETTINGS, { [name]: value })
  expect([status, Object.keys(body.fields)]).toEqual([422, [name]])
})

test('others than admins cannot set them', async () => {
  const change = { operator_name: 'Somebody Ltd' }
  expect((await call(server, 'PATCH', SETTINGS, change)).status).toBe(401)
  for (const role of ['user', 'astrologer']) {
    const person = await logIn(server, `${role}@drishti.test`)
    expect((await person.call('PATCH', SETTINGS, change)).status).toBe(403)
  }
  expect((await publicSettings()).operator_name).toBe('')
})

test('facts that are set are shown, and the others stay hidden; an emptied one is hidden again', async () => {
  const facts = {
    operator_name: 'Drishti Ltd',
    tax_numbers: 'GSTIN 22AAAAA0000A1Z5',
    governing_law: 'the laws of India',
    courts: ' New Delhi ',
  }
  const set = await admin.call('PATCH', SETTINGS, facts)
  expect([set.status, set.body.courts]).toEqual([200, 'New Delhi'])
  const terms = mainOf(await textOf('/terms'))
  for (const words of ['Drishti Ltd', 'GSTIN 22AAAAA0000A1Z5', 'the laws of India', 'New Delhi', 'courts named below'])
    expect(terms).toContain(words)
  expect(terms.match(/<dt>/g)).toHaveLength(5)
  expect(mainOf(await textOf('/hi/terms'))).toContain('<span lang="en" dir="auto">the laws of India</span>')
  expect(mainOf(await textOf('/contact-us'))).not.toContain('New Delhi')
  const organization = organizationOf(await textOf('/'))
  expect(organization).toContain('"legalName":"Drishti Ltd"')
  expect(organization).not.toContain('"address"')
  expect(await overview()).toContain('Legal facts that are not set: address, registration, grievance officer')

  expect((await admin.call('PATCH', SETTINGS, { courts: '', version: set.body.version })).status).toBe(200)
  expect(mainOf(await textOf('/terms'))).toMatch(/The law named below applies/)
  expect((await admin.call('PATCH', SETTINGS, { courts: 'Mumbai', version: set.body.version })).status).toBe(409)
  const entries = await server.db
    .prepare("SELECT detail FROM audit_log WHERE object = 'settings' ORDER BY id")
    .all<{ detail: string }>()
  expect(JSON.parse(entries.results.at(-1)?.detail ?? '')).toEqual([{ field: 'courts', from: 'New Delhi', to: '' }])
})

test('the description of the API has the fields', async () => {
  const { paths } = JSON.parse(await textOf('/api/openapi.json'))
  for (const path of ['/settings/public/', '/dashboard/settings/']) {
    const words = JSON.stringify(paths[path])
    for (const name of ['platform_name_hi', 'operator_name', 'tax_numbers', 'courts']) expect(words).toContain(name)
  }
})
