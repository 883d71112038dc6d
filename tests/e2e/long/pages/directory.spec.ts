// The directory and the public profile of an astrologer.

import { insertPastConsultation } from '#tests/support/database/insert-past.ts'
import { holdScripts } from '#tests/support/pages/hold-scripts.ts'
import { expect, logInAs, onlineAs, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

test('the kinds of a request stay in their place when its form comes', async ({
  browser,
  server,
  insertAstrologer,
  insertUser,
}) => {
  const tara = await insertAstrologer()
  await onlineAs(browser, server, tara)
  const page = await logInAs(browser, server, await insertUser({ cents: 2000 }))
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const release = await holdScripts(page, '**/api/payments/wallet/')
    await page.goto(`${server.url}/astrologers`)
    await started(page)
    await page.getByRole('link', { name: `Chat: ${tara.name}` }).click()
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

test('the profile of an offline astrologer links to free ones, on phones too', async ({ browser, server }) => {
  const user = await logInAs(browser, server, 'user@drishti.test')
  await user.setViewportSize({ width: 390, height: 844 })
  await user.goto(`${server.url}/astrologer/seedAstrologer00000002`)
  await expect(user.getByRole('link', { name: 'Start a consultation' })).toHaveCount(0)
  const ways = user.getByRole('link', { name: 'See who is free now' })
  await expect(ways).toHaveCount(2)
  await ways.first().click()
  await expect(user).toHaveURL(/online=true/)
})

test('more than ten ratings are split into pages, and their stars are spread', async ({
  page,
  server,
  insertAstrologer,
  insertUser,
}) => {
  const [tara, mira] = [await insertAstrologer(), await insertUser({ cents: 20_000 })]
  for (let n = 0; n < 12; n += 1) {
    const review = { rating: n === 0 ? 4 : 5, text: `opinion ${n}` }
    await insertPastConsultation(server, { client: mira, astrologer: tara, minutes: 2, daysAgo: n + 1, review })
  }
  await page.goto(`${server.url}/astrologer/${tara.id}`)
  await expect(page.getByRole('list', { name: 'How the stars are spread' })).toContainText(/5 stars: 11.*4 stars: 1/s)
  await expect(page.getByText('opinion 0', { exact: true })).toBeVisible()
  await expect(page.getByText('opinion 11')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Pages of ratings' }).getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('opinion 11')).toBeVisible()
  await expect(page.getByText('opinion 0', { exact: true })).toHaveCount(0)
})

test('the address keeps the order and the filters; a search without a result is cleared by its link', async ({
  browser,
  server,
}) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await page.goto(`${server.url}/astrologers`)
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Lowest price')
  await expect(page).toHaveURL(/sort=price/)
  await page.getByRole('complementary', { name: 'Filters' }).getByLabel('Speaks').selectOption({ value: 'Marathi' })
  await expect(page).toHaveURL(/language=Marathi/)
  await expect(page).toHaveURL(/sort=price/)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Order' })).toHaveValue('price')
  await expect(page.getByRole('complementary', { name: 'Filters' }).getByLabel('Speaks')).toHaveValue('Marathi')
  await page.getByRole('searchbox', { name: 'Search astrologers' }).fill('qqqq')
  await expect(page.getByText('Nobody is found for “qqqq”')).toBeVisible()
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await expect(page).not.toHaveURL(/qqqq/)
  await expect(page.locator('main li h2').first()).toBeVisible()
})
