// The frame of every page: theme, drawer, scripts that do not start, pages that take long.
import type { Page } from '@playwright/test'
import { insertAdmin } from '#tests/support/database/insert-people.ts'
import { holdScripts } from '#tests/support/pages/hold-scripts.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

test('the theme switch overrides the system and is remembered', async ({ page, server }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${server.url}/terms`)
  await started(page)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await page.reload()
  expect(await ground()).toBe(dark)
})

test('the drawer of small screens opens and closes by keyboard', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${server.url}/kundli`)
  await started(page)
  const opener = page.getByRole('button', { name: 'Open menu' })
  // Until the scripts are there it waits, and cannot be pressed.
  await expect(opener).toBeEnabled()
  await opener.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: 'Free Kundli Matching' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('when the scripts do not start, a plain page asks to refresh', async ({ page, server }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(server.url)
  await expect(page.getByText('This page could not start.')).toBeVisible()
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Vedic astrology/ })).toBeVisible()
})

test('a page that takes longer than 300 ms says that it loads', async ({ page, server }) => {
  await page.goto(server.url)
  await started(page)
  const release = await holdScripts(page, '**/panchang.data*')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Panchang' }).click()
  await expect(page.getByRole('status').getByText('Loading page....')).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/panchang/)
  await expect(page.getByText('Loading page....')).toHaveCount(0)
})

/** The parts of the header that a window cuts off or that cover each other. */
async function headerFindings(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  await started(page)
  const found: string[] = []
  for (const width of [320, 360, 390, 414, 480]) {
    await page.setViewportSize({ width, height: 700 })
    const wrong = await page.locator('header').evaluate((header) => {
      const shown = [
        ...header.querySelectorAll('a.brand svg, a.brand span, a:not(.brand), button, [role=switch] + i, .pill'),
      ]
      const boxes = shown
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0)
      const name = header.querySelector('a.brand span')
      return [
        ...(header.querySelector('a.brand svg')?.getBoundingClientRect().width ? [] : ['no mark']),
        ...(name && name.scrollWidth > name.clientWidth ? ['the name is cut'] : []),
        ...boxes
          .filter(({ box }) => box.left < 0 || box.right > innerWidth)
          .map(({ part }) => `outside: ${part.outerHTML}`),
        ...boxes.flatMap(({ part, box }) =>
          boxes
            .filter((other) => !part.contains(other.part) && !other.part.contains(part) && other.box.left > box.left)
            .filter((other) => other.box.left < box.right)
            .map((other) => `${part.outerHTML} covers ${other.part.outerHTML}`),
        ),
      ]
    })
    found.push(...wrong.map((each) => `${address} at ${width}: ${each}`))
  }
  return found
}

test('on phones the header keeps its mark and the name', async ({
  browser,
  page,
  server,
  insertUser,
  insertAstrologer,
}) => {
  const client = await logInAs(browser, server, await insertUser({ cents: 123_456 }))
  const astrologer = await logInAs(browser, server, await insertAstrologer())
  const admin = await logInAs(browser, server, await insertAdmin(server))
  const found: string[] = []
  for (const each of [page, client, astrologer, admin])
    for (const path of ['/panchang', '/hi/panchang']) found.push(...(await headerFindings(each, server.url + path)))
  expect(found).toEqual([])
  // The theme is switched in the menu there.
  const ground = () => client.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const before = await ground()
  await client.setViewportSize({ width: 390, height: 800 })
  await client.goto(`${server.url}/panchang`)
  await client.getByRole('button', { name: 'Open menu' }).click()
  await client.getByRole('dialog').getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect.poll(ground).not.toBe(before)
})
