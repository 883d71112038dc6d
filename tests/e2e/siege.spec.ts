// Strangers guess at an account from many networks: its owner pays with seconds of the browser, and is let in.
import { expect, test } from '../support/browser-server.ts'

test('under attack the browser proves that it is in earnest, and the right password still opens', async ({
  page,
  server,
}) => {
  const email = 'daniel@drishti.test'
  for (let n = 1; n <= 20; n += 1)
    await fetch(`${server.url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': `192.0.2.${n}` },
      body: JSON.stringify({ email, password: 'a wrong password' }),
    })
  await page.clock.install()
  await page.goto(`${server.url}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('drishti-demo')
  // The page that says so is left with the second try. Until then the words stay, on a slow phone for minutes.
  let tries = 0
  await page.route('**/api/users/login/', async (route) => {
    tries += 1
    if (tries === 2) {
      const words = page.getByText(/Your browser proves that it is in earnest/)
      await expect(words).toBeVisible()
      await page.clock.runFor('03:00')
      await expect(words).toBeVisible()
    }
    await route.continue()
  })
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/(astrologers|dashboard)/)
  expect(tries).toBe(2)
})
