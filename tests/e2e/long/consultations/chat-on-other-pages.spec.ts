// A chat on the other pages of the product: the strip, the balance, its receipt, the list of conversations.
import type { Page } from '@playwright/test'
import { insertPastConsultation } from '#tests/support/database/insert-past.ts'
import { accept, ask, endChat, running, startChat } from '#tests/support/pages/chat-pages.ts'
import { meterReaches } from '#tests/support/rigs/meter-time.ts'
import { expect, logInAs, onlineAs, test } from '#tests/support/servers/browser-server.ts'

const strip = (page: Page) => page.getByRole('complementary', { name: 'Your running session' })
const inHeader = (page: Page) => page.getByRole('link', { name: /^Wallet balance/ })

async function centsIn(place: ReturnType<typeof inHeader>): Promise<number> {
  return Math.round(Number((await place.textContent())?.replace(/[^\d.]/g, '')) * 100)
}

test('a party without a page of the consultation finds a way back on every other page until it ends', async ({
  browser,
  server,
  people,
}) => {
  const tara = await onlineAs(browser, server, people.astrologer)
  const other = await tara.context().newPage()
  await other.goto(`${server.url}/dashboard/astrologer/dashboard`)
  const user = await logInAs(browser, server, people.client)
  await ask(user, server, people.astrologer)
  await accept(tara)
  await running(user)
  await expect(strip(tara)).toBeHidden()
  await tara.close()
  await expect(strip(other)).toContainText(`Chat with ${people.client.name}`)
  await expect(other.getByRole('banner').getByText('Busy', { exact: true })).toBeVisible()
  await other.getByRole('link', { name: 'History' }).first().click()
  await other.getByRole('link', { name: 'Back to the chat' }).click()
  await other.waitForURL(/dashboard\/astrologer\/chat/)

  await user.goto(`${server.url}/panchang`)
  await expect(strip(user)).toContainText(`Chat with ${people.astrologer.name}`)
  await running(other)
  await endChat(other)
  await expect(strip(user)).toContainText(`Chat ended: ${people.astrologer.name}`)
  await strip(user).getByRole('button', { name: 'Hide this' }).click()
  await expect(strip(user)).toBeHidden()
  await other.goto(`${server.url}/dashboard/astrologer/dashboard`)
  await expect(other.getByRole('banner').getByText('Online', { exact: true })).toBeVisible()
  await expect(strip(other)).toBeHidden()
})

test('a second tab shows the balance of the running chat', async ({ browser, server, people }) => {
  const { user } = await startChat(browser, server, people)
  const second = await user.context().newPage()
  await second.goto(`${server.url}/astrologers`)
  const before = await centsIn(inHeader(second))
  await meterReaches(user, 8)
  await expect.poll(() => centsIn(inHeader(second))).toBeLessThan(before)
  await expect(strip(second)).toContainText(/\d\d:\d\d, \$\d+\.\d\d/)
  const left = user.locator('main > header dl div').filter({ hasText: 'Balance left' }).locator('dd')
  await expect
    .poll(async () => Math.abs((await centsIn(left)) - (await centsIn(inHeader(second)))))
    .toBeLessThanOrEqual(10)
})

test('the receipt names a reload in a chat as one, and not as a lost line', async ({ browser, server, people }) => {
  const { user, other } = await startChat(browser, server, people)
  await meterReaches(user, 3)
  await user.goto(`${server.url}/panchang`)
  // A shorter absence leaves nothing out of the bill, and is no pause.
  await expect(user.getByText(/Meter paused, ends in 0:(5[0-5]|[0-4]\d)/)).toBeVisible()
  await user.goBack()
  await expect(other.getByText(`Reconnecting to ${people.client.name}.`)).toBeHidden()
  await endChat(user)
  await user.getByRole('link', { name: 'Receipt' }).click()
  await expect(user.getByText('You left or reloaded the page. The meter stopped.')).toBeVisible()
  await expect(user.getByText('was lost', { exact: false })).toHaveCount(0)
})

test('receipt and reading of a running chat say that the bill comes, and open by themselves', async ({
  browser,
  server,
  people,
}) => {
  const { user, other } = await startChat(browser, server, people)
  const id = new URL(other.url()).pathname.split('/').at(-1)
  const [receipt, reading] = [await user.context().newPage(), await user.context().newPage()]
  await receipt.goto(`${server.url}/receipts/${id}`)
  await expect(receipt.getByText('The bill is not made yet')).toBeVisible()
  await expect(receipt.getByRole('link', { name: 'Back to the consultation' })).toHaveAttribute('href', /^\/chat\//)
  await reading.goto(`${server.url}/dashboard/user/readings/${id}`)
  await expect(reading.getByText('The reading is not ready yet')).toBeVisible()
  await receipt.getByRole('link', { name: 'Back to the consultation' }).focus()
  await endChat(user)
  await receipt.bringToFront()
  await expect(receipt.getByRole('region', { name: 'Ledger entries' })).toBeVisible()
  // The link that had the focus is gone.
  await expect(receipt.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(receipt.getByRole('status').filter({ hasText: 'The receipt is here.' })).toBeAttached()
  await reading.bringToFront()
  await expect(reading.getByRole('heading', { name: new RegExp(people.astrologer.name) })).toBeVisible()
})

test('a conversation says whether its astrologer is there now', async ({ browser, server, people }) => {
  await insertPastConsultation(server, people)
  const page = await logInAs(browser, server, people.client)
  await page.goto(`${server.url}/chat`)
  const row = page.getByRole('listitem').filter({ hasText: people.astrologer.name })
  await expect(row.getByText('Offline', { exact: true })).toBeVisible()
  await onlineAs(browser, server, people.astrologer)
  await expect(row.getByText('Available', { exact: true })).toBeVisible()
})
