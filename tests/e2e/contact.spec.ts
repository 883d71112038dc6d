// A visitor writes, an admin answers; a visitor asks for the newsletter, confirms, and an admin takes the address along.
import { readFileSync } from 'node:fs'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

type Mail = { to: string; text: string }

test('a visitor writes, and an admin answers by mail and closes the message', async ({ page, browser, server }) => {
  await page.goto(`${server.url}/contact-us`)
  await page.getByLabel('Your name').fill('Ravi Rao')
  await page.getByLabel('Message').fill('Which ayanamsa do you use for the free kundli?')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('Please enter an e-mail address, like name@example.com.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.getByLabel('E-mail').fill('ravi@example.com')

  // Nothing typed is lost when the server cannot be reached.
  await page.route('**/contact-us', (route) => route.abort())
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText(/No connection|check your network/).first()).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue(/ayanamsa/)
  await page.unroute('**/contact-us')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('Message sent')).toBeVisible()

  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}/dashboard/admin/inbox?kind=contact_message`)
  const entry = admin.getByRole('listitem').filter({ hasText: 'Which ayanamsa' })
  await expect(entry.getByText('Ravi Rao · ravi@example.com')).toBeVisible()
  await entry.getByRole('button', { name: 'Answer by mail' }).click()
  await entry.getByRole('textbox').fill('Lahiri, unless you choose another one.')
  await entry.getByRole('button', { name: 'Send the answer' }).click()
  await expect(admin.getByText('Answer sent')).toBeVisible()
  await entry.getByRole('button', { name: 'Close' }).click()
  await expect(entry).toHaveCount(0)
  const sent = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as Mail[]
  expect(sent.find(({ to }) => to === 'ravi@example.com')?.text).toContain('Lahiri, unless you choose another one.')
})

test('a visitor asks for the newsletter, confirms the address, which is exported, and ends it', async ({
  page,
  browser,
  server,
}) => {
  await page.goto(`${server.url}/#newsletter`)
  const part = page.getByRole('region', { name: 'A letter when there is something to say' })
  await part.getByRole('button', { name: 'Get the newsletter' }).click()
  await expect(part.getByText('Please enter an e-mail address, like name@example.com.')).toBeVisible()
  await part.getByLabel('E-mail').fill('reader@example.com')
  await part.getByRole('button', { name: 'Get the newsletter' }).click()
  await expect(part.getByText('Almost there')).toBeVisible()

  const sent = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as Mail[]
  const mail = sent.find(({ to }) => to === 'reader@example.com')
  await page.goto(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()

  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}/dashboard/admin/inbox`)
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('link', { name: 'Newsletter addresses (CSV)' }).click(),
  ])
  const [head, ...lines] = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(head).toBe('\uFEFFE-mail,Confirmed (UTC),Link to unsubscribe')
  const [, , unsubscribe = ''] = lines.find((line) => line.startsWith('reader@example.com'))?.split(',') ?? []
  await page.goto(unsubscribe)
  await page.getByRole('button', { name: 'End the newsletter' }).click()
  await expect(page.getByRole('heading', { name: 'No newsletter will come any more' })).toBeVisible()
})
