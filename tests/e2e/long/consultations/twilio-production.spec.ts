// The production build, as it is deployed: a web call with Twilio's real SDK to the receipt, and codes by text message.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { meterReaches } from '#tests/support/rigs/meter-time.ts'
import {
  answer,
  askFor,
  chargeOf,
  expect,
  expectBilled,
  heardSeconds,
  people,
  receiptOf,
  sessionOf,
  speaking,
  test,
} from '#tests/support/servers/twilio-browser.ts'

test.use({ build: 'production' })

const bundle = path.resolve(import.meta.dirname, '../../../../dist/worker/index.js')
test.skip(!existsSync(bundle), 'There is no production bundle: npm run build makes it.')

test('a web call is rung, heard on both sides and billed', async ({ chrome, server, twilio }) => {
  const both = await people(chrome, server)
  const { user, userId, astroId } = both
  expect((await user.request.get(`${server.url}/dev/outbox.json`)).status()).toBe(404)
  await askFor(both, server, 'Web call')
  const page = await answer(both, 'Accept on Web')
  await user.waitForURL(/\/call\//)
  await speaking(user, page)
  await expect.poll(() => twilio.loudest(`client:user_${userId}`)).toBeGreaterThan(0.02)
  await expect.poll(() => twilio.loudest(`client:astro_${astroId}`)).toBeGreaterThan(0.02)
  await meterReaches(user, 3)
  const id = sessionOf(user)
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(page.getByText('The call is over.')).toBeVisible()
  const receipt = await receiptOf(user, id)
  await twilio.idle()
  expectBilled(receipt.billable_seconds, heardSeconds(twilio, id))
  expect(receipt.billable_seconds).toBeGreaterThanOrEqual(3)
  expect(receipt.charge_cents).toBe(chargeOf(receipt.price_cents, receipt.billable_seconds))
  expect(twilio.notifications).toEqual([])
})

test('a phone is verified by a text message, without the local outbox', async ({ chrome, server, twilio }) => {
  const { user } = await people(chrome, server)
  await user.goto(`${server.url}/dashboard/user/profile`)
  await user.getByText('Verify', { exact: true }).click()
  await user.getByLabel('Phone to verify').fill('+14155550142')
  await user.getByRole('button', { name: 'Send me a code' }).click()
  await expect(user.getByLabel('Code')).toBeVisible()
  const { body } = await twilio.until(() => twilio.messages.findLast(({ to }) => to === '+14155550142'))
  await user.getByLabel('Code').fill(/\d{6}/.exec(body)?.[0] ?? '')
  await user.getByRole('button', { name: 'Confirm' }).click()
  await expect(user.getByText('Verified', { exact: true })).toBeVisible()
})
