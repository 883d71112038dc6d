// Phone calls over Twilio as their pages show them: both phones rung, key 1, the way in and the way back.
import { ASTRO, leg, phones, test, USER } from '../support/phone-pages.ts'
import {
  answer,
  askFor,
  expect,
  expectBilled,
  heardSeconds,
  listening,
  logInAs,
  receiptOf,
  saidBy,
  sessionOf,
  speaking,
} from '../support/twilio-browser.ts'

test('the page names the state of each leg while it rings', { tag: '@long' }, async ({ chrome, server, twilio }) => {
  const both = await phones(chrome, server)
  const { astro, user } = both
  twilio.phone(ASTRO, { answerAfterMs: 6_000 })
  twilio.phone(USER, { answerAfterMs: 3_000 })
  // The phones ring a second after they are dialled, so that each state is drawn on a busy machine too.
  twilio.webhooks.delay(({ kind, event }) => kind === 'call-status' && event === 'ringing', 1_000)
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
  expectBilled(receipt.billable_seconds, heardSeconds(twilio, sessionOf(user)), 5)
  expect(twilio.calls.filter(({ live }) => live)).toEqual([])
})

test('a web call that is taken by phone: the page on one side, a phone on the other', { tag: '@long' }, async ({
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

test('a browser that opens no page: the dialog leads to the call', { tag: '@long' }, async ({ chrome, server }) => {
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

test('an address of the other kind leads to the right page', { tag: '@long' }, async ({ chrome, server }) => {
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
