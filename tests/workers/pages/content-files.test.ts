// Content pages that were written as files: who gets them, and for how long they hold.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SECRETS } from '#tests/support/servers/server.ts'
import { CONTENT_FILES } from '#workers/contract/content/content-files.ts'
import { writeContentFiles } from '../../../scripts/lib/deployment/content-files.mjs'
import { startServer } from '../../../scripts/lib/server.mjs'
import { copyTemplate } from '../../../scripts/lib/state/state-template.mjs'

const root = path.resolve(import.meta.dirname, '../../..')
type Server = Awaited<ReturnType<typeof startServer>>

let folder: string
let site: { dataDir: string; assets: string; origin: string; bindings: Record<string, string> }
let port: number
const servers: Server[] = []

beforeAll(async () => {
  folder = mkdtempSync(path.join(process.env.TEST_DATA ?? tmpdir(), 'drishti-'))
  const [dataDir, assets] = [path.join(folder, 'data'), path.join(folder, 'client')]
  await copyTemplate('seeded', dataDir)
  cpSync(path.join(root, 'build/client'), assets, { recursive: true, filter: (file) => !file.includes('/places/') })
  port = await freePort()
  site = { dataDir, assets, origin: `http://127.0.0.1:${port}`, bindings: SECRETS }
  // As a deployment does, which has no secrets of the site.
  expect(await writeContentFiles({ ...site, bindings: {} })).toBe(CONTENT_FILES.length)
})
afterAll(async () => {
  for (const { miniflare } of servers) await miniflare.dispose()
  rmSync(folder, { recursive: true, force: true })
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as AddressInfo
      server.close(() => resolve(free))
    })
  })
}

async function start(options: Partial<Parameters<typeof startServer>[0]> = {}): Promise<Server> {
  for (const { miniflare } of servers.splice(0)) await miniflare.dispose()
  const server = await startServer({ ...site, port, ...options })
  servers.push(server)
  return server
}

async function open(page: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.origin + page, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' })
  return { response, html: await response.text(), cache: response.headers.get('x-cache') }
}

test('a visitor gets the file without the database and without a Durable Object', async () => {
  // A binding that is missing throws where it is used.
  await start({
    change: ({ d1Databases: _, durableObjects: __, migrations: ___, ...made }) => made,
  })
  for (const page of CONTENT_FILES) {
    const { response, html, cache } = await open(page)
    expect([page, response.status, cache]).toEqual([page, 200, 'file'])
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(response.headers.get('vary')).toContain('cookie')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'sha256-")
    expect(html).toContain(`<link rel="canonical" href="${site.origin}${page}"/>`)
    const etag = response.headers.get('etag') ?? ''
    expect((await open(page, { 'if-none-match': etag })).response.status).toBe(304)
  }
})

test('a person with a login, a query and a post get the page from the Worker', async () => {
  await start()
  expect((await open('/terms')).cache).toBe('file')
  expect((await open('/terms', { cookie: 'sid=ended' })).cache).toBeNull()
  expect((await open('/pricing?price=2.00')).cache).not.toBe('file')
  // A name that the page does not read makes no other page.
  expect((await open('/terms?utm_source=mail')).cache).toBe('file')
  const posted = await fetch(`${site.origin}/newsletter`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'no' }),
  })
  expect(posted.status).toBe(422)
})

test('a file has one address', async () => {
  await start()
  const { facts } = JSON.parse(readFileSync(path.join(site.assets, 'content/index.json'), 'utf8'))
  for (const address of [`/content/${facts}/terms`, `/content/${facts}/terms.html`, '/content/index.json'])
    expect((await open(address)).response.status).toBe(404)
  const { response } = await open('/terms.html')
  expect([response.status, response.headers.get('location')]).toEqual([301, '/terms'])
  const hindi = await open('/hi/terms.html')
  expect(hindi.response.headers.get('location')).toBe('/hi/terms')
})

test('a saved post leaves the files in use; a changed setting does not, until they are written again', async () => {
  const { miniflare } = await start()
  const { DB } = await miniflare.getBindings<{ DB: D1Database }>()
  await DB.prepare('UPDATE content_version SET version = version + 1').run()
  expect((await open('/terms')).cache).toBe('file')
  await DB.prepare(
    "INSERT OR REPLACE INTO setting (key, value, set_at) VALUES ('support_email', 'new@drishti.test', 1)",
  ).run()
  await start()
  await open('/terms')
  await expect.poll(async () => (await open('/terms')).cache).not.toBe('file')
  expect((await open('/terms')).html).toContain('<span>new</span><span>@drishti.test</span>')
  for (const { miniflare: running } of servers.splice(0)) await running.dispose()
  await writeContentFiles(site)
  await start()
  const { cache, html } = await open('/terms')
  expect(cache).toBe('file')
  expect(html).toContain('<span>new</span><span>@drishti.test</span>')
})

test('another address of the site, and another year, render', async () => {
  await start({ port: await freePort() })
  const { url } = servers[0] as Server
  await fetch(`${url}/terms`)
  await expect.poll(async () => (await fetch(`${url}/terms`)).headers.get('x-cache')).not.toBe('file')
  const nextYear = { CLOCK_RATE: '2', CLOCK_EPOCH: String(Date.now() - 366 * 86_400_000) }
  await start({ bindings: { ...SECRETS, ...nextYear } })
  await open('/terms')
  await expect.poll(async () => (await open('/terms')).cache).not.toBe('file')
})
