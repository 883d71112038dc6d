// While an astrologer talks, others wait in the line: joined from the profile, seen on every page, served in order.

import { endChat, seenBusy, startChat } from '#tests/support/pages/chat-pages.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

test('a client waits while another one talks, sees the place on every page, and starts when it is the turn', async ({
  browser,
  server,
  people,
  insertUser,
}) => {
  const { astrologer } = people
  const { user, other } = await startChat(browser, server, people)
  const next = await logInAs(browser, server, await insertUser({ cents: 2_000 }))
  const profile = `${server.url}/astrologer/${astrologer.id}`
  const line = next.getByRole('region', { name: 'Wait in line' })
  await seenBusy(server, astrologer)
  await next.goto(profile)
  await expect(line).toContainText('Nobody waits yet.')
  await line.getByRole('button', { name: 'Wait in line' }).click()
  await expect(line).toContainText('You are 1st of 1 in line.')

  // On a phone the bar at the bottom tells the place as well.
  await next.setViewportSize({ width: 390, height: 844 })
  await expect(next.getByRole('link', { name: '1st in line' })).toBeVisible()
  await next.setViewportSize({ width: 1280, height: 720 })
  await next.goto(`${server.url}/panchang`)
  const strip = next.getByRole('complementary', { name: 'Lines in which you wait' })
  await expect(strip).toContainText(`You are 1st in line for ${astrologer.name}`)
  const dashboard = await other.context().newPage()
  await dashboard.goto(`${server.url}/dashboard/astrologer/dashboard`)
  await expect(dashboard.getByRole('listitem').filter({ hasText: 'Chat, since' })).toContainText('Mira')

  await endChat(user)
  await expect(strip).toContainText(new RegExp(`Your turn with ${astrologer.name}: 1:\\d\\d left`))
  await strip.getByRole('link', { name: 'Start now' }).click()
  await next.waitForURL(`${profile}#start`)
  await expect(next.getByText('Tara is free for you')).toBeVisible()
  await next.getByRole('button', { name: 'Ask Tara to chat' }).click()
  await next.waitForURL(/\/chat\//)
  await expect(other.getByRole('alertdialog', { name: 'Incoming Chat' })).toBeVisible()
  await next.getByRole('button', { name: 'Cancel request' }).click()
  await expect(next.getByText('Nothing was charged.')).toBeVisible()
})
