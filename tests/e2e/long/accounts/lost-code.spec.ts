// A part of a page whose file is lost: the page reloads once, unless the person would lose something.

import { endChat, startChat } from '#tests/support/pages/chat-pages.ts'
import { expect, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

const MENU = '**/assets/menu-drawer-*.js'

test('a page whose menu was lost reloads, and then opens it', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(server.url)
  await started(page)
  await page.route(MENU, (route) => route.abort('connectionreset'), { times: 1 })
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await reloaded
  await started(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Free Kundli Matching' })).toBeVisible()
})

test('a page with a half-written form stays: a toast offers to load it again, which asks first', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${server.url}/kundli`)
  await started(page)
  await page.getByLabel('Name').fill('Priya')
  await page.route(MENU, (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByText('A part of this page could not load.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Priya')
  page.once('dialog', (question) => void question.dismiss())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Priya')
})

test('a running chat stays although its desk was lost: the part offers to load the page again', async ({
  browser,
  server,
  people,
}) => {
  const { user, other: tara } = await startChat(browser, server, people)
  await user.route('**/assets/new-birth-form-*.js', (route) => route.abort('connectionreset'))
  await user.reload()
  await user.getByRole('button', { name: 'Share a birth' }).first().click()
  const dialog = user.getByRole('dialog')
  await expect(dialog.getByText('A part of this page could not load.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await tara.getByLabel('Message', { exact: true }).fill('Are you there?')
  await tara.keyboard.press('Enter')
  await expect(user.getByText('Are you there?')).toBeVisible()
  await endChat(user)
})
