// The receipt of a consultation.
import { expect, logInAs, test } from '../support/browser-server.ts'
import { endChat, startChat } from '../support/chat-pages.ts'
import { meterReaches } from '../support/meter-time.ts'

test('the receipt tells stretches, zone and ledger, and becomes a PDF', async ({ browser, server }) => {
  const user = await logInAs(browser, server, 'user@drishti.test')
  await user.goto(`${server.url}/receipts/seedSession00000000001`)
  const timeline = user.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByText('402.4 s metered')).toBeVisible()
  await expect(timeline.getByText('Your connection was lost. The meter stopped.')).toBeVisible()
  await expect(timeline.getByText(/^Times in /)).toBeVisible()
  const ledger = user.getByRole('region', { name: 'Ledger entries' })
  await expect(ledger.getByRole('listitem')).toHaveText([
    /Held−\$69\.97$/,
    /Charged, out of what was held\$12\.75$/,
    /Released\+\$57\.22$/,
  ])
  const [file] = await Promise.all([
    user.waitForEvent('download'),
    user.getByRole('button', { name: 'PDF', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^receipt-dr-.*\.pdf$/)
})

test('the receipt names a reload in a chat as one, and not as a lost line', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const { user, other } = await startChat(browser, server, { astrologer: 'suresh@drishti.test', name: 'Suresh Patil' })
  await meterReaches(user, 3)
  await user.goto(`${server.url}/panchang`)
  // A shorter absence leaves nothing out of the bill, and is no pause.
  await expect(user.getByText(/Meter paused, ends in 0:(5[0-5]|[0-4]\d)/)).toBeVisible()
  await user.goBack()
  await expect(other.getByText('Reconnecting to Daniel Osei.')).toBeHidden()
  await endChat(user)
  await user.getByRole('link', { name: 'Receipt' }).click()
  await expect(user.getByText('You left or reloaded the page. The meter stopped.')).toBeVisible()
  await expect(user.getByText('was lost', { exact: false })).toHaveCount(0)
})

test('receipt and reading of a running chat say that the bill comes, and open by themselves', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const { user, other } = await startChat(browser, server, { astrologer: 'suresh@drishti.test', name: 'Suresh Patil' })
  const id = new URL(other.url()).pathname.split('/').at(-1)
  const [receipt, reading] = [await user.context().newPage(), await user.context().newPage()]
  await receipt.goto(`${server.url}/receipts/${id}`)
  await expect(receipt.getByText('The bill is not made yet')).toBeVisible()
  await expect(receipt.getByRole('link', { name: 'Back to the consultation' })).toHaveAttribute('href', /^\/chat\//)
  await reading.goto(`${server.url}/dashboard/user/readings/${id}`)
  await expect(reading.getByText('The reading is not ready yet')).toBeVisible()
  await receipt.getByRole('link', { name: 'Back to the consultation' }).focus()
  await endChat(user)
  await receipt.bringToFront()
  await expect(receipt.getByRole('region', { name: 'Ledger entries' })).toBeVisible()
  // The link that had the focus is gone.
  await expect(receipt.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(receipt.getByRole('status').filter({ hasText: 'The receipt is here.' })).toBeAttached()
  await reading.bringToFront()
  await expect(reading.getByRole('heading', { name: /Suresh Patil/ })).toBeVisible()
})
