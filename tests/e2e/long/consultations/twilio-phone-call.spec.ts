// Phone calls over Twilio beside their journey: web calls taken by phone, lost windows, unverified phones, a chart.
import type { Page } from '@playwright/test'
import { insertBirth } from '#tests/support/database/insert-past.ts'
import { house } from '#tests/support/pages/desk-pages.ts'
import { ASTRO, leg, phones, test, USER } from '#tests/support/pages/phone-pages.ts'
import { chooseKind } from '#tests/support/pages/request-dialog.ts'
import { findings } from '#tests/support/screens/axe.ts'
import {
  answer,
  askFor,
  expect,
  heardSeconds,
  people,
  receiptOf,
  sessionOf,
  speaking,
  verified,
} from '#tests/support/servers/twilio-browser.ts'

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
  await expect(leg(page, 'Mira').getByText('In the browser')).toBeVisible()
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

test('a browser that opens no page: the dialog leads to the call', async ({ chrome, server }) => {
  const both = await phones(chrome, server)
  const { astro, user } = both
  await askFor(both, server, 'Phone call')
  await expect(astro.getByRole('button', { name: 'Accept Phone Call' })).toBeVisible()
  await astro.evaluate(() => {
    window.open = () => null
  })
  await astro.getByRole('button', { name: 'Accept Phone Call' }).click()
  await expect(astro.getByRole('alertdialog', { name: 'Call Connected' })).toBeVisible()
  const [page] = await Promise.all([
    astro.context().waitForEvent('page'),
    astro.getByRole('link', { name: 'Open Call Management' }).click(),
  ])
  await expect(page.getByText('Speaking by phone')).toBeVisible()
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(page.getByText('The call is over.')).toBeVisible()
})

test('from the list the phone is verified in a second dialog; closing it keeps the request', async ({
  chrome,
  server,
}) => {
  const both = await people(chrome, server)
  const { user, astroId } = both
  await verified(server, astroId, ASTRO)
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: `Chat: ${both.astrologer.name}` }).click()
  await chooseKind(user, 'Phone call')
  await user.getByRole('button', { name: 'Call Tara by phone' }).click()
  await expect(user.getByRole('heading', { name: 'Verify your phone' })).toBeVisible()
  await user.keyboard.press('Escape')
  await expect(user.getByRole('heading', { name: 'Verify your phone' })).toBeHidden()
  await expect(user.getByText('Please verify your phone number first', { exact: false })).toBeVisible()
  await expect(user.getByRole('radio', { name: 'Phone call' })).toBeChecked()
  await user.getByRole('button', { name: 'Verify phone' }).click()
  await expect(user.getByRole('heading', { name: 'Verify your phone' })).toBeVisible()
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
  await expect(user.getByRole('link', { name: 'Change the number' })).toBeInViewport({ ratio: 1 })
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

test('in a phone call both pages show the chart, and what is pointed to stays', async ({ chrome, server }) => {
  const both = await phones(chrome, server)
  const { user } = both
  await insertBirth(both.client)
  await askFor(both, server, 'Phone call')
  const tara = await answer(both, 'Accept Phone Call')
  await user.waitForURL(/\/phone-call\//)
  for (const page of [user, tara]) await expect(page.getByText('Speaking by phone')).toBeVisible()

  await tara.getByRole('button', { name: 'Ask for a birth' }).click()
  await expect(user.getByText('asks for a birth.', { exact: false })).toBeVisible()
  await user.getByRole('button', { name: 'Share a birth' }).click()
  const dialog = user.getByRole('dialog')
  await dialog.getByLabel('Birth to share').selectOption('Priya Raman')
  await dialog.getByRole('button', { name: 'Share a birth' }).click()

  await house(tara, 10).press('Enter')
  await expect(user.getByText('Tara points to the 10th house', { exact: true })).toBeVisible()
  await expect(house(user, 10)).toHaveAttribute('data-finger', 'theirs')
  await house(user, 4).press('Enter')
  await expect(tara.getByText('points to the 4th house')).toBeVisible()

  const id = sessionOf(user)
  await tara.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  await expect(tara.getByText('Pointed to in this session (2)')).toBeVisible()
  await expect(tara.getByText('Birth of Priya Raman')).toHaveCount(0)
  await user.goto(`${server.url}/dashboard/user/readings/${id}`)
  await expect(user.getByText('the 10th house')).toBeVisible()
  await user.goto(`${server.url}/calls/${id}/files`)
  await expect(user.getByText('You · the 4th house')).toBeVisible()
})
