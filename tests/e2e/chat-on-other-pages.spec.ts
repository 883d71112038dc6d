// A chat whose user went to another page of the product.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-server.ts'
import { startChat } from '../support/chat-pages.ts'
import { meterReaches } from '../support/meter-time.ts'

// A pause ends within half a minute: another page has that long to show it.
const RATE = 2
test.use({ clockRate: RATE })

const strip = (page: Page) => page.getByRole('complementary', { name: 'Your running session' })
const inHeader = (page: Page) => page.getByRole('link', { name: /^Wallet balance/ })

async function centsIn(place: ReturnType<typeof inHeader>): Promise<number> {
  return Math.round(Number((await place.textContent())?.replace(/[^\d.]/g, '')) * 100)
}

test('another page shows time, cost and the end of the pause; then how it ended, with the bill in every balance', {
  tag: '@long',
}, async ({ browser, server }) => {
  const people = { astrologer: 'suresh@drishti.test', name: 'Suresh Patil', rate: RATE }
  const { user } = await startChat(browser, server, people)
  await meterReaches(user, 5)
  await user.goto(`${server.url}/dashboard/user/wallet`)
  await expect(strip(user)).toContainText('Chat with Suresh Patil')
  await expect(strip(user)).toContainText(/\d\d:\d\d, \$\d+\.\d\d/)
  await expect(strip(user)).toContainText(/Meter paused, ends in 0:\d\d/)
  const balance = user.getByRole('region', { name: 'Balance' }).locator('p.num').first()
  const held = user.getByRole('region', { name: 'Balance' }).locator('dd').first()
  await expect(held).not.toHaveText('$0.00')
  await expect.poll(async () => (await centsIn(balance)) - (await centsIn(inHeader(user)))).toBe(0)

  await expect(strip(user)).toContainText('Chat with Suresh Patil ended: nobody returned in time')
  await expect(strip(user)).toContainText(/\d+ s, \$\d+\.\d\d/)
  await expect(held).toHaveText('$0.00')
  await expect.poll(async () => (await centsIn(balance)) - (await centsIn(inHeader(user)))).toBe(0)
  await strip(user).getByRole('link', { name: 'Receipt' }).click()
  await expect(user.getByText('Your line was lost', { exact: false }).first()).toBeVisible()
  await expect(strip(user)).toBeHidden()
})

test('a second tab shows the balance of the running chat', { tag: '@long' }, async ({ browser, server }) => {
  const people = { astrologer: 'harpreet@drishti.test', name: 'Harpreet Gill', client: 'sunita@drishti.test' }
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
