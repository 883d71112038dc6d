// Free minutes: said before they are asked for, counted down, and at their end a question that only a yes turns into money.
import type { Page } from '@playwright/test'
import { runFast } from '#tests/support/pages/fast-pages.ts'
import { BROWSER_RATE, WITHIN_MINUTES } from '#tests/support/rigs/fast-clock.ts'
import { type ClientAndAstrologer, expect, logInAs, onlineAs, test } from '#tests/support/servers/browser-server.ts'
import type { TestServer } from '#tests/support/servers/server.ts'

test.use({ clockRate: BROWSER_RATE })

/** The client's phone number is verified, and the profile is open of an astrologer who gives one free minute. */
async function verifiedOnProfile(
  page: Page,
  server: TestServer,
  { client, astrologer }: ClientAndAstrologer,
): Promise<void> {
  await page.goto(`${server.url}/astrologer/${astrologer.id}`)
  await expect(page.getByText('1 minute free, then $1.80 a minute if you say yes').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify phone' })).toBeVisible()
  const sql = "UPDATE user SET phone = '+14155550171', phone_verified_at = 1 WHERE id = ?"
  await server.db.prepare(sql).bind(client.id).run()
  await page.reload()
}

async function beginFree(page: Page, tara: Page): Promise<void> {
  await expect(page.getByText('Nothing is held before you say yes.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask Tara to chat' }).click()
  await expect(tara.getByText('1 min free, by your offer')).toBeVisible()
  await tara.getByRole('button', { name: 'Accept Chat' }).click()
  await expect(page.getByText('Free for')).toBeVisible()
}

test('the offer is set, used without money, and ends free when the client does not go on', async ({
  browser,
  server,
  insertUser,
  insertAstrologer,
}) => {
  const people = { client: await insertUser(), astrologer: await insertAstrologer() }
  const page = await logInAs(browser, server, people.client)
  await runFast(page.context(), BROWSER_RATE)
  const tara = await onlineAs(browser, server, people.astrologer)
  await tara.goto(`${server.url}/dashboard/astrologer/availability`)
  const choice = tara.getByRole('group', { name: 'Free minutes for new clients' })
  await choice.getByRole('button', { name: '1 min' }).click()
  await expect(tara.getByText('New clients begin with 1 free minute now.')).toBeVisible()

  await verifiedOnProfile(page, server, people)
  await beginFree(page, tara)
  await expect(page.getByText('Your 1 minute free is over. Go on for $1.80 a minute?')).toBeVisible(WITHIN_MINUTES)
  await expect(
    tara.getByText(`The free minutes are over. ${people.client.name} is asked whether to go on.`),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  await expect(page.getByText('Your wallet needs $3.60 for two minutes.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add money' })).toBeVisible()
  await page.getByRole('button', { name: 'End, free of charge' }).click()
  await expect(page.getByText('Ended by you.')).toBeVisible()
  await page.getByRole('link', { name: 'Receipt' }).click()
  await expect(page.getByText('60 s of 1 min')).toBeVisible()
  await expect(page.getByText('Only the free minutes were used, so nothing is charged.')).toBeVisible()
  await page.goto(`${server.url}/astrologer/${people.astrologer.id}`)
  await expect(page.getByText('You need at least $3.60').first()).toBeVisible()
  await expect(page.getByText('1 minute free')).toHaveCount(0)
})
