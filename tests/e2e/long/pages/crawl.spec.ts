// Every link from the home page leads somewhere, and no page complains: no 404, no console error, no report of a policy.
import { expect, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

/** Pages of one kind (a city, a sign, a post, a festival) are opened in the browser once for each kind. */
const kindOf = (path: string) => path.split('?')[0]?.replace(/^(\/[^/]+)\/.+$/, '$1/…') ?? path
const FETCHED = 400
const isPage = (path: string) => !/\.(ics|xml|csv|json)\b|^\/(api|files)\//.test(path)

function linksOf(html: string, from: string): string[] {
  const found = [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return found.flatMap((href) => {
    const url = new URL(href, from)
    if (url.origin !== new URL(from).origin) return []
    return [url.pathname + url.search]
  })
}

test('no link from the home page is dead', async ({ server }) => {
  const known = new Set(['/'])
  const waiting = ['/']
  const dead: string[] = []
  let fetched = 0
  for (let path = waiting.shift(); path !== undefined && fetched < FETCHED; path = waiting.shift()) {
    fetched += 1
    const answer = await fetch(server.url + path)
    if (answer.status !== 200) dead.push(`${answer.status} ${path}`)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
    for (const link of linksOf(await answer.text(), server.url + path)) {
      if (known.has(link)) continue
      known.add(link)
      // Pages of a kind are all alike: the first ones first.
      const alike = [...known].filter((other) => kindOf(other) === kindOf(link)).length
      if (alike <= 12) waiting.push(link)
    }
  }
  expect(fetched).toBeGreaterThan(80)
  expect(dead).toEqual([])
  for (const path of ['/pricing', '/topics/career', '/festivals', '/newsletter', '/contact-us'])
    expect([path, known.has(path)]).toEqual([path, true])
})

for (const [language, home] of [
  ['English', '/'],
  ['Hindi', '/hi'],
] as const)
  test(`no page of the public site in ${language} complains in the browser`, async ({ page, server }) => {
    const isOfLanguage = (path: string) => /^\/hi(\/|\?|$)/.test(path) === (language === 'Hindi')
    const kindHere = (path: string) => kindOf(path.replace(/^\/hi(?=\/)/, ''))
    const complaints: string[] = []
    let here = ''
    page.on('console', (message) => message.type() === 'error' && complaints.push(`${here}: ${message.text()}`))
    page.on('pageerror', (error) => complaints.push(`${here}: ${error.message}`))
    page.on(
      'response',
      (answer) => answer.status() >= 400 && complaints.push(`${here}: ${answer.status()} ${answer.url()}`),
    )
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      )
    })
    const opened = new Set<string>()
    const waiting: string[] = [home]
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (opened.has(kindHere(path))) continue
      opened.add(kindHere(path))
      here = path
      await page.goto(server.url + path)
      await started(page)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      const links = linksOf(await page.content(), server.url + path)
      waiting.push(...links.filter((link) => isPage(link) && isOfLanguage(link)))
    }
    expect(opened.size).toBeGreaterThan(25)
    expect(complaints).toEqual([])
  })

test('each public page has a title of its own', async ({ server }) => {
  const titles = new Map<string, string>()
  for (const path of [
    '/',
    '/disclaimer',
    '/privacy-policy',
    '/refund-policy',
    '/terms',
    '/about-us',
    '/mission',
    '/vision',
    '/contact-us',
    '/careers',
    '/pricing',
    '/newsletter',
    '/topics',
    '/topics/moving-abroad',
    '/festivals',
    '/festivals/diwali',
    '/kundli',
    '/KundliMatch',
    '/panchang',
    '/horoscope',
    '/glossary',
  ]) {
    const html = await (await fetch(server.url + path)).text()
    const title = /<title>([^<]+)/.exec(html)?.[1] ?? ''
    expect([path, titles.get(title)]).toEqual([path, undefined])
    titles.set(title, path)
  }
})
