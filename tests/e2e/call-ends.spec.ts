// Ending a call hangs up on this page even when the network is down.
import { logInAs, onlineAs } from '../support/browser-server.ts'
import { expect, speaking, startCall, test } from '../support/call-pages.ts'
import { meterReaches } from '../support/meter-time.ts'
import { watchMicrophones } from '../support/microphones.ts'

test('a call whose end the network swallows is hung up at once, and ends as soon as anything gets through', {
  tag: '@long',
}, async ({ chrome, server }) => {
  const user = await logInAs(chrome, server, 'daniel@drishti.test')
  const microphones = await watchMicrophones(user)
  const { page } = await startCall(chrome, server, { user })
  await speaking(user, page)
  expect(await microphones.held()).toBe(1)
  await user.context().setOffline(true)
  await expect(user.getByText('This page lost its connection.')).toBeVisible()
  await expect(user.getByText('The call may go on, and is charged while you hear each other.')).toBeVisible()
  await expect(user.getByText('The meter is paused', { exact: false })).toHaveCount(0)
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByRole('region', { name: 'Call', exact: true }).getByRole('status')).toHaveText('Ending…')
  await expect.poll(microphones.held).toBe(0)
  await expect(user.getByText('Not confirmed by the server yet.')).toBeVisible()
  // The side that hung up is not charged for the time after it.
  const figures = user.locator('main > header dl')
  const stood = await figures.textContent()
  // The other side hears nobody, and is not told that they speak.
  await expect(page.getByText('Speaking')).toBeHidden()
  expect(await figures.textContent()).toBe(stood)
  await user.context().setOffline(false)
  await expect(user.getByText('The call is over.')).toBeVisible()
  await expect(page.getByText('The call is over.')).toBeVisible()
})

test('a page that was away when the other side ended shows the bill, and nothing that runs', { tag: '@long' }, async ({
  chrome,
  server,
}) => {
  const { user, page } = await startCall(chrome, server)
  await speaking(user, page)
  // Only what a page gave signs of is billed, and it gives one in five seconds.
  await meterReaches(user, 7)
  await user.context().setOffline(true)
  await expect(user.getByText('This page lost its connection.')).toBeVisible()
  await page.getByRole('button', { name: 'End call' }).first().click()
  await expect(page.getByText('The call is over.')).toBeVisible()
  await user.context().setOffline(false)
  await expect(user.getByText('The call is over.')).toBeVisible()
  await expect(user.getByText(/^Ended by /)).toBeVisible()
  const [, cents] = /billed, (\$[\d.]+) charged/.exec((await user.getByText(/billed, \$/).textContent()) ?? '') ?? []
  await expect(user.locator('main > header dl div').filter({ hasText: 'Cost' }).locator('dd')).toHaveText(
    cents ?? 'none',
  )
  await expect(user.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await user.getByRole('link', { name: 'Receipt' }).click()
  await expect(user.getByText(cents ?? 'none').first()).toBeVisible()
})

test('a tab whose place another tab took shows the end and the bill', { tag: '@long' }, async ({ chrome, server }) => {
  const { user, page } = await startCall(chrome, server)
  await speaking(user, page)
  const second = await user.context().newPage()
  await second.goto(user.url())
  await expect(user.getByText('This call is open in another tab.')).toBeVisible()
  await second.close()
  await page.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  await expect(user.getByText('This call is open in another tab.')).toHaveCount(0)
  await expect(user.getByText(/^Ended by /)).toBeVisible()
})

test('a touch screen has one End call button, which asks while the call is young', { tag: '@long' }, async ({
  chrome,
  server,
}) => {
  const user = await logInAs(chrome, server, 'daniel@drishti.test')
  await user.setViewportSize({ width: 390, height: 844 })
  await user.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => ask(query === '(pointer: coarse)' ? 'all' : query)
  })
  const { page } = await startCall(chrome, server, { user })
  await speaking(user, page)
  const end = user.getByRole('button', { name: 'End call' })
  await expect(end).toHaveCount(1)
  await end.click()
  await expect(user.getByRole('heading', { name: 'End this call?' })).toBeVisible()
  await user.getByRole('button', { name: 'Go on talking' }).click()
  await speaking(user)
  await end.click()
  await user.getByRole('dialog').getByRole('button', { name: 'End call' }).click()
  await expect(user.getByText('The call is over.')).toBeVisible()
})

test('an end that the server cannot take by request goes over the socket of the room', { tag: '@long' }, async ({
  chrome,
  server,
}) => {
  const { user, page } = await startCall(chrome, server)
  await speaking(user, page)
  await user.route('**/api/calls/end/**', (route) => route.fulfill({ status: 500, json: { error: 'x', code: 'x' } }))
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  await expect(page.getByText('The call is over.')).toBeVisible()
})

test('a chat that is ended offline says so, and ends when the network is back', { tag: '@long' }, async ({
  chrome,
  server,
}) => {
  const suresh = await onlineAs(chrome, server, 'suresh@drishti.test')
  const user = await logInAs(chrome, server, 'daniel@drishti.test')
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: /^Chat: Suresh/ }).click()
  await user.getByRole('button', { name: /to chat$/ }).click()
  await suresh.getByRole('button', { name: 'Accept Chat' }).click()
  await user.waitForURL(/\/chat\//)
  await meterReaches(user, 2)
  await user.context().setOffline(true)
  // At once: two pings without an answer would take 12 seconds.
  await expect(user.getByText('Your connection is down.')).toBeVisible({ timeout: 9_000 })
  // The meter stands as long as it is said to.
  const figures = user.locator('main > header dl')
  const stood = await figures.textContent()
  await expect(user.getByRole('main')).toHaveClass(/meter-paused/)
  await user.getByRole('button', { name: 'End', exact: true }).click()
  await user.getByRole('dialog').getByRole('button', { name: 'End session' }).click()
  await expect(user.getByRole('button', { name: 'Ending…' })).toBeVisible()
  await expect(user.getByText('Not confirmed by the server yet.')).toBeVisible()
  expect(await figures.textContent()).toBe(stood)
  await user.context().setOffline(false)
  await expect(user.getByText('This conversation stays in your history.')).toBeVisible()
})
