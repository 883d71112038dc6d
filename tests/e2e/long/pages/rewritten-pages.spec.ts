// Pages that the edge, a translator or an extension has rewritten before React sees them: none dies.
import type { Page, Request } from '@playwright/test'
import { REWRITES, type Rewrite, rewriteDocuments } from '#tests/support/database/rewritten-documents.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

const OF_VISITORS = [
  '/',
  '/hi',
  '/contact-us',
  '/privacy-policy',
  '/login',
  '/register',
  '/forgot-password',
  '/kundli',
  '/panchang',
  '/pricing',
  '/no-such-page',
]
const OF_USERS = ['/astrologers', '/dashboard/user/profile', '/dashboard/user/wallet', '/dashboard/user/births/new']

async function expectAlive(page: Page, url: string): Promise<void> {
  let documents = 0
  const count = (request: Request) => {
    if (request.isNavigationRequest()) documents += 1
  }
  page.on('request', count)
  await page.goto(url)
  await started(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/This page could not start|Oops!/)).toHaveCount(0)
  // React hears a press.
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  const before = await theme()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /light and dark|गहरी थीम/ })
    .click()
  await expect.poll(theme).not.toBe(before)
  // A page that takes a foreign script for its own loads itself again.
  expect(documents).toBe(1)
  page.off('request', count)
}

for (const [name, rewrite] of Object.entries(REWRITES))
  test(`all pages come alive when ${name}`, async ({ browser, page, server, insertUser }) => {
    await rewriteDocuments(page, rewrite)
    for (const path of OF_VISITORS) await test.step(path, () => expectAlive(page, server.url + path))
    const own = await logInAs(browser, server, await insertUser())
    await rewriteDocuments(own, rewrite)
    for (const path of OF_USERS) await test.step(path, () => expectAlive(own, server.url + path))
  })

test('addresses that Cloudflare hid in the words of people are shown, and ours are never hidden', async ({
  page,
  server,
  insertAstrologer,
}) => {
  const { id } = await insertAstrologer()
  const bio = 'I read charts slowly. Write to tara.office@people.test first.'
  await server.db.prepare('UPDATE astrologer SET bio = ? WHERE id = ?').bind(bio, id).run()
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  page.on(
    'console',
    (message) => message.type() === 'error' && /React|hydrat/i.test(message.text()) && failures.push(message.text()),
  )
  await rewriteDocuments(page, REWRITES['Cloudflare hides addresses'] as Rewrite)
  await page.goto(`${server.url}/astrologer/${id}`)
  await started(page)
  await expect(page.getByText(bio)).toBeVisible()
  expect(failures).toEqual([])

  await page.goto(`${server.url}/contact-us`)
  await expect(page.getByRole('main').getByText(/^support@/)).toBeVisible()
  await started(page)
  const link = page.getByRole('main').getByRole('link', { name: /^support@[a-z.]+$/ })
  await expect(link).toHaveAttribute('href', /^mailto:support@[a-z.]+$/)
})
