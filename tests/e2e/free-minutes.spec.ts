// Free minutes: said before they are asked for, counted down, and at their end a question that only a yes turns into money.
import type { Browser, Page } from '@playwright/test'
import { expect, logInAs, onlineAs, test } from '../support/browser-server.ts'
import { BROWSER_RATE, WITHIN_MINUTES } from '../support/fast-clock.ts'
import { runFast } from '../support/fast-pages.ts'
import { PASSWORD, registerUser, topUp } from '../support/people.ts'
import type { TestServer } from '../support/server.ts'

test.use({ clockRate: BROWSER_RATE })

const DEVENDRA = 'seedAstrologer00000007'

/** A new client with an empty page. Registering may take longer than an astrologer's line stays online, so it comes first. */
async function newClient(browser: Browser, server: TestServer, cents: number) {
  const person = await registerUser(server, 'Nina Newman')
  if (cents > 0) await topUp(person, cents)
  const page = await logInAs(browser, server, person.email, PASSWORD)
  await runFast(page.context(), BROWSER_RATE)
  return { id: person.id, page }
}

type Client = Awaited<ReturnType<typeof newClient>>

/** The client's phone number is verified, and the profile is open of an astrologer who gives one free minute. */
async function verifiedOnProfile(server: TestServer, { id, page }: Client, phone: string): Promise<void> {
  await page.goto(`${server.url}/astrologer/${DEVENDRA}`)
  await expect(page.getByText('1 minute free, then $2.50 a minute if you say yes').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify phone' })).toBeVisible()
  await server.db.prepare('UPDATE user SET phone = ?, phone_verified_at = 1 WHERE id = ?').bind(phone, id).run()
  await page.reload()
}

async function beginFree(page: Page, devendra: Page): Promise<void> {
  await expect(page.getByText('Nothing is held before you say yes.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask Devendra to chat' }).click()
  await expect(devendra.getByText('1 min free, by your offer')).toBeVisible()
  await devendra.getByRole('button', { name: 'Accept Chat' }).click()
  await expect(page.getByText('Free for')).toBeVisible()
}

test('the offer is set, used without money, and ends free when nobody answers the question', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const client = await newClient(browser, server, 0)
  const { page } = client
  const devendra = await onlineAs(browser, server, 'devendra@drishti.test')
  await devendra.goto(`${server.url}/dashboard/astrologer/availability`)
  const choice = devendra.getByRole('group', { name: 'Free minutes for new clients' })
  await choice.getByRole('button', { name: '1 min' }).click()
  await expect(devendra.getByText('New clients begin with 1 free minute now.')).toBeVisible()

  await verifiedOnProfile(server, client, '+14155550171')
  await beginFree(page, devendra)
  await expect(page.getByText('Your 1 minute free is over. Go on for $2.50 a minute?')).toBeVisible(WITHIN_MINUTES)
  await expect(devendra.getByText('The free minutes are over. Nina Newman is asked whether to go on.')).toBeVisible()
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  await expect(page.getByText('Your wallet needs $5.00 for two minutes.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add money' })).toBeVisible()
  await expect(page.getByText('The free minutes were over, and nobody said yes to more.')).toBeVisible(WITHIN_MINUTES)
  await page.getByRole('link', { name: 'Receipt' }).click()
  await expect(page.getByText('60 s of 1 min')).toBeVisible()
  await expect(page.getByText('Only the free minutes were used, so nothing is charged.')).toBeVisible()
  await page.goto(`${server.url}/astrologer/${DEVENDRA}`)
  await expect(page.getByText('You need at least $5.00')).toBeVisible()
  await expect(page.getByText('1 minute free')).toHaveCount(0)
})

test('a yes goes on for money, and the receipt has both parts', { tag: '@long' }, async ({ browser, server }) => {
  await server.db.prepare('UPDATE astrologer SET free_minutes = 1 WHERE id = ?').bind(DEVENDRA).run()
  const client = await newClient(browser, server, 2_000)
  const { page } = client
  const devendra = await onlineAs(browser, server, 'devendra@drishti.test')
  await verifiedOnProfile(server, client, '+14155550172')
  await beginFree(page, devendra)
  await page.getByRole('button', { name: 'Go on', exact: true }).click(WITHIN_MINUTES)
  await expect(page.getByText('Cost so far')).toBeVisible()
  await expect(page.getByText(/^0\d:[1-5]\d$/)).toBeVisible(WITHIN_MINUTES)
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await page.getByRole('button', { name: 'End session' }).click()
  await page.getByRole('link', { name: 'Receipt' }).click()
  await expect(page.getByText('60 s of 1 min')).toBeVisible()
  await expect(page.getByText('Yes to go on at')).toBeVisible()
  await expect(page.getByText(/^\d+ × 250 ¢ ÷ 60$/)).toBeVisible()
})

test('an admin sets the platform’s minutes, and a visitor reads them on every profile', async ({ browser, server }) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}/dashboard/admin/settings`)
  await admin.getByRole('group', { name: 'Free minutes for new people' }).getByRole('button', { name: '3 min' }).click()
  await expect(admin.getByText('New people begin with 3 free minutes now.')).toBeVisible()
  const visitor = await browser.newPage()
  await visitor.goto(`${server.url}/astrologer/${DEVENDRA}`)
  await expect(visitor.getByText('3 minutes free, then $2.50 a minute if you say yes').first()).toBeVisible()
})
