// The line of waiting clients beside its journey, and the follows of those who rather hear of the next time.

import { endChat, seenBusy, startChat } from '#tests/support/pages/chat-pages.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

test('a client leaves the line; the astrologer closes it, and nobody can join', async ({
  browser,
  server,
  people,
  insertUser,
}) => {
  const { user, other } = await startChat(browser, server, people)
  const next = await logInAs(browser, server, await insertUser({ cents: 2_000 }))
  await seenBusy(server, people.astrologer)
  await next.goto(`${server.url}/astrologer/${people.astrologer.id}`)
  await expect(next.getByText('Nobody waits yet.')).toBeVisible()
  await next.getByRole('button', { name: 'Wait in line' }).click()
  await next.getByRole('button', { name: `Leave the line of ${people.astrologer.name}` }).click()
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

test('a user follows an astrologer from the profile, with mails, and stops on the page of follows', async ({
  browser,
  server,
  people,
}) => {
  const user = await logInAs(browser, server, people.client)
  await user.goto(`${server.url}/astrologer/${people.astrologer.id}`)
  await user.getByRole('button', { name: `Follow ${people.astrologer.name}` }).click()
  const byMail = user.getByRole('checkbox', { name: `E-mail when ${people.astrologer.name} comes online` })
  // The first answer may be late: the two changes are sent one after the other.
  const stored = user.waitForResponse(
    (response) => response.url().endsWith('/follow/') && !!response.request().postData()?.includes('true'),
  )
  await byMail.check()
  await stored
  await user.goto(`${server.url}/dashboard/user/following`)
  const row = user.getByRole('row', { name: new RegExp(people.astrologer.name) })
  await expect(row.getByRole('switch')).toBeChecked()
  await row.getByRole('switch').uncheck()
  await row.getByRole('switch').check()
  await row.getByRole('button', { name: `Unfollow ${people.astrologer.name}` }).click()
  await expect(user.getByText('You follow nobody yet')).toBeVisible()
})
