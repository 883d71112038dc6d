// A phone that only shows a page loads what its first screen needs: parts below come with their code once they come near.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-server.ts'

test.use({ viewport: { width: 390, height: 844 } })

const KB = 1024
/** A page may load this before anybody touches it, with all that loads by itself (docs/speed.md). */
const MOST = 116 * KB
const PARTS = /\/(top-astrologers|lower-half|newsletter-form|desk-picture)-[\w-]+\.js$/

/** Notes the files of scripts that come, and their bytes on the wire. */
async function scriptsOf(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const urls = new Map<string, string>()
  let bytes = 0
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') urls.set(requestId, response.url)
  })
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (urls.has(requestId)) bytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  return { bytes: () => bytes, parts: () => [...urls.values()].filter((url) => PARTS.test(url)) }
}

for (const path of ['/', '/panchang', '/horoscope/mesha/today', '/kundli'])
  test(`${path} loads none of its lower parts before it is scrolled`, async ({ page, server }) => {
    const scripts = await scriptsOf(page)
    // A font that arrives late lays the whole page out anew.
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    await page.goto(server.url + path)
    await page.waitForFunction(() => window.__started)
    await page.waitForLoadState('networkidle')
    expect(scripts.parts()).toEqual([])
    expect(fonts.filter((url) => url.includes('hindi-word'))).toEqual([])
    expect(scripts.bytes()).toBeGreaterThan(80 * KB)
    console.log(`${path}: ${(scripts.bytes() / KB).toFixed(1)} KB of scripts`)
    expect(scripts.bytes()).toBeLessThanOrEqual(MOST)
    await page.getByRole('region', { name: 'Connect With Our Top Astrologers' }).scrollIntoViewIfNeeded()
    await expect.poll(scripts.parts).toContainEqual(expect.stringMatching(/\/top-astrologers-/))
  })

test('a page whose lower parts never came to life tells the time, and answers to a choice', async ({
  page,
  server,
}) => {
  const scripts = await scriptsOf(page)
  await page.goto(`${server.url}/panchang`)
  await page.waitForFunction(() => window.__started)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await expect(page.getByText(/^Right now, \d/)).toBeVisible()
  expect(scripts.parts()).toEqual([])
  await page.getByRole('link', { name: '24 h', exact: true }).click()
  await expect(page).toHaveURL(/clock=24/)
  await expect(page.getByRole('link', { name: '24 h', exact: true })).toHaveAttribute('aria-current', 'true')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('an address that was typed before the form came to life stays, with the focus', async ({ page, server }) => {
  let typed = () => {}
  const typing = new Promise<void>((done) => {
    typed = done
  })
  await page.route('**/assets/newsletter-form-*.js', async (route) => {
    await typing
    await route.continue()
  })
  await page.goto(server.url)
  const field = page.getByRole('textbox', { name: 'E-mail' })
  await field.focus()
  await page.keyboard.type('reader@example.com')
  typed()
  await expect(page.getByRole('button', { name: 'Get the newsletter' })).toBeEnabled()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('reader@example.com')
})

test('a part that was opened before it came to life stays open, and another day closes none', async ({
  page,
  server,
}) => {
  let opened = () => {}
  const opening = new Promise<void>((done) => {
    opened = done
  })
  await page.route('**/assets/lower-half-*.js', async (route) => {
    await opening
    await route.continue()
  })
  const code = page.waitForResponse(/\/lower-half-[\w-]+\.js$/)
  await page.goto(`${server.url}/panchang/new-delhi-delhi-india?date=2026-11-24`)
  const fold = page.locator('details').filter({ has: page.locator('#choghadiya') })
  await fold.locator('> summary').click()
  await expect(fold).toHaveAttribute('open', '')
  const times = await page.locator('#choghadiya').textContent()
  opened()
  await code
  await page.getByRole('link', { name: 'Next day' }).press('Enter')
  await expect(page).toHaveURL(/date=2026-11-25/)
  await expect(fold).toHaveAttribute('open', '')
  await expect.poll(() => page.locator('#choghadiya').textContent()).not.toBe(times)
})
