// Forms of clients on a slow network: each is filled and sent before its page is hydrated.
import { newEmail } from '#tests/support/database/insert-people.ts'
import { firstVisit } from '#tests/support/pages/first-visit.ts'
import { expect, test } from '#tests/support/servers/browser-server.ts'
import { SECOND } from '#workers/contract/time/durations.ts'

test('with scripts that come five seconds late a visitor does what others do without', async ({
  browser,
  server,
  insertAstrologer,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5 * SECOND))
    await route.continue().catch(() => undefined)
  })
  await firstVisit({ page, server, email: newEmail(), astrologer: await insertAstrologer() })
  // The log-in of a document is one of the scripts as well.
  await expect.poll(() => page.evaluate(() => Boolean(localStorage.getItem('access')))).toBe(true)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})
