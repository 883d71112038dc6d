// While an astrologer talks, others wait in the line: joined from the profile, seen on every page, served in order.
import { expect, logInAs, test } from '../support/browser-server.ts'
import { endChat, startChat } from '../support/chat-pages.ts'

test('a client waits while another one talks, sees the place on every page, and starts when it is the turn', {
  tag: '@long',
}, async ({ browser, server }) => {
  const { user, other } = await startChat(browser, server, {
    astrologer: 'harpreet@drishti.test',
    name: 'Harpreet Gill',
  })
  const next = await logInAs(browser, server, 'sunita@drishti.test')
  await next.goto(`${server.url}/astrologers`)
  await next
    .getByRole('link', { name: /Harpreet Gill/ })
    .first()
    .click()
  await next.waitForURL(/\/astrologer\//)
  const line = next.getByRole('region', { name: 'Wait in line' })
  await expect(line).toContainText('Nobody waits yet.')
  await line.getByRole('button', { name: 'Wait in line' }).click()
  await expect(line).toContainText('You are 1st of 1 in line.')

  // On a phone the bar at the bottom tells the place as well.
  await next.setViewportSize({ width: 390, height: 844 })
  await expect(next.getByRole('link', { name: '1st in line' })).toBeVisible()
  await next.setViewportSize({ width: 1280, height: 720 })
  const profile = next.url()
  await next.goto(`${server.url}/panchang`)
  const strip = next.getByRole('complementary', { name: 'Lines in which you wait' })
  await expect(strip).toContainText('You are 1st in line for Harpreet Gill')
  const dashboard = await other.context().newPage()
  await dashboard.goto(`${server.url}/dashboard/astrologer/dashboard`)
  await expect(dashboard.getByRole('listitem').filter({ hasText: 'Sunita' })).toContainText('Chat, since')

  await endChat(user)
  await expect(strip).toContainText(/Your turn with Harpreet Gill: 1:\d\d left/)
  await strip.getByRole('link', { name: 'Start now' }).click()
  await next.waitForURL(`${profile.split('#')[0]}#start`)
  await expect(next.getByText('Harpreet is free for you')).toBeVisible()
  await next.getByRole('button', { name: 'Ask Harpreet to chat' }).click()
  await next.waitForURL(/\/chat\//)
  await expect(other.getByRole('alertdialog', { name: 'Incoming Chat' })).toBeVisible()
  await next.getByRole('button', { name: 'Cancel request' }).click()
  await expect(next.getByText('Nothing was charged.')).toBeVisible()
})

test('a client leaves the line; the astrologer closes it, and nobody can join', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const { user, other } = await startChat(browser, server, {
    astrologer: 'harpreet@drishti.test',
    name: 'Harpreet Gill',
  })
  const next = await logInAs(browser, server, 'sunita@drishti.test')
  const profile = await user.evaluate(() => `/astrologer/${location.pathname.split('/')[2]}`)
  await next.goto(server.url + profile)
  await next.getByRole('button', { name: 'Wait in line' }).click()
  await next.getByRole('button', { name: 'Leave the line of Harpreet Gill' }).click()
  await expect(next.getByText('Nobody waits yet.')).toBeVisible()

  const dashboard = await other.context().newPage()
  await dashboard.goto(`${server.url}/dashboard/astrologer/dashboard`)
  await dashboard.getByRole('switch', { name: 'Line open' }).click()
  // The server has it too, then.
  await expect(dashboard.getByText('Your line is closed', { exact: true })).toBeVisible()
  await next.reload()
  await expect(next.getByText('The line is closed at the moment.')).toBeVisible()
  await dashboard.getByRole('switch', { name: 'Line open' }).click()
  await expect(dashboard.getByText('Your line is open')).toBeVisible()
  await endChat(user)
})

test('a user follows an astrologer from the profile, with mails, and stops on the page of follows', {
  tag: '@long',
}, async ({ browser, server }) => {
  const user = await logInAs(browser, server, 'sunita@drishti.test')
  await user.goto(`${server.url}/astrologers`)
  await user
    .getByRole('link', { name: /Suresh Patil/ })
    .first()
    .click()
  await user.waitForURL(/\/astrologer\//)
  await user.getByRole('button', { name: 'Follow Suresh Patil' }).click()
  const byMail = user.getByRole('checkbox', { name: 'E-mail when Suresh Patil comes online' })
  // The first answer may be late: the two changes are sent one after the other.
  const stored = user.waitForResponse(
    (response) => response.url().endsWith('/follow/') && !!response.request().postData()?.includes('true'),
  )
  await byMail.check()
  await stored
  await user.goto(`${server.url}/dashboard/user/following`)
  const row = user.getByRole('row', { name: /Suresh Patil/ })
  await expect(row.getByRole('switch')).toBeChecked()
  await row.getByRole('switch').uncheck()
  await row.getByRole('switch').check()
  await row.getByRole('button', { name: 'Unfollow Suresh Patil' }).click()
  await expect(user.getByText('You follow nobody yet')).toBeVisible()
})
