// The ring of a chat, in two tabs of the astrologer.

import { accept, ask, endChat, running } from '#tests/support/pages/chat-pages.ts'
import { expect, logInAs, onlineAs, test } from '#tests/support/servers/browser-server.ts'

test('two tabs of an astrologer ring, the first answer wins, the other stops', async ({ browser, server, people }) => {
  const first = await onlineAs(browser, server, people.astrologer)
  const second = await first.context().newPage()
  await second.goto(`${server.url}/dashboard/astrologer/availability`)
  await expect(second.getByText('You are online', { exact: true })).toBeVisible()
  const user = await logInAs(browser, server, people.client)
  await ask(user, server, people.astrologer)
  for (const tab of [first, second]) await expect(tab.getByRole('alertdialog', { name: 'Incoming Chat' })).toBeVisible()
  await Promise.all([accept(second), expect(first.getByText('Answered in another tab')).toBeVisible()])
  await expect(first.getByRole('alertdialog')).toBeHidden()
  for (const page of [user, second]) await running(page)
  await endChat(second)
  await expect(second.getByText('Ended by you.')).toBeVisible()
})
