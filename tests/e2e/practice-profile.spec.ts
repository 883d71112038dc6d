// The astrologer's own profile: prices with what they earn, texts, tags; what clients then see.

import { PASSWORD } from '#tests/support/pages/people.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

test('an astrologer sees what a new price earns, saves it, and clients see the new profile', async ({
  browser,
  server,
  insertAstrologer,
}) => {
  const tara = await insertAstrologer()
  await logInAs(browser, server, tara.email, PASSWORD)
  const page = await logInAs(browser, server, tara)
  let logOutOthers = () => {}
  const asked = new Promise<void>((resolve) => {
    logOutOthers = resolve
  })
  await page.route('**/api/users/logins/end_others/', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(`${server.url}/dashboard/astrologer/profile`)
  const chat = page.getByLabel('Chat, dollars a minute')
  await chat.fill('2.50')
  await expect(page.getByText('You earn ₹176.00 a minute, ₹1,760.00 for ten minutes: 80 % of the price.')).toBeVisible()
  await page.getByLabel('Languages').fill('Tamil')
  await page.keyboard.press('Enter')
  const preview = page.getByRole('region', { name: 'As clients see it' })
  await page.getByLabel('About your work').fill('I look at the Moon first, and I say what I am unsure of.')
  await expect(preview.getByText('I look at the Moon first', { exact: false })).toBeVisible()
  const others = page.getByText('Log out all other devices', { exact: true })
  await others.click()
  // Leaving would lose it, and asks.
  const links = page.getByRole('navigation').getByRole('link', { name: 'Availability' }).first()
  await links.click()
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?')
  // The question stays while the page's data are asked for again, as after the other devices were logged out.
  logOutOthers()
  await expect(others).toHaveCount(0)
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Save the profile' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await links.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Availability' })).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${server.url}/astrologer/${tara.id}`)
  await expect(visitor.getByText('I look at the Moon first', { exact: false }).first()).toBeVisible()
  await expect(visitor.getByText(/Tamil/).first()).toBeVisible()
  await expect(visitor.getByText('$2.50').first()).toBeVisible()
})
