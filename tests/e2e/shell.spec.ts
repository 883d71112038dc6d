// The frame of every page: theme, drawer, scripts that do not start, pages that take long.
import { expect, test } from '../support/browser-server.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { started } from '../support/started.ts'

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
