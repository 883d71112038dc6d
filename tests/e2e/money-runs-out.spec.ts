// The money runs out: five dollars at $2.50 a minute are two minutes, to the second.
import { expect, logInAs, onlineAs, test } from '../support/browser-server.ts'
import { BROWSER_RATE, WITHIN_MINUTES } from '../support/fast-clock.ts'
import { runFast } from '../support/fast-pages.ts'

test.use({ clockRate: BROWSER_RATE })

test('warned at two minutes and at thirty seconds, ended at zero, never a cent more', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const devendra = await onlineAs(browser, server, 'devendra@drishti.test')
  const user = await logInAs(browser, server, 'daniel@drishti.test')
  await runFast(user.context(), BROWSER_RATE)
  // Spend the demo's balance down to five dollars by a limit for this session.
  await user.goto(`${server.url}/astrologer/seedAstrologer00000007`)
  await user.getByLabel('Budget for this session').fill('5')
  await expect(user.getByText('Ends automatically after 2 min at $2.50.')).toBeVisible()
  await user.getByRole('button', { name: 'Ask Devendra to chat' }).click()
  await devendra.getByRole('button', { name: 'Accept Chat' }).click()
  await expect(user.getByText(/^About \d minutes? left\.$/)).toBeVisible()
  await expect(user.getByText(/^\d+ seconds left\.$/)).toBeVisible(WITHIN_MINUTES)
  await expect(user.getByText('Ended automatically: the money set aside was used up.')).toBeVisible()
  await expect(user.getByText('2 min billed, $5.00 charged.')).toBeVisible()
  await expect(devendra.getByText('Ended automatically')).toBeVisible()
  await user.getByRole('link', { name: 'Receipt' }).click()
  await expect(user.getByText('120 × 250 ¢ ÷ 60')).toBeVisible()
  await expect(user.getByText('= 500 ¢')).toBeVisible()
})
