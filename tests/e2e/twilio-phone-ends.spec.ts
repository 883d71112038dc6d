// Phone calls that end early: nobody there, busy, no money left.

import { BROWSER_RATE, WITHIN_MINUTES } from '../support/fast-clock.ts'
import { runFast } from '../support/fast-pages.ts'
import { ASTRO, phones, test, USER } from '../support/phone-pages.ts'
import { answer, askFor, expect, receiptOf, sessionOf } from '../support/twilio-browser.ts'

test.use({ clockRate: BROWSER_RATE })

test('a voicemail answers: nobody is billed, and the user reads why', { tag: '@long' }, async ({
  chrome,
  server,
  twilio,
}) => {
  const both = await phones(chrome, server)
  twilio.phone(ASTRO, { voicemail: true })
  await askFor(both, server, 'Phone call')
  const { user } = both
  const page = await answer(both, 'Accept Phone Call')
  await expect(user.getByText('Farzana Qureshi did not answer the phone.')).toBeVisible()
  await expect(page.getByText('You did not answer the phone.')).toBeVisible()
  await expect(user.getByText('Nothing was charged.', { exact: false })).toBeVisible()
  const receipt = await receiptOf(user, sessionOf(user))
  expect(receipt).toMatchObject({ charge_cents: 0, billable_seconds: 0, end_reason: 'no_answer' })
  expect(twilio.calls.some(({ to }) => to === USER)).toBe(false)
})

test('the user’s phone is busy: both pages say so, nothing is charged', { tag: '@long' }, async ({
  chrome,
  server,
  twilio,
}) => {
  const both = await phones(chrome, server)
  twilio.phone(USER, { outcome: 'busy' })
  await askFor(both, server, 'Phone call')
  const { user } = both
  const page = await answer(both, 'Accept Phone Call')
  // On the page, where it stays, and as a message that passes.
  await expect(user.getByRole('main').getByText('Your phone was busy.')).toBeVisible()
  await expect(page.getByRole('main').getByText('The phone of Daniel Osei was busy.')).toBeVisible()
  expect(await receiptOf(user, sessionOf(user))).toMatchObject({ charge_cents: 0, end_reason: 'busy' })
  // The astrologer's phone is let go.
  await expect.poll(() => twilio.liveCall(ASTRO)).toBeUndefined()
})

test('the money runs out: warned aloud, both are hung up, and the bill is what was held', { tag: '@long' }, async ({
  chrome,
  server,
  twilio,
}) => {
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
  await user.getByRole('button', { name: 'Call Farzana by phone' }).click()
  const page = await answer(both, 'Accept Phone Call')
  await user.waitForURL(/\/phone-call\//)
  await expect(user.getByText('Speaking by phone')).toBeVisible()
  await expect(user.getByText(/^\d+ seconds left\.$/)).toBeVisible(WITHIN_MINUTES)
  await expect.poll(() => twilio.announcements.length).toBeGreaterThan(0)
  await expect(user.getByText('Ended automatically: the money set aside was used up.')).toBeVisible()
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
