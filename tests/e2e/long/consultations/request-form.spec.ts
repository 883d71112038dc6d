// The form of a request when nothing goes as it should: no scripts, a lost answer, Back.
import { expect, logInAs, onlineAs, test } from '#tests/support/servers/browser-server.ts'

test('without scripts a chat is asked for, and Back shows the way to it', async ({ browser, server, people }) => {
  const { client, astrologer } = people
  const tara = await onlineAs(browser, server, astrologer)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const [name = '', value = ''] = client.cookie.split(/=(.*)/)
  await context.addCookies([{ name, value, url: server.url }])
  const page = await context.newPage()
  await page.goto(`${server.url}/astrologer/${astrologer.id}`)
  await page.getByRole('radio', { name: /^Web call/ }).check()
  await page.getByRole('radio', { name: /^Chat/ }).check()
  await page.getByLabel('Budget for this session').fill('2')
  await page.getByRole('button', { name: /to chat$/ }).click()
  await expect(page.getByText('You need at least $3.60 to talk for 2 minutes.')).toBeVisible()
  await expect(page.getByLabel('Budget for this session')).toHaveValue('2')
  // A page that answered a form is not gone back to.
  await page.goto(`${server.url}/astrologer/${astrologer.id}`)
  await page.getByLabel('Budget for this session').fill('12')
  await page.getByRole('button', { name: /to chat$/ }).click()
  await page.waitForURL(/\/chat\//)
  await expect(tara.getByRole('alertdialog', { name: 'Incoming Chat' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Go to your session' })).toHaveAttribute('href', /\/chat\//)
  await context.close()
})

test('a request whose answer is lost keeps its fields, and is sent again as the same one', async ({
  browser,
  server,
  people,
}) => {
  const { client, astrologer } = people
  await onlineAs(browser, server, astrologer)
  const page = await logInAs(browser, server, client)
  await page.goto(`${server.url}/astrologers`)
  await page.getByRole('link', { name: `Chat: ${astrologer.name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Budget for this session').fill('12')
  const posted = /\/astrologer\/.*\.data/
  // The server does it, and its answer never comes.
  await page.route(posted, async (route) => {
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })
  await dialog.getByRole('button', { name: /to chat$/ }).click()
  await expect(dialog.getByText('No connection.', { exact: false })).toBeVisible()
  await expect(dialog.getByLabel('Budget for this session')).toHaveValue('12')
  await page.unroute(posted)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL(/\/chat\//)
  const asked = server.db.prepare('SELECT budget_cents FROM consultation WHERE user_id = ?').bind(client.id)
  expect((await asked.all()).results).toEqual([{ budget_cents: 1200 }])
})
