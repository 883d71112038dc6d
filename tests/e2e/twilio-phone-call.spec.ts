// Phone calls over Twilio as their pages show them: both phones rung, key 1, hung up, not reached, paid for.
import type { Page } from '@playwright/test'
import { formatPhone } from '#app/ui/phone-number.ts'
import { findings } from '../support/axe.ts'
import { OUR_NUMBER } from '../support/twilio/with-server.ts'
import {
  answer,
  askFor,
  chargeOf,
  expect,
  heardSeconds,
  listening,
  logInAs,
  type People,
  people,
  receiptOf,
  saidBy,
  sessionOf,
  speaking,
  test,
  verified,
} from '../support/twilio-browser.ts'

const ASTRO = '+919812345670'
const USER = '+14155550142'

test.beforeEach(async ({ server, twilio }) => {
  // Only the test that verifies starts without numbers.
  await server.db.prepare('UPDATE user SET phone_verified_at = NULL').run()
  twilio.phone(ASTRO, { digits: ['1'] })
  twilio.phone(USER, { digits: ['1'] })
})
test.afterEach(async ({ chrome, twilio }) => {
  for (const context of chrome.contexts()) await context.close()
  await twilio.reset()
})

/** Both with verified phones. */
async function phones(chrome: Parameters<typeof people>[0], server: Parameters<typeof people>[1]): Promise<People> {
  const both = await people(chrome, server)
  await verified(server, both.astroId, ASTRO)
  await verified(server, both.userId, USER)
  return both
}

const leg = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

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
  await astro.getByRole('button', { name: 'Verify', exact: true }).click()
  await verifyBy(astro, twilio, ASTRO)
  await expect(astro.getByText('Verified', { exact: true })).toBeVisible()

  // The user on the way, and the request goes on by itself.
  await askFor(both, server, 'Phone call')
  await verifyBy(user, twilio, USER)
  await user.waitForURL(/\/phone-call\//)
  const page = await answer(both, 'Accept Phone Call')
  await expect(page).toHaveURL(/\/phone-call\//)
  await expect(page.getByText(formatPhone(OUR_NUMBER))).toBeVisible()
  await expect(user.getByText(formatPhone(OUR_NUMBER))).toBeVisible()
  for (const each of [user, page]) {
    await expect(each.getByText('Speaking by phone')).toBeVisible({ timeout: 20_000 })
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
  await page.getByLabel('Your notes').fill('Saturn in the tenth')
  await page.reload()
  await expect(page.getByLabel('Your notes')).toHaveValue('Saturn in the tenth')
  await page.getByRole('textbox', { name: 'Message' }).fill('one remedy, in words')
  await page.keyboard.press('Enter')
  await expect(user.getByText('one remedy, in words')).toBeVisible()
  await expect(user.getByText('00:03')).toBeVisible()

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

test('each leg is told in words while it rings', async ({ chrome, server, twilio }) => {
  const both = await phones(chrome, server)
  const { astro, user } = both
  twilio.phone(ASTRO, { answerAfterMs: 1_500 })
  twilio.phone(USER, { answerAfterMs: 1_500 })
  await listening(astro.context(), user.context())
  await askFor(both, server, 'Phone call')
  await expect(user.getByText('Ringing Farzana Qureshi')).toBeVisible()
  const page = await answer(both, 'Accept Phone Call')
  await expect(page.getByText('Press 1 on your phone to join.')).toBeVisible()
  await expect(leg(user, 'Farzana').getByText('Waiting for key 1')).toBeVisible()
  twilio.press(ASTRO, '1')
  await expect(leg(page, 'You').getByText('In the call')).toBeVisible()
  await expect(user.getByText('Press 1 on your phone to join.')).toBeVisible()
  await expect(page.getByText('has answered and is about to join.', { exact: false })).toBeVisible()
  twilio.press(USER, '1')
  await expect(user.getByText('Speaking by phone')).toBeVisible()
  const said = await saidBy(user)
  const lines = said.filter((text) => !text.includes('By phone'))
  expect(lines.slice(-6)).toEqual([
    'We ring Farzana Qureshi first. Your phone rings after that.',
    'Farzana Qureshi has answered and is about to join.',
    'Your phone will ring in a moment.',
    'Your phone is ringing. Please answer it.',
    'Press 1 on your phone to join.',
    'Speaking by phone',
  ])
  const legs = (name: string) =>
    said.flatMap((text) => (text.startsWith(name) ? (text.split('By phone')[1] ?? []) : []))
  for (const name of ['You', 'Farzana'])
    expect(legs(name).slice(-5)).toEqual([
      'Not rung yet',
      'Being dialled',
      'Ringing',
      'Waiting for key 1',
      'In the call',
    ])
  await page.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  const receipt = await receiptOf(user, sessionOf(user))
  await twilio.idle()
  expect(Math.abs(receipt.billable_seconds - heardSeconds(twilio, sessionOf(user)))).toBeLessThanOrEqual(1)
  expect(twilio.calls.filter(({ live }) => live)).toEqual([])
})

test('a voicemail answers: nobody is billed, and the user is told', async ({ chrome, server, twilio }) => {
  const both = await phones(chrome, server)
  twilio.phone(ASTRO, { voicemail: true })
  await askFor(both, server, 'Phone call')
  const { user } = both
  const page = await answer(both, 'Accept Phone Call')
  await expect(user.getByText('Farzana Qureshi did not answer the phone.')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('You did not answer the phone.')).toBeVisible()
  await expect(user.getByText('Nothing was charged.', { exact: false })).toBeVisible()
  const receipt = await receiptOf(user, sessionOf(user))
  expect(receipt).toMatchObject({ charge_cents: 0, billable_seconds: 0, end_reason: 'no_answer' })
  expect(twilio.calls.some(({ to }) => to === USER)).toBe(false)
})

test('the user’s phone is busy: both are told, nothing is charged', async ({ chrome, server, twilio }) => {
  const both = await phones(chrome, server)
  twilio.phone(USER, { outcome: 'busy' })
  await askFor(both, server, 'Phone call')
  const { user } = both
  const page = await answer(both, 'Accept Phone Call')
  await expect(user.getByText('Your phone was busy.')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('The phone of Daniel Osei was busy.')).toBeVisible()
  expect(await receiptOf(user, sessionOf(user))).toMatchObject({ charge_cents: 0, end_reason: 'busy' })
  // The astrologer's phone is let go.
  await expect.poll(() => twilio.liveCall(ASTRO)).toBeUndefined()
})

test('a web call that is taken by phone: the page on one side, a phone on the other', async ({
  chrome,
  server,
  twilio,
}) => {
  const both = await phones(chrome, server)
  const { user, userId } = both
  await askFor(both, server, 'Web call')
  await user.waitForURL(/\/call\//)
  const page = await answer(both, 'Answer by phone')
  await expect(page).toHaveURL(/\/phone-call\//)
  await speaking(user)
  await expect(page.getByText('Speaking by phone')).toBeVisible()
  await expect(leg(page, 'Daniel').getByText('In the browser')).toBeVisible()
  await expect.poll(() => twilio.loudest(ASTRO)).toBeGreaterThan(0.02)
  await expect.poll(() => twilio.loudest(`client:user_${userId}`)).toBeGreaterThan(0.02)
  // The other page leads here: it must not ask for a microphone.
  const id = sessionOf(user)
  const again = await both.astro.context().newPage()
  await again.goto(`${server.url}/call/${id}`)
  await again.waitForURL(/\/phone-call\//)
  await user.goto(`${server.url}/phone-call/${id}`)
  await user.waitForURL(new RegExp(`/call/${id}$`))
  await speaking(user)
  twilio.hangUp(ASTRO)
  await expect(user.getByText('The call is over.')).toBeVisible()
  const receipt = await receiptOf(user, id)
  await twilio.idle()
  expect(receipt.billable_seconds).toBe(heardSeconds(twilio, id))
  expect(receipt).toMatchObject({ end_reason: 'astrologer_ended' })
})

test('from the list the phone is verified in a dialog over the dialog; who does not, keeps the request', async ({
  chrome,
  server,
}) => {
  const both = await people(chrome, server)
  const { user, astroId } = both
  await verified(server, astroId, ASTRO)
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: /^Chat: Farzana/ }).click()
  await user.getByRole('radio', { name: 'Phone call' }).check()
  await user.getByRole('button', { name: 'Call Farzana by phone' }).click()
  await expect(user.getByRole('heading', { name: 'Verify your phone' })).toBeVisible()
  await user.keyboard.press('Escape')
  await expect(user.getByRole('heading', { name: 'Verify your phone' })).toBeHidden()
  await expect(user.getByText('Please verify your phone number first', { exact: false })).toBeVisible()
  await expect(user.getByRole('radio', { name: 'Phone call' })).toBeChecked()
  await user.getByRole('button', { name: 'Verify phone' }).click()
  await expect(user.getByRole('heading', { name: 'Verify your phone' })).toBeVisible()
})

test('a browser that opens no page: the dialog leads to the call', async ({ chrome, server }) => {
  const both = await phones(chrome, server)
  const { astro, user } = both
  await askFor(both, server, 'Phone call')
  await expect(astro.getByRole('button', { name: 'Accept Phone Call' })).toBeFocused()
  await astro.evaluate(() => {
    window.open = () => null
  })
  await astro.getByRole('button', { name: 'Accept Phone Call' }).click()
  await expect(astro.getByRole('dialog', { name: 'Call Connected' })).toBeVisible()
  const [page] = await Promise.all([
    astro.context().waitForEvent('page'),
    astro.getByRole('link', { name: 'Open Call Management' }).click(),
  ])
  await expect(page.getByText('Speaking by phone')).toBeVisible({ timeout: 20_000 })
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(page.getByText('The call is over.')).toBeVisible()
})

test('axe finds nothing on the pages of a phone call, on a phone and at a desk', async ({ chrome, server, twilio }) => {
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
  await expect(astro.getByRole('dialog', { name: 'Incoming Call' })).toBeVisible()
  await look('incoming', astro)
  await look('waiting', user)
  const page = await answer(both, 'Accept Phone Call')
  for (const each of [user, page]) {
    await expect(each.getByText('Speaking by phone')).toBeVisible({ timeout: 20_000 })
    await look(each === user ? 'user' : 'astrologer', each)
  }
  twilio.hangUp(USER)
  await expect(user.getByText('The call is over.')).toBeVisible()
  await look('over', user)
  await astro.goto(`${server.url}/dashboard/astrologer/profile`)
  await look('profile', astro)
  expect(found).toEqual({})
})

test('an address of the other kind leads to the right page', async ({ chrome, server }) => {
  const both = await phones(chrome, server)
  await askFor(both, server, 'Phone call')
  const { user } = both
  await user.waitForURL(/\/phone-call\//)
  const id = sessionOf(user)
  await user.goto(`${server.url}/call/${id}`)
  await expect(user).toHaveURL(new RegExp(`/phone-call/${id}$`))
  const stranger = await logInAs(chrome, server, 'sunita@drishti.test')
  expect((await stranger.goto(`${server.url}/phone-call/${id}`))?.status()).toBe(404)
  await user.getByRole('button', { name: 'Cancel request' }).click()
  await expect(user.getByText('Cancelled by you before it was answered.')).toBeVisible()
})

test('the money runs out: warned aloud, both are hung up, and the bill is what was held', async ({
  chrome,
  server,
  twilio,
}) => {
  test.setTimeout(240_000)
  const both = await phones(chrome, server)
  const { user, astroId } = both
  const row = await server.db
    .prepare('SELECT price_call_cents AS cents FROM astrologer WHERE id = ?')
    .bind(astroId)
    .first<{ cents: number }>()
  const held = (row?.cents ?? 0) * 2
  await user.goto(`${server.url}/astrologer/${astroId}`)
  await user.getByRole('radio', { name: 'Phone call' }).check()
  await user.getByLabel('Budget for this session').fill(String(held / 100))
  await user.getByRole('button', { name: 'Call Farzana by phone' }).click()
  await user.waitForURL(/\/phone-call\//)
  const page = await answer(both, 'Accept Phone Call')
  await expect(user.getByText('Speaking by phone')).toBeVisible({ timeout: 20_000 })
  await expect(user.getByText(/^\d+ seconds left\.$/)).toBeVisible({ timeout: 110_000 })
  await expect.poll(() => twilio.announcements.length).toBeGreaterThan(0)
  await expect(user.getByText('Ended by itself: the money set aside was used up.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Ended by itself: the money set aside was used up.')).toBeVisible()
  await expect.poll(() => twilio.calls.filter(({ live }) => live).length).toBe(0)
  const receipt = await receiptOf(user, sessionOf(user))
  expect(receipt).toMatchObject({
    charge_cents: held,
    held_cents: held,
    billable_seconds: 120,
    end_reason: 'funds_exhausted',
  })
})

/** The number, the six digits of the text message. */
async function verifyBy(page: Page, twilio: Parameters<Parameters<typeof test>[2]>[0]['twilio'], phone: string) {
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
  await expect(dialog.getByText('That code is not right or has expired.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Another code in \d+ s$/ })).toBeDisabled()
  await field.fill(code)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
}
