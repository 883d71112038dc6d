// A phone call over Twilio's double: from an unverified phone to the receipt.
import { formatPhone } from '#app/ui/phone-number.ts'
import { ASTRO, leg, test, USER, verifyBy } from '#tests/support/pages/phone-pages.ts'
import { meterReaches } from '#tests/support/rigs/meter-time.ts'
import {
  answer,
  askFor,
  chargeOf,
  expect,
  heardSeconds,
  people,
  receiptOf,
  sessionOf,
} from '#tests/support/servers/twilio-browser.ts'
import { OUR_NUMBER } from '#tests/support/servers/twilio-server.ts'

test('from an unverified phone to the receipt: verified in place, rung one after the other, hung up', async ({
  chrome,
  server,
  twilio,
}) => {
  const both = await people(chrome, server)
  const { astro, user, astroId } = both
  await user.goto(`${server.url}/astrologer/${astroId}`)
  await expect(user.getByRole('radio', { name: /Phone call.*Takes no phone calls/ })).toBeDisabled()

  // The astrologer verifies on the profile page.
  await astro.goto(`${server.url}/dashboard/astrologer/profile`)
  await expect(astro.getByText('Not verified')).toBeVisible()
  const card = astro.locator('details').filter({ has: astro.getByText('Verify', { exact: true }) })
  await card.getByText('Verify', { exact: true }).click()
  await verifyBy(card, twilio, ASTRO)
  await expect(astro.getByText('Verified', { exact: true })).toBeVisible()

  // The user on the way, and the request goes on by itself.
  await askFor(both, server, 'Phone call')
  await verifyBy(user.getByRole('dialog', { name: 'Verify your phone' }), twilio, USER)
  const page = await answer(both, 'Accept Phone Call')
  await user.waitForURL(/\/phone-call\//)
  await expect(page).toHaveURL(/\/phone-call\//)
  await expect(page.getByText(formatPhone(OUR_NUMBER))).toBeVisible()
  await expect(user.getByText(formatPhone(OUR_NUMBER))).toBeVisible()
  for (const each of [user, page]) {
    await expect(each.getByText('Speaking by phone')).toBeVisible()
    await expect(leg(each, 'You').getByText('In the call')).toBeVisible()
  }
  await expect(leg(user, 'Tara').getByText('In the call')).toBeVisible()
  await expect.poll(() => twilio.loudest(USER)).toBeGreaterThan(0.05)
  await expect.poll(() => twilio.loudest(ASTRO)).toBeGreaterThan(0.05)
  // Neither page knows a person's number.
  for (const each of [user, page]) {
    const html = await each.content()
    for (const number of [USER, ASTRO]) expect(html).not.toContain(number)
  }
  await page.getByLabel(/^Your notes about/).fill('Saturn in the tenth')
  await expect(page.getByText('Only you see them', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/^Your notes about/)).toHaveValue('Saturn in the tenth')
  await page.getByRole('textbox', { name: 'Message' }).fill('one remedy, in words')
  await page.keyboard.press('Enter')
  await expect(user.getByText('one remedy, in words')).toBeVisible()
  await meterReaches(user, 3)

  const id = sessionOf(user)
  twilio.hangUp(USER)
  await expect(user.getByText('The call is over.')).toBeVisible()
  await expect(page.getByText('The call is over.')).toBeVisible()
  await expect(page.getByText('How was the line?')).toBeVisible()
  const receipt = await receiptOf(user, id)
  await twilio.idle()
  expect(receipt.billable_seconds).toBe(heardSeconds(twilio, id))
  expect(receipt).toMatchObject({ end_reason: 'user_ended', ended_by: 'user' })
  expect(receipt.charge_cents).toBe(chargeOf(receipt.price_cents, receipt.billable_seconds))
  expect(twilio.calls.every(({ from }) => from === OUR_NUMBER)).toBe(true)
  expect(twilio.notifications).toEqual([])
  await user.getByRole('link', { name: 'Receipt' }).click()
  await expect(user.getByText('Phone call', { exact: false }).first()).toBeVisible()
})
