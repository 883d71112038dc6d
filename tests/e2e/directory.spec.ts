// The directory and the profile of an astrologer.
import { expect, logInAs, onlineAs, test } from '#tests/support/servers/browser-server.ts'

test('a client finds an astrologer who is online, and the profile says what a session costs', async ({
  browser,
  server,
  insertAstrologer,
  insertUser,
}) => {
  const tara = await insertAstrologer({ price: 1.5 })
  await onlineAs(browser, server, tara)
  const page = await logInAs(browser, server, await insertUser({ cents: 2000 }))
  await page.goto(`${server.url}/astrologers`)
  const search = page.getByRole('searchbox', { name: 'Search astrologers' })
  await search.pressSequentially(tara.name)
  await expect(page.getByText('1 astrologer, 1 available now')).toBeVisible()
  await expect(search).toBeFocused()
  await page.getByRole('complementary', { name: 'Filters' }).getByLabel('Available now').check()
  await expect(page).toHaveURL(/online=true/)
  await page.getByRole('complementary', { name: 'Filters' }).getByLabel('Speaks').selectOption('Hindi')
  await expect(page).toHaveURL(/language=Hindi/)
  const row = page.getByRole('listitem').filter({ hasText: tara.name })
  await expect(row.locator('dl')).toHaveText(/Chat\$1\.50\/min.*Call\$1\.50\/min/)
  await row.getByRole('link', { name: `Call: ${tara.name}` }).click()
  await expect(page.getByRole('dialog').getByRole('radio', { name: /^Web call/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await row.getByRole('link', { name: tara.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tara.name)
  await expect(page.getByText('10 min $15.00').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'What a session is like' }).getByRole('listitem')).toHaveCount(3)
  await page.getByLabel('Budget for this session').fill('15')
  await expect(page.getByText(/^Ends automatically after 10 min.* at \$1\.50/)).toBeVisible()
})
