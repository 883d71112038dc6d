/** @module-tag long */
// Files and pages, at the addresses that wrangler.toml sends to the Worker first and at the others.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'

const root = path.resolve(import.meta.dirname, '../../..')
let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

const open = (address: string) => fetch(server.url + address, { headers: { accept: 'text/html' }, redirect: 'manual' })

test('no file of the site is at an address of the Worker', () => {
  const { assets } = JSON.parse(readFileSync(path.join(root, 'dist/worker-local/worker-options.json'), 'utf8'))
  const patterns: RegExp[] = assets.run_worker_first.map(
    (rule: string) => new RegExp(`^${rule.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
  )
  const client = path.join(root, 'build/client')
  const files = globSync('**/*', { cwd: client, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(client, path.join(entry.parentPath, entry.name))}`)
    // Written by a start of the site: the Worker answers with them.
    .filter((file) => !file.startsWith('/content/'))
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => patterns.some((pattern) => pattern.test(file)))).toEqual([])
})

const DAILY = 'public, max-age=86400'
const WEEKLY = 'public, max-age=604800'
const ASKED_EACH_TIME = 'public, max-age=0, must-revalidate'

test.each([
  ['/sw.js', 'text/javascript', ASKED_EACH_TIME],
  ['/offline', 'text/html', ASKED_EACH_TIME],
  ['/favicon.svg', 'image/svg+xml', ASKED_EACH_TIME],
  ['/icons/icon-192.png', 'image/png', ASKED_EACH_TIME],
  ['/og/site.png', 'image/png', ASKED_EACH_TIME],
  ['/pictures/desk-wide-light.webp', 'image/webp', DAILY],
  ['/fonts/inter-latin-normal.woff2', 'font/woff2', WEEKLY],
  ['/places/index.json', 'application/json', ASKED_EACH_TIME],
])('the file %s has its type and its headers', async (address, type, caching) => {
  const { status, headers } = await open(address)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain(type)
  expect(headers.get('cache-control')).toBe(caching)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  ['/robots.txt', 'text/plain'],
  ['/sitemap.xml', 'application/xml'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/blogs/rss.xml', 'application/rss+xml'],
  ['/terms', 'text/html'],
  ['/pricing', 'text/html'],
  ['/hi/pricing', 'text/html'],
])('the Worker answers %s', async (address, type) => {
  const { status, headers } = await open(address)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain(type)
})

test.each(['/no-such-page', '/hi/no-such-page', '/pricing-of-old'])(
  '%s is our page of an unknown address',
  async (address) => {
    const answer = await open(address)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toMatch(/<main\b/)
  },
)

// While a release spreads, a page may ask where its files are not yet.
test.each(['/assets/gone-0a1b2c3d.js', '/places/0a1b2c3d/gone.json', '/fonts/gone.woff2'])(
  'a browser keeps no answer for the missing file %s',
  async (address) => {
    const { status, headers } = await open(address)
    expect(status).toBe(404)
    expect(headers.get('cache-control')).toMatch(/no-store|no-cache/)
  },
)
