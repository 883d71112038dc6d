// Rings of chats: answered, rejected, withdrawn, and known everywhere at once.
import { expect, logInAs, onlineAs, test } from '../support/browser-server.ts'
import { accept, ask, endIt, running } from '../support/chat-steps.ts'

test('two tabs of an astrologer ring, the first answer wins, the other stops', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const first = await onlineAs(browser, server, 'kavita@drishti.test')
  const second = await first.context().newPage()
  await second.goto(`${server.url}/dashboard/astrologer/availability`)
  await expect(second.getByText('You are online', { exact: true })).toBeVisible()
  const user = await logInAs(browser, server, 'sunita@drishti.test')
  await ask(user, server, 'Kavita Nair')
  for (const tab of [first, second]) await expect(tab.getByRole('alertdialog', { name: 'Incoming Chat' })).toBeVisible()
  await Promise.all([accept(second), expect(first.getByText('Answered in another tab')).toBeVisible()])
  await expect(first.getByRole('alertdialog')).toBeHidden()
  await running(user)
  await endIt(second)
})

test('rejected and cancelled requests cost nothing and say so', { tag: '@long' }, async ({ browser, server }) => {
  const harpreet = await onlineAs(browser, server, 'harpreet@drishti.test')
  const user = await logInAs(browser, server, 'sunita@drishti.test')
  await ask(user, server, 'Harpreet Gill')
  await harpreet.getByRole('button', { name: 'Reject' }).click()
  await expect(user.getByText('Harpreet Gill could not take it just then.')).toBeVisible()
  await expect(user.getByText('Nothing was charged.')).toBeVisible()
  await ask(user, server, 'Harpreet Gill')
  await expect(harpreet.getByRole('alertdialog')).toBeVisible()
  // On a narrow phone the button stands beside the name, not below it.
  await user.setViewportSize({ width: 360, height: 740 })
  const cancel = user.getByRole('button', { name: 'Cancel request' })
  const [button, name] = await Promise.all([cancel, user.locator('h1')].map((each) => each.boundingBox()))
  expect(button?.y ?? 999).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0))
  await cancel.click()
  await expect(harpreet.getByRole('alertdialog')).toBeHidden()
  await expect(harpreet.getByText('cancelled the request')).toBeVisible()
})

test('a user who left the waiting page sees the end of the ring once, on any page', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const harpreet = await onlineAs(browser, server, 'harpreet@drishti.test')
  const user = await logInAs(browser, server, 'sunita@drishti.test')
  await ask(user, server, 'Harpreet Gill')
  await user.goto(`${server.url}/panchang`)
  const strip = user.getByRole('complementary', { name: 'Your running session' })
  await expect(strip).toContainText('Ringing Harpreet Gill')
  await harpreet.getByRole('button', { name: 'Reject' }).click()
  await expect(strip).toContainText('Chat rejected: Harpreet Gill')
  await expect(strip.getByRole('link', { name: 'Receipt' })).toBeVisible()
  await expect(strip).toBeHidden()
})

test('a request that is rejected before the waiting page could join says so all the same', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const lakshmi = await onlineAs(browser, server, 'lakshmi@drishti.test')
  const user = await logInAs(browser, server, 'sunita@drishti.test')
  // The ticket for the room comes only after the astrologer has answered.
  await user.route('**/api/live/ticket/', async (route) => {
    if (!route.request().postData()?.includes('consultation')) return route.continue()
    await expect(lakshmi.getByRole('alertdialog')).toBeHidden()
    await route.continue()
  })
  await Promise.all([ask(user, server, 'Lakshmi Raman'), lakshmi.getByRole('button', { name: 'Reject' }).click()])
  await expect(user.getByText('Lakshmi Raman could not take it just then.')).toBeVisible()
  await expect(user.getByText('Nothing was charged.')).toBeVisible()
})

test('a ring whose end the page missed stops when the line is back', { tag: '@long' }, async ({ browser, server }) => {
  const harpreet = await logInAs(browser, server, 'harpreet@drishti.test')
  let deaf = false
  let cut = () => {}
  await harpreet.routeWebSocket(/live\/line/, (page) => {
    const line = page.connectToServer()
    line.onMessage((message) => {
      if (!deaf) page.send(message)
    })
    cut = () => {
      deaf = false
      void page.close({ code: 1001 })
      void line.close()
    }
  })
  await harpreet.reload()
  await harpreet.getByRole('switch', { name: 'Available', exact: true }).check()
  await expect(harpreet.getByText('You are online', { exact: true })).toBeVisible()
  const user = await logInAs(browser, server, 'daniel@drishti.test')
  await ask(user, server, 'Harpreet Gill')
  await expect(harpreet.getByRole('alertdialog')).toBeVisible()
  deaf = true
  await user.getByRole('button', { name: 'Cancel request' }).click()
  await expect(user.getByText('Nothing was charged.')).toBeVisible()
  await expect(harpreet.getByRole('alertdialog')).toBeVisible()
  cut()
  await expect(harpreet.getByRole('alertdialog')).toBeHidden()
  await expect(harpreet.getByText('The request by Daniel Osei is over.')).toBeVisible()
})
