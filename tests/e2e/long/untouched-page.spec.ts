// A phone that only shows a page loads what its first screen needs: parts below come with their code once they come near.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-server.ts'
import { holdScripts } from '#tests/support/hold-scripts.ts'
import { scriptsOnWire } from '#tests/support/scripts-on-wire.ts'

test.use({ viewport: { width: 390, height: 844 } })

const KB = 1024
/** A page may load this before anybody touches it, with all that loads by itself (docs/speed.md). */
const MOST = 116 * KB
const PARTS = /\/(top-astrologers|lower-half|newsletter-form|desk-picture)-[\w-]+\.js$/

async function scriptsOf(page: Page) {
  const { bytes, urls } = await scriptsOnWire(await page.context().newCDPSession(page))
  return { bytes, parts: () => urls().filter((url) => PARTS.test(url)) }
}

for (const path of ['/', '/panchang', '/horoscope/mesha/today', '/kundli'])
  test(`${path} loads none of its lower parts before it is scrolled`, async ({ page, server }) => {
    const scripts = await scriptsOf(page)
    // A font that arrives late lays the whole page out anew; presence is the strip's matter.
    const spared: string[] = []
    page.on('request', (request) => {
      if (/hindi-word|\/api\/presence/.test(request.url())) spared.push(request.url())
    })
    await page.goto(server.url + path)
    await page.waitForFunction(() => window.__started)
    await page.waitForLoadState('networkidle')
    expect(scripts.parts()).toEqual([])
    expect(spared).toEqual([])
    expect(scripts.bytes()).toBeGreaterThan(80 * KB)
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
  const letGo = await holdScripts(page, '**/assets/newsletter-form-*.js')
  await page.goto(server.url)
  const field = page.getByRole('textbox', { name: 'E-mail' })
  await field.focus()
  await page.keyboard.type('reader@example.com')
  letGo()
  await expect(page.getByRole('button', { name: 'Get the newsletter' })).toBeEnabled()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('reader@example.com')
})

test('a part that was opened before it came to life stays open, and another day closes none', async ({
  page,
  server,
}) => {
  const letGo = await holdScripts(page, '**/assets/lower-half-*.js')
  await page.goto(`${server.url}/panchang/new-delhi-delhi-india?date=2026-11-24`)
  const fold = page.locator('details').filter({ has: page.locator('#choghadiya') })
  await fold.locator('> summary').click()
  await expect(fold).toHaveAttribute('open', '')
  const times = await page.locator('#choghadiya').textContent()
  letGo()
  await expect
    .poll(() => fold.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
  await expect(fold).toHaveAttribute('open', '')
  await page.getByRole('link', { name: 'Next day' }).press('Enter')
  await expect(page).toHaveURL(/date=2026-11-25/)
  await expect(fold).toHaveAttribute('open', '')
  await expect.poll(() => page.locator('#choghadiya').textContent()).not.toBe(times)
})
