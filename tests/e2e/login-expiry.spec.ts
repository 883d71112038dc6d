// A login that has expired: it is renewed by itself as long as it may be, and its end is said.
import type { Page } from '@playwright/test'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

test('an expired access token is refreshed at the start; an ended login says so', async ({
  browser,
  server,
  insertUser,
}) => {
  const mira = await insertUser()
  const page = await logInAs(browser, server, mira)
  const refresh = (of: Page) => of.evaluate(() => localStorage.getItem('refresh'))
  const before = await refresh(page)
  await page.evaluate(() => {
    localStorage.setItem('access', 'a.b.c')
    localStorage.setItem('user', '{}')
  })
  await page.reload()
  // While the page loads again it cannot be asked.
  await expect.poll(() => refresh(page).catch(() => before)).not.toBe(before)
  await expect(page).toHaveURL(/profile/)

  const warning = page.getByText('Your session has expired. Please log in again.')
  const keys = () =>
    page.evaluate(() => ['access', 'refresh', 'user_id', 'activeCall'].map((key) => localStorage.getItem(key)))
  const end = async ({ cookie }: { cookie: 'gone' | 'dead' }) => {
    // A page without our code: nothing there notices that the tokens are dead.
    await page.goto(`${server.url}/robots.txt`)
    if (cookie === 'gone') await page.context().clearCookies()
    else await server.db.prepare('UPDATE auth_session SET revoked_at = 1 WHERE user_id = ?').bind(mira.id).run()
    await page.evaluate(() => {
      localStorage.setItem('access', 'a.b.c')
      localStorage.setItem('refresh', 'x'.repeat(43))
      localStorage.setItem('activeCall', JSON.stringify({ sessionId: 'old', timestamp: 1 }))
    })
  }
  // A public page clears them and stays; one that needs a login leads to the log-in.
  for (const path of ['/?from=mail', '/kundli', '/horoscope']) {
    await end({ cookie: 'gone' })
    await page.goto(server.url + path)
    await expect(warning).toBeVisible()
    await expect.poll(keys).toEqual([null, null, null, null])
    await expect(page).toHaveURL(server.url + path)
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  }
  await end({ cookie: 'dead' })
  await page.goto(`${server.url}/dashboard/user/wallet`)
  await page.waitForURL(/\/login\?next=/)
  await expect.poll(keys).toEqual([null, null, null, null])
})

test('a login that ends elsewhere turns an open public page into a visitor’s', async ({
  browser,
  server,
  insertAstrologer,
}) => {
  const tara = await insertAstrologer()
  const page = await logInAs(browser, server, tara)
  await page.goto(`${server.url}/panchang`)
  const availability = page.getByRole('switch', { name: 'Availability' })
  await expect(availability).toBeVisible()
  const refresh = await page.evaluate(() => localStorage.getItem('refresh'))
  // The line of an astrologer notices by itself: its socket is closed, and no new ticket is given.
  expect((await tara.call('POST', '/api/users/logout/', { refresh })).status).toBe(200)
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/panchang`)
  await expect(availability).toHaveCount(0)
})

test('a browser that keeps no site data says at the log-in that its login has ended', async ({
  browser,
  server,
  insertUser,
}) => {
  const mira = await insertUser()
  const page = await logInAs(browser, server, mira)
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, kind, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await server.db.prepare('UPDATE auth_session SET revoked_at = 1 WHERE user_id = ?').bind(mira.id).run()
  await page.goto(`${server.url}/dashboard/user/wallet`)
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
})
