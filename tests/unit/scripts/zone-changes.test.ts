// After a deployment: what a Cloudflare zone put into the pages, and which of its settings do so.
import { expect, test } from 'vitest'
import {
  changesIn,
  lookAtHealth,
  lookAtPages,
  lookAtZone,
  PAGES,
} from '../../../scripts/lib/deployment/zone-changes.mjs'

const page = (inside = '') =>
  `<!doctype html><html><head><script src="/assets/root-1.js"></script></head>${inside}</html>`

test('a page of ours is unchanged', () => {
  expect(changesIn(page('<a href="mailto:help@drishti.example">help@drishti.example</a>'))).toEqual([])
})

test.each([
  ['<script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js" defer></script>', 'Rocket Loader'],
  ['<script type="a5c1-text/javascript" src="/assets/a.js" data-cf-settings="a5c1-|49"></script>', 'Rocket Loader'],
  ['<a href="/cdn-cgi/l/email-protection#a1b2">[email&#160;protected]</a>', 'Email Address Obfuscation'],
  ['<span class="__cf_email__" data-cfemail="543931142">[email]</span>', 'Email Address Obfuscation'],
  [
    '<script src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>',
    'Email Address Obfuscation',
  ],
  ['<script src="/cdn-cgi/zaraz/i.js"></script>', 'Zaraz'],
  ['<script defer src="https://static.cloudflareinsights.com/beacon.min.js"></script>', 'Web Analytics'],
  ['<script src="/cdn-cgi/scripts/1/cloudflare-static/mirage2.min.js"></script>', 'Mirage'],
  ['<script>a.src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"</script>', 'a challenge or JavaScript detections'],
  ['<script src="/cdn-cgi/apps/head/1.js"></script>', '/cdn-cgi/apps/head/1.js'],
])('%s is named as %s', (inside, name) => {
  expect(changesIn(page(inside))).toEqual([name])
})

test('several changes of one kind are named once', () => {
  const hidden = '<a href="/cdn-cgi/l/email-protection#a1" data-cfemail="a1">x</a>'
  expect(changesIn(page(hidden + hidden))).toEqual(['Email Address Obfuscation'])
})

const answer = (html: string, init: ResponseInit = {}) =>
  new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' }, ...init })

test('the pages are asked for as a browser does, and each change is named with its page', async () => {
  const asked: string[] = []
  const found = await lookAtPages('https://drishti.example', async (url, init) => {
    asked.push(`${new Headers(init?.headers).get('accept')} ${url}`)
    return answer(page(String(url).endsWith('/contact-us') ? '<a data-cfemail="1">x</a>' : ''))
  })
  expect(PAGES).toEqual(['/', '/contact-us', '/login'])
  expect(asked).toEqual(PAGES.map((each) => `text/html https://drishti.example${each}`))
  expect(found).toEqual(['/contact-us was changed by the zone: Email Address Obfuscation.'])
})

test('a page that does not come is named with its status or its error', async () => {
  const found = await lookAtPages('https://drishti.example', async (url) => {
    if (String(url).endsWith('/login')) throw new TypeError('fetch failed')
    return answer('', { status: String(url).endsWith('/contact-us') ? 503 : 200 })
  })
  expect(found).toEqual(['/contact-us was answered with 503.', '/login was not answered (fetch failed).'])
})

test('the site is asked for its health; a part that fails is named, and so is no answer', async () => {
  const asked: string[] = []
  const health = (status: number) =>
    lookAtHealth('https://drishti.example', async (url) => {
      asked.push(url)
      return new Response('{"d1":"failed"}', { status })
    })
  expect(await health(200)).toEqual([])
  expect(await health(503)).toEqual(['/api/health/ was answered with 503: {"d1":"failed"}'])
  expect(asked).toEqual(Array(2).fill('https://drishti.example/api/health/'))
  expect(await lookAtHealth('https://drishti.example', () => Promise.reject(new TypeError('fetch failed')))).toEqual([
    '/api/health/ was not answered (fetch failed).',
  ])
})

type Zone = Record<string, string>
const cloudflare =
  (zone: Zone, name = 'drishti.example') =>
  async (url: string | URL | Request) => {
    const { pathname, searchParams } = new URL(String(url))
    if (pathname === '/v4/zones')
      return Response.json({ result: searchParams.get('name') === name ? [{ id: 'zone-1' }] : [] })
    const value = zone[pathname.replace('/v4/zones/zone-1/settings/', '')]
    if (value === undefined) return Response.json({ success: false, errors: [{ code: 1003 }] }, { status: 400 })
    return Response.json({ result: { value } })
  }
const look = (fetched: ReturnType<typeof cloudflare>, host = 'www.drishti.example') =>
  lookAtZone({ host, token: 'token', api: 'https://api.example/v4' }, fetched)
const OFF = {
  rocket_loader: 'off',
  email_obfuscation: 'off',
  mirage: 'off',
  server_side_exclude: 'off',
  always_online: 'off',
  hotlink_protection: 'off',
  security_level: 'medium',
}

test('a zone whose settings change no page has nothing to name', async () => {
  expect(await look(cloudflare(OFF))).toEqual([])
})

test('settings that change pages are named; those that the plan does not have are none', async () => {
  const { mirage: _, ...rest } = OFF
  const found = await look(cloudflare({ ...rest, rocket_loader: 'on', security_level: 'under_attack' }))
  expect(found).toEqual([
    'Rocket Loader is on. It changes the type of every script: no page comes alive.',
    'Under Attack mode is on. No webhook, no request of a page and no service worker gets through.',
  ])
})

test('a token that may not read the zone is one sentence', async () => {
  const refused = async () => Response.json({ success: false }, { status: 403 })
  expect(await look(refused)).toEqual([
    'The settings of the zone could not be read (403): the token needs Zone Settings Read.',
  ])
  expect(await look(cloudflare(OFF, 'elsewhere.example'))).toEqual(['No zone of the token has www.drishti.example.'])
})
