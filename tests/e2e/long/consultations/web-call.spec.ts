// Web calls from browser to browser that meet with losses, other tabs and missing devices.

import { acceptOnWeb, askForCall, expect, speaking, startCall, test } from '#tests/support/pages/call-pages.ts'
import { loudness } from '#tests/support/pages/loudness.ts'
import { watchMicrophones } from '#tests/support/pages/microphones.ts'
import { refuseSound } from '#tests/support/pages/refuse-sound.ts'
import { meterReaches } from '#tests/support/rigs/meter-time.ts'
import { logInAs, onlineAs } from '#tests/support/servers/browser-server.ts'

test('while the meter is paused no page sends its voice, whatever the other page reports', async ({
  chrome,
  server,
  people,
}) => {
  const user = await logInAs(chrome, server, people.client)
  let report = (_up: boolean) => {}
  await user.routeWebSocket(/live\/consultation/, (page) => {
    const room = page.connectToServer()
    report = (up) => room.send(JSON.stringify({ type: 'media', up }))
  })
  const { page } = await startCall(chrome, server, { ...people, user })
  await speaking(user, page)
  for (const side of [user, page]) await expect.poll(() => loudness(side)).toBeGreaterThan(0.01)
  // The sound between the two browsers goes on; only the report says that there is none.
  report(false)
  await expect(page.getByText('The meter is paused', { exact: false })).toBeVisible()
  for (const side of [user, page]) await expect.poll(() => loudness(side)).toBeLessThan(0.001)
  await expect(page.getByRole('button', { name: 'Mute', exact: true })).toHaveAttribute('aria-pressed', 'false')
  report(true)
  await speaking(user, page)
  for (const side of [user, page]) await expect.poll(() => loudness(side)).toBeGreaterThan(0.01)
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
})

test('one tab of a call speaks: the older one says so, lets go, and can take it back', async ({
  chrome,
  server,
  people,
}) => {
  const { user, page } = await startCall(chrome, server, people)
  await expect(user.getByText('Speaking')).toBeVisible()
  await user.getByRole('button', { name: 'Mute' }).click()

  const second = await user.context().newPage()
  await second.goto(user.url())
  await expect(user.getByText('This call is open in another tab.')).toBeVisible()
  await expect(second.getByText('Speaking')).toBeVisible()
  await expect(page.getByText('Speaking')).toBeVisible()
  // It stays so: neither takes the other's place by itself.
  await meterReaches(second, 5)
  await expect(user.getByText('This call is open in another tab.')).toBeVisible()

  await user.getByRole('button', { name: 'Continue here' }).click()
  await expect(second.getByText('This call is open in another tab.')).toBeVisible()
  await expect(user.getByText('Speaking')).toBeVisible()
  // The page is still muted after the reload: the other side hears no voice.
  await expect(user.getByRole('button', { name: 'Muted' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => loudness(page)).toBeLessThan(0.001)
  await second.close()
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
})

test('a call that cannot be prepared gives the microphone back; a device that fails changes nothing else', async ({
  chrome,
  server,
  people,
}) => {
  const user = await logInAs(chrome, server, people.client)
  const microphones = await watchMicrophones(user)
  await user.route('**/api/calls/token/', (route) => route.fulfill({ status: 503, json: { error: 'x', code: 'x' } }))
  await startCall(chrome, server, { ...people, user })
  await expect(user.getByText('The call could not be prepared')).toBeVisible()
  expect(await microphones.held()).toBe(0)
  await expect(user.getByRole('button', { name: 'Try again' })).toBeVisible()
  // It is tried again by itself.
  await user.unroute('**/api/calls/token/')
  await expect(user.getByText('Speaking')).toBeVisible()
  await user.getByRole('button', { name: 'Sound' }).click()
  await microphones.fail(true)
  const choice = user.getByRole('combobox', { name: 'Microphone' })
  await expect.poll(() => choice.locator('option').count()).toBeGreaterThan(1)
  await choice.selectOption({ index: (await choice.locator('option').count()) - 1 })
  await expect(user.getByText('That device could not be used.', { exact: false })).toBeVisible()
  await expect(user.getByText('Speaking')).toBeVisible()
  await user.getByRole('button', { name: 'Keypad' }).click()
  await user.keyboard.type('1#')
  await expect(user.getByLabel('Digits sent')).toHaveText('1 #')
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  await expect.poll(microphones.held).toBe(0)
})

test('an accept whose answer is lost is asked again by the same tab, and the call opens', async ({
  chrome,
  server,
  people,
}) => {
  const tara = await onlineAs(chrome, server, people.astrologer)
  let lost = 0
  await tara.route('**/api/calls/accept/**', async (route) => {
    await route.fetch()
    lost += 1
    await (lost === 1 ? route.abort('connectionreset') : route.fallback())
  })
  const user = await logInAs(chrome, server, people.client)
  await askForCall(user, server, people.astrologer)
  const page = await acceptOnWeb(tara)
  await expect(page.getByText('Speaking')).toBeVisible()
  expect(lost).toBe(2)
  await page.getByRole('button', { name: 'End call' }).first().click()
  await expect(page.getByText('The call is over.')).toBeVisible()
})

test('a browser that cannot call says so before the astrologer is rung', async ({ chrome, server, people }) => {
  const user = await logInAs(chrome, server, people.client)
  await onlineAs(chrome, server, people.astrologer)
  await user.addInitScript(() => Reflect.deleteProperty(window, 'RTCPeerConnection'))
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: `Chat: ${people.astrologer.name}` }).click()
  await expect(user.getByRole('radio', { name: /^Web call/ })).toBeDisabled()
  await expect(user.getByText('This browser cannot call.', { exact: false })).toBeVisible()
})

test('the tab that accepts too late leaves the record of the call to the one that won', async ({
  chrome,
  server,
  people,
}) => {
  const tara = await onlineAs(chrome, server, people.astrologer)
  const late = await tara.context().newPage()
  await late.goto(`${server.url}/dashboard/astrologer/availability`)
  await expect(late.getByText('You are online', { exact: true })).toBeVisible()
  const record = () => tara.evaluate(() => localStorage.getItem('activeCall'))
  await late.route('**/api/calls/accept/**', async (route) => {
    await expect.poll(record).toContain('web-call')
    await route.continue()
  })
  const user = await logInAs(chrome, server, people.client)
  await askForCall(user, server, people.astrologer)
  for (const tab of [tara, late]) await expect(tab.getByRole('alertdialog', { name: 'Incoming Call' })).toBeVisible()
  await late.getByRole('button', { name: 'Accept on Web' }).click()
  await tara.getByRole('button', { name: 'Accept on Web' }).click()
  await expect(late.getByText('This request was accepted on another device.').first()).toBeVisible()
  expect(await record()).toContain('web-call')
})

test('sound that the browser refuses to play starts no meter: a press turns it on, and the other side reads why', async ({
  chrome,
  server,
  people,
}) => {
  const user = await logInAs(chrome, server, people.client)
  await refuseSound(user)
  const { page } = await startCall(chrome, server, { ...people, user })
  await expect(user.getByText('The sound is off')).toBeVisible()
  const name = people.client.name
  await expect(page.getByText(`${name} has not turned sound on yet.`)).toBeVisible()
  for (const side of [user, page]) await expect(side.getByText('Speaking')).toBeHidden()
  await user.getByRole('button', { name: 'Turn sound on' }).click()
  await speaking(user, page)
  await expect(page.getByText('has not turned sound on yet', { exact: false })).toBeHidden()
  for (const side of [user, page]) await expect.poll(() => loudness(side)).toBeGreaterThan(0.01)
  await meterReaches(user, 2)
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
})
