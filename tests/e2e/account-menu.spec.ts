// Everything that is one's own is within one tap of the menu, on every page.
import { expect, logInAs, test } from '../support/browser-server.ts'
import { started } from '../support/started.ts'

const OWN = [
  ['Your conversations', '/chat'],
  ['Wallet', '/dashboard/user/wallet'],
  ['History', '/dashboard/user/history'],
  ['Birth profiles', '/dashboard/user/births'],
] as const

test('the menu leads to conversations, wallet, history and birth profiles, on phones and on wide screens', {
  tag: '@long',
}, async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const [name, path] of OWN) {
      await page.goto(`${server.url}/mission`)
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(`${server.url}${path}`)
    }
  }
})

test('the dashboard links conversations, and shows its links on conversations and receipts', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  const links = page.getByRole('navigation', { name: 'Dashboard' })
  await links.getByRole('link', { name: 'Your conversations' }).click()
  await expect(page.getByRole('heading', { name: 'Your conversations' })).toBeVisible()
  await expect(links.getByRole('link', { name: 'Wallet' })).toBeVisible()
  await page.goto(`${server.url}/receipts/seedSession00000000001`)
  await expect(links.getByRole('link', { name: 'History' })).toBeVisible()
})

test('packs of money show how long they last, and their amounts align on a phone', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}/dashboard/user/wallet`)
  await expect(page.getByText(/^Minutes as with .+, at \$\d\.\d\d a minute\./)).toBeVisible()
  const amounts = page.getByRole('group', { name: 'Amount' }).locator('b')
  const tops = await amounts.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)))
  expect(new Set(tops.slice(0, 3)).size).toBe(1)
  expect(new Set(tops.slice(3)).size).toBe(1)
})

test('a changed profile asks before it is left, and no longer once it is saved', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'sunita@drishti.test')
  await page.goto(`${server.url}/dashboard/user/profile`)
  await started(page)
  const name = page.getByLabel('Full name')
  const before = await name.inputValue()
  const wallet = page.getByRole('navigation').getByRole('link', { name: 'Wallet' }).first()
  await name.fill(`${before} Rao`)
  await wallet.click()
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(name).toHaveValue(`${before} Rao`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await wallet.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible()
  await page.close()
})
