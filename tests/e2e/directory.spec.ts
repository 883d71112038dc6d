// The directory: what people type, how it is ordered, and what the address keeps.
import type { Page } from '@playwright/test'
import { expect, logInAs, onlineAs, test } from '../support/browser-server.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { started } from '../support/started.ts'

const names = (page: Page) => page.locator('main li h2').allTextContents()

test('search finds languages, and names with a slip of one letter, while one types', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.goto(`${server.url}/astrologers`)
  const all = await names(page)
  await expect(page.getByText(/^Each one is approved by us\. From \$\d\.\d\d a minute/)).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search astrologers' })
  await search.pressSequentially('marathi')
  await expect(page.getByText(/^2 astrologers, /)).toBeVisible()
  await expect(page).toHaveURL(/search=marathi/)
  await expect(search).toBeFocused()
  await search.fill('mera')
  await expect.poll(() => names(page)).toEqual(['Meera Joshi'])
  await search.fill('qqqq')
  await expect(page.getByText('Nobody is found for “qqqq”')).toBeVisible()
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await expect.poll(() => names(page)).toEqual(all)
})

test('the address holds order and filters, which show their counts and survive a reload', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.goto(`${server.url}/astrologers`)
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Lowest price')
  await expect(page).toHaveURL(/sort=price/)
  const prices = async () => (await page.locator('main li dl b').allTextContents()).map((each) => Number(each.slice(1)))
  // Chat and call of each row in turn: the chat's price orders the rows.
  const chats = async () => (await prices()).filter((_, n) => n % 2 === 0)
  await expect
    .poll(async () => (await chats()).every((price, n, all) => n === 0 || price >= (all[n - 1] ?? 0)))
    .toBe(true)
  const language = page.getByRole('complementary', { name: 'Filters' }).getByLabel('Speaks')
  const option = language.getByRole('option', { name: /^Marathi \(\d+\)$/ })
  const [, count] = /\((\d+)\)/.exec((await option.textContent()) ?? '') ?? []
  await language.selectOption({ value: 'Marathi' })
  await expect(page.getByText(new RegExp(`^${count} astrologers, `))).toBeVisible()
  await expect(page).toHaveURL(/sort=price/)
  const found = await names(page)
  await page.reload()
  expect(await names(page)).toEqual(found)
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('price')
})

test('a row offers every kind with its price, and its Call opens the dialog on a call', async ({ browser, server }) => {
  await onlineAs(browser, server, 'astrologer@drishti.test')
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.goto(`${server.url}/astrologers`)
  const row = page.getByRole('listitem').filter({ hasText: 'Meera Joshi' })
  await expect(row.locator('dl')).toHaveText(/Chat\$1\.50\/min.*Call\$1\.80\/min/)
  await row.getByRole('link', { name: 'Call: Meera Joshi' }).click()
  await expect(page.getByRole('dialog').getByRole('radio', { name: /^Web call/ })).toBeChecked()
})

test('the kinds of a request stay in their place when its form comes', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  await onlineAs(browser, server, 'devendra@drishti.test')
  const page = await logInAs(browser, server, 'daniel@drishti.test')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const release = await holdScripts(page, '**/api/payments/wallet/')
    await page.goto(`${server.url}/astrologers`)
    await started(page)
    await page.getByRole('link', { name: /^Chat: Devendra/ }).click()
    const dialog = page.getByRole('dialog')
    const kind = dialog.getByRole('radio', { name: /^Web call/ })
    await expect(dialog.locator('[aria-busy=true]')).toBeVisible()
    const before = await kind.boundingBox()
    release()
    await expect(dialog.getByLabel('Budget for this session')).toBeVisible()
    const after = await kind.boundingBox()
    // Half a row: a press on the middle of one stays on it.
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 999))).toBeLessThan(35)
  }
})
