// A phone call whose money runs out.

import { runFast } from '#tests/support/pages/fast-pages.ts'
import { phones, test } from '#tests/support/pages/phone-pages.ts'
import { BROWSER_RATE, WITHIN_MINUTES } from '#tests/support/rigs/fast-clock.ts'
import { answer, expect, receiptOf, sessionOf } from '#tests/support/servers/twilio-browser.ts'

test.use({ clockRate: BROWSER_RATE })

test('the money runs out: warned aloud, both are hung up, and the bill is what was held', async ({
  chrome,
  server,
  twilio,
}) => {
  // The money lasts for two minutes of the product.
  test.setTimeout(300_000)
  const both = await phones(chrome, server)
  const { user, astroId } = both
  const row = await server.db
    .prepare('SELECT price_call_cents AS cents FROM astrologer WHERE id = ?')
    .bind(astroId)
    .first<{ cents: number }>()
  const held = (row?.cents ?? 0) * 2
  await runFast(user.context(), BROWSER_RATE)
  await user.goto(`${server.url}/astrologer/${astroId}`)
  await user.getByRole('radio', { name: 'Phone call' }).check()
  await user.getByLabel('Budget for this session').fill(String(held / 100))
  await user.getByRole('button', { name: 'Call Tara by phone' }).click()
  const page = await answer(both, 'Accept Phone Call')
  await user.waitForURL(/\/phone-call\//)
  await expect(user.getByText('Speaking by phone')).toBeVisible()
  await expect(user.getByText(/^\d+ seconds left\.$/)).toBeVisible(WITHIN_MINUTES)
  await expect.poll(() => twilio.announcements.length).toBeGreaterThan(0)
  await expect(user.getByText('Ended automatically: the money set aside was used up.')).toBeVisible(WITHIN_MINUTES)
  await expect(page.getByText('Ended automatically: the money set aside was used up.')).toBeVisible()
  await expect.poll(() => twilio.calls.filter(({ live }) => live).length).toBe(0)
  const receipt = await receiptOf(user, sessionOf(user))
  expect(receipt).toMatchObject({
    charge_cents: held,
    held_cents: held,
    billable_seconds: 120,
    end_reason: 'funds_exhausted',
  })
})
