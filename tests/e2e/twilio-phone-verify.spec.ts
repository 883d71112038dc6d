// A phone call from an unverified phone: the number and its code, on the way to the call.
import type { Page } from '@playwright/test'
import { formatPhone } from '#app/ui/phone-number.ts'
import { findings } from '../support/axe.ts'
import { meterReaches } from '../support/meter-time.ts'
import { ASTRO, leg, test, USER } from '../support/phone-pages.ts'
import { chooseKind } from '../support/request-dialog.ts'
import type { TwilioDouble } from '../support/twilio/double.ts'
import { OUR_NUMBER } from '../support/twilio/with-server.ts'
import {
  answer,
  askFor,
  chargeOf,
  expect,
  heardSeconds,
  people,
  receiptOf,
  sessionOf,
  verified,
} from '../support/twilio-browser.ts'

test('from an unverified phone to the receipt: verified in place, rung one after the other, hung up', {
  tag: '@long',
}, async ({ chrome, server, twilio }) => {
  const both = await people(chrome, server)
  const { astro, user, astroId } = both
  await user.goto(`${server.url}/astrologer/${astroId}`)
  await expect(user.getByRole('radio', { name: /Phone call.*Takes no phone calls/ })).toBeDisabled()

  // The astrologer verifies on the profile page.
  await astro.goto(`${server.url}/dashboard/astrologer/profile`)
  await expect(astro.getByText('Not verified')).toBeVisible()
  await astro.getByRole('button', { name: 'Verify', exact: true }).click()
  await verifyBy(astro, twilio, ASTRO)
  await expect(astro.getByText('Verified', { exact: true })).toBeVisible()

  // The user on the way, and the request goes on by itself.
  await askFor(both, server, 'Phone call')
  await verifyBy(user, twilio, USER)
  const page = await answer(both, 'Accept Phone Call')
  await user.waitForURL(/\/phone-call\//)
  await expect(page).toHaveURL(/\/phone-call\//)
  await expect(page.getByText(formatPhone(OUR_NUMBER))).toBeVisible()
  await expect(user.getByText(formatPhone(OUR_NUMBER))).toBeVisible()
  for (const each of [user, page]) {
    await expect(each.getByText('Speaking by phone')).toBeVisible()
    await expect(leg(each, 'You').getByText('In the call')).toBeVisible()
  }
  await expect(leg(user, 'Farzana').getByText('In the call')).toBeVisible()
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

test('from the list the phone is verified in a second dialog; closing it keeps the request', { tag: '@long' }, async ({
  chrome,
  server,
}) => {
  const both = await people(chrome, server)
  const { user, astroId } = both
  await verified(server, astroId, ASTRO)
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: /^Chat: Farzana/ }).click()
  await chooseKind(user, 'Phone call')
  await user.getByRole('button', { name: 'Call Farzana by phone' }).click()
  await expect(user.getByRole('heading', { name: 'Verify your phone' })).toBeVisible()
  await user.keyboard.press('Escape')
  await expect(user.getByRole('heading', { name: 'Verify your phone' })).toBeHidden()
  await expect(user.getByText('Please verify your phone number first', { exact: false })).toBeVisible()
  await expect(user.getByRole('radio', { name: 'Phone call' })).toBeChecked()
  await user.getByRole('button', { name: 'Verify phone' }).click()
  await expect(user.getByRole('heading', { name: 'Verify your phone' })).toBeVisible()
})

test('axe finds nothing on the pages of a phone call, on a phone and at a desk', { tag: '@long' }, async ({
  chrome,
  server,
  twilio,
}) => {
  const both = await people(chrome, server)
  const { astro, user } = both
  await verified(server, both.astroId, ASTRO)
  const found: Record<string, string[]> = {}
  const look = async (name: string, page: Page) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const problems = await findings(page)
      if (problems.length > 0) found[`${name} ${width}`] = problems
    }
  }
  await askFor(both, server, 'Phone call')
  await expect(user.getByRole('heading', { name: 'Verify your phone' })).toBeVisible()
  await look('verify', user)
  await user.getByRole('dialog').getByLabel('Phone').fill('+14155550149')
  await user.getByRole('button', { name: 'Send me a code' }).click()
  await expect(user.getByLabel('Code')).toBeVisible()
  await look('code', user)
  await user.setViewportSize({ width: 390, height: 844 })
  await expect(user.getByRole('button', { name: 'Change the number' })).toBeInViewport({ ratio: 1 })
  await user.setViewportSize({ width: 1280, height: 900 })
  await verified(server, both.userId, USER)
  await askFor(both, server, 'Phone call')
  await user.waitForURL(/\/phone-call\//)
  await expect(astro.getByRole('alertdialog', { name: 'Incoming Call' })).toBeVisible()
  await look('incoming', astro)
  await look('waiting', user)
  const page = await answer(both, 'Accept Phone Call')
  for (const each of [user, page]) {
    await expect(each.getByText('Speaking by phone')).toBeVisible()
    await look(each === user ? 'user' : 'astrologer', each)
  }
  twilio.hangUp(USER)
  await expect(user.getByText('The call is over.')).toBeVisible()
  await look('over', user)
  await astro.goto(`${server.url}/dashboard/astrologer/profile`)
  await look('profile', astro)
  expect(found).toEqual({})
})

/** The number, the six digits of the text message. */
async function verifyBy(page: Page, twilio: TwilioDouble, phone: string) {
  const dialog = page.getByRole('dialog', { name: 'Verify your phone' })
  await dialog.getByLabel('Phone').fill('0123')
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  await expect(dialog.getByText('Please enter the phone number with its country code', { exact: false })).toBeVisible()
  await dialog.getByLabel('Phone').fill(phone)
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  const field = dialog.getByLabel('Code')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  const { body } = await twilio.until(() => twilio.messages.findLast(({ to }) => to === phone))
  const code = /\d{6}/.exec(body)?.[0] ?? ''
  await field.fill(code === '000000' ? '111111' : '000000')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('That code is incorrect or has expired.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Another code in \d+ s$/ })).toBeDisabled()
  await field.fill(code)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
}
