// Web calls over Twilio, in the built product with its real SDK: from the list to the receipt.
import AccessToken from 'twilio/lib/jwt/AccessToken.js'
import { refuseSound } from '#tests/support/pages/refuse-sound.ts'
import { meterReaches } from '#tests/support/rigs/meter-time.ts'
import { ACCOUNT } from '#tests/support/servers/twilio-account.ts'
import {
  answer,
  askFor,
  chargeOf,
  expect,
  expectBilled,
  heardBy,
  heardSeconds,
  launch,
  listening,
  measured,
  people,
  receiptOf,
  saidBy,
  sessionOf,
  speaking,
  test,
} from '#tests/support/servers/twilio-browser.ts'
import { chromium } from '../../../../scripts/lib/browsers/chromium.mjs'

test.afterEach(async ({ chrome, twilio }) => {
  for (const context of chrome.contexts()) await context.close()
  await twilio.reset()
})

test('from the list to the receipt: both are heard, and pay for what Twilio saw', async ({
  chrome,
  server,
  twilio,
}) => {
  const both = await people(chrome, server)
  await measured(chrome)
  const { user, userId, astroId } = both
  await askFor(both, server, 'Web call')
  const page = await answer(both, 'Accept on Web')
  await user.waitForURL(/\/call\//)
  await speaking(user, page)
  await expect.poll(() => twilio.loudest(`client:user_${userId}`)).toBeGreaterThan(0.02)
  await expect.poll(() => twilio.loudest(`client:astro_${astroId}`)).toBeGreaterThan(0.02)
  await expect.poll(() => heardBy(user)).toBeGreaterThan(0)
  await expect.poll(() => heardBy(page)).toBeGreaterThan(0)
  await expect(user.getByText('The call runs through Twilio', { exact: false })).toBeVisible()
  await meterReaches(user, 3)
  await user.getByRole('textbox', { name: 'Message' }).fill('do you hear me?')
  await user.keyboard.press('Enter')
  await expect(page.getByText('do you hear me?')).toBeVisible()

  const id = sessionOf(user)
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  await expect(page.getByText('The call is over.')).toBeVisible()
  const receipt = await receiptOf(user, id)
  await twilio.idle()
  // The button is pressed between two of Twilio's whole seconds.
  expectBilled(receipt.billable_seconds, heardSeconds(twilio, id))
  expect(receipt.charge_cents).toBe(chargeOf(receipt.price_cents, receipt.billable_seconds))
  expect(twilio.conference(`session-${id}`)?.status).toBe('completed')
  expect(twilio.notifications).toEqual([])
  await user.getByRole('link', { name: 'Receipt' }).click()
  await expect(user.getByText('Web call', { exact: false }).first()).toBeVisible()
})

test('a cut socket reconnects within the call; a page that is loaded again joins again, and the gap is free', async ({
  chrome,
  server,
  twilio,
}) => {
  const both = await people(chrome, server)
  await listening(both.user.context())
  await askFor(both, server, 'Web call')
  const { user, userId } = both
  const page = await answer(both, 'Accept on Web')
  await user.waitForURL(/\/call\//)
  await speaking(user, page)
  const leg = twilio.liveCall(`client:user_${userId}`)
  twilio.cutSockets(`user_${userId}`)
  const runs = 'Reconnecting. The meter runs until the line is back or given up.'
  await expect.poll(async () => (await saidBy(user)).slice(-2)).toEqual([runs, 'Speaking'])
  // It is the same leg.
  expect(twilio.liveCall(`client:user_${userId}`)?.sid).toBe(leg?.sid)

  await Promise.all([page.reload(), expect(user.getByText('The meter is paused.', { exact: false })).toBeVisible()])
  await speaking(page, user)
  await expect(user.getByText('The meter is paused.', { exact: false })).toBeHidden()
  const id = sessionOf(user)
  await page.getByRole('button', { name: 'End call' }).first().click()
  const receipt = await receiptOf(user, id)
  await twilio.idle()
  expectBilled(receipt.billable_seconds, heardSeconds(twilio, id))
  expect(receipt).toMatchObject({ end_reason: 'astrologer_ended', ended_by: 'astrologer' })
})

test('a token that is about to end is renewed within the call; one that has ended says so', async ({
  chrome,
  server,
  twilio,
}) => {
  const both = await people(chrome, server)
  const { user, userId } = both
  // The first token is a minute and some seconds long: its renewal is due while they speak.
  let asked = 0
  await user.route('**/api/calls/token/', async (route) => {
    asked += 1
    if (asked > 1) return route.continue()
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, token: tokenFor(`user_${userId}`, 64) } })
  })
  await askFor(both, server, 'Web call')
  const page = await answer(both, 'Accept on Web')
  await user.waitForURL(/\/call\//)
  await speaking(user, page)
  await expect.poll(() => asked).toBe(2)
  await expect(user.getByText('Speaking', { exact: true })).toBeVisible()
  twilio.expireToken(`user_${userId}`)
  await expect(user.getByText('Twilio token expired. Please refresh the page.')).toBeVisible()
  await expect(user.getByText('Speaking', { exact: true })).toBeVisible()
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
})

test('a microphone that is refused: the page says what to do, and goes on once it is allowed', async ({
  chrome,
  server,
  twilio,
}) => {
  const args = twilio.chromiumArgs.filter((arg) => !arg.includes('fake-ui'))
  // The headless shell neither asks for a microphone nor refuses it.
  const asking = await launch(args, chromium)
  try {
    const both = await people(chrome, server, { userBrowser: asking })
    const { user } = both
    await askFor(both, server, 'Web call')
    const page = await answer(both, 'Accept on Web')
    await user.waitForURL(/\/call\//)
    await expect(user.getByText('The microphone is blocked')).toBeVisible()
    await expect(user.getByText('You are not charged meanwhile.', { exact: false })).toBeVisible()
    await user.context().grantPermissions(['microphone'])
    await user.getByRole('button', { name: 'Try again' }).click()
    await speaking(user, page)
    await user.getByRole('button', { name: 'End call' }).first().click()
    await expect(user.getByText('The call is over.')).toBeVisible()
  } finally {
    await asking.close()
  }
})

test('a page whose browser refuses to play sound is not in the conference until a press turns it on', async ({
  chrome,
  server,
  twilio,
}) => {
  const both = await people(chrome, server)
  const { user } = both
  await refuseSound(user)
  await askFor(both, server, 'Web call')
  const page = await answer(both, 'Accept on Web')
  await expect(user.getByText('The sound is off')).toBeVisible()
  await expect(page.getByText('has not turned sound on yet', { exact: false })).toBeVisible()
  await user.getByRole('button', { name: 'Turn sound on' }).click()
  await speaking(user, page)
  await meterReaches(user, 2)
  const id = sessionOf(user)
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  const receipt = await receiptOf(user, id)
  await twilio.idle()
  expectBilled(receipt.billable_seconds, heardSeconds(twilio, id))
})

test('pages of calls may reach Twilio, and no others', async ({ chrome, server }) => {
  const { user } = await people(chrome, server)
  for (const [path, may] of [
    ['/call/none', true],
    ['/phone-call/none', false],
    ['/astrologers', false],
  ] as const) {
    const response = await user.goto(server.url + path)
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy.includes('wss://*.twilio.com'), path).toBe(may)
    expect(policy.includes("media-src 'self' blob: https://*.twilio.com"), path).toBe(may)
  }
})

function tokenFor(identity: string, ttl: number): string {
  const token = new AccessToken(ACCOUNT.accountSid, ACCOUNT.apiKey, ACCOUNT.apiSecret, { identity, ttl })
  token.addGrant(new AccessToken.VoiceGrant({ outgoingApplicationSid: ACCOUNT.appSid, incomingAllow: false }))
  return token.toJwt()
}
