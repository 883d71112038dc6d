// An astrologer keeps a client away, from the receipt on, and lets the client ask again from the list.
import { expect, logInAs, onlineAs, test } from '../support/browser-server.ts'

test('blocked on a receipt, the client reads "not available"; the list of blocked clients undoes it', {
  tag: '@long',
}, async ({ browser, server }) => {
  const meera = await onlineAs(browser, server, 'astrologer@drishti.test')
  const user = await logInAs(browser, server, 'user@drishti.test')
  const other = await meera.context().newPage()
  await other.goto(`${server.url}/receipts/seedSession00000000001`)
  await other.getByRole('button', { name: 'Block this client' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
  await expect(other.getByText(/^You have blocked .+, who cannot ring you\.$/)).toBeVisible()

  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: 'Chat: Meera Joshi' }).click()
  const ask = user.getByRole('button', { name: /to chat$/ })
  await ask.click()
  await expect(user.getByText('This astrologer is not available.')).toBeVisible()

  await other.goto(`${server.url}/dashboard/astrologer/availability`)
  await other.getByRole('button', { name: /^Unblock / }).click()
  await expect(other.getByText('Nobody. You can block a client on the receipt of a session.')).toBeVisible()
  await ask.click()
  await expect(meera.getByRole('alertdialog', { name: 'Incoming Chat' })).toBeVisible()
  await user.waitForURL(/\/chat\//)
  await user.getByRole('button', { name: 'Cancel request' }).click()
  await expect(user.getByText('Nothing was charged.')).toBeVisible()
})
