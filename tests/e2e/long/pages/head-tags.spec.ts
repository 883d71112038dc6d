// The head follows the page: a link within the product brings the title and the tags of the page that it opens.
import type { Page } from '@playwright/test'
import { goWithin } from '#tests/support/pages/go-within.ts'
import { expect, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

/** The tags of the document in the browser. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(({ href }) => href),
    languages: [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(({ href }) => href),
    previews: [...document.querySelectorAll<HTMLMetaElement>('meta[property^="og:"], meta[name^="twitter:"]')].map(
      ({ content }) => content,
    ),
    data: [...document.querySelectorAll('head script[type="application/ld+json"]')].map(({ textContent }) =>
      JSON.parse(textContent ?? ''),
    ),
  }))

/** Pages that the router opens for a visitor. */
const PATHS = [
  '/panchang',
  '/astrologer/seedAstrologer00000001',
  '/tools',
  '/horoscope/mesha/today',
  '/muhurta',
  '/login',
  '/no-such-page',
  '/astrologer/nobody',
  '/horoscope',
  '/',
]

for (const [language, base] of [
  ['English', ''],
  ['Hindi', '/hi'],
] as const)
  test(`in ${language} the head after each link is that of a fresh load, and no policy is broken`, async ({
    page,
    server,
  }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    const fresh = await page.context().newPage()
    await page.goto(`${server.url}${base}/kundli`)
    await started(page)
    const first = await page.evaluateHandle(() => window)
    for (const path of PATHS) {
      await fresh.goto(server.url + base + path)
      const loaded = await headOf(fresh)
      await started(fresh)
      expect(await headOf(fresh), `${path}, when it has started`).toEqual(loaded)
      await goWithin(page, base + path)
      await expect.poll(() => headOf(page), path).toEqual(loaded)
    }
    // The handle would be gone with its document.
    expect(await first.evaluate(({ closed }) => closed)).toBe(false)
    // The browser reports the answers of addresses that are missing.
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
  })
