// Astrologers and clients as an admin changes them: marks of verification, blocks, money paid back, what astrologers earned.

import { insertPastConsultation } from '#tests/support/database/insert-past.ts'
import { ADMIN } from '#tests/support/pages/blog-pages.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

const PATH = '/dashboard/admin'

test('a mark appears on the public profile with its day and its meaning, and goes when it is taken back', async ({
  browser,
  server,
  insertAstrologer,
}) => {
  const tara = await insertAstrologer()
  const admin = await logInAs(browser, server, ADMIN)
  await admin.goto(`${server.url}${PATH}/astrologers?search=${tara.email}`)
  await admin.getByRole('button', { name: `Actions on ${tara.name}` }).click()
  await admin.getByRole('menuitem', { name: 'Verification' }).click()
  const dialog = admin.getByRole('dialog', { name: `Verification of ${tara.name}` })
  const day = dialog.getByLabel('Day of the check: Identity')
  await day.fill('2019-12-31')
  await dialog.getByRole('button', { name: 'Mark as checked: Identity' }).click()
  await expect(dialog.getByText('Please choose a day from 2020 on.')).toBeVisible()
  await day.fill('2026-03-05')
  await dialog.getByRole('button', { name: 'Mark as checked: Identity' }).click()
  await expect(admin.getByText('Identity is marked as checked.')).toBeVisible()
  await expect(dialog.getByText('Checked on Mar 5, 2026')).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${server.url}/astrologer/${tara.id}`)
  const badge = visitor.getByRole('listitem').filter({ hasText: 'Identity checked' })
  await expect(badge).toContainText('on Mar 5, 2026')
  await expect(badge).toContainText('We saw a document with a photo, and the person it belongs to.')

  await dialog.getByRole('button', { name: 'Take back: Identity' }).click()
  await expect(admin.getByText('The mark for identity is taken back.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Mark as checked: Identity' })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: tara.name })).toBeVisible()
  await expect(visitor.getByText('Identity checked')).toBeHidden()

  await admin.goto(`${server.url}/dashboard/admin/audit?object=astrologer:${tara.id}`)
  await expect(admin.getByRole('row', { name: /Take back verification/ })).toContainText('Identity: 2026-03-05 → ')
  await expect(admin.getByRole('row', { name: /Verify/ })).toContainText('2026-03-05')
})

test('a client is found, blocked with a reason and opened again; a login of the blocked one is refused', async ({
  browser,
  server,
  insertUser,
}) => {
  const mira = await insertUser({ cents: 2000 })
  const client = await logInAs(browser, server, mira)
  const admin = await logInAs(browser, server, ADMIN)
  await admin.goto(`${server.url}${PATH}/clients`)
  await admin.getByRole('searchbox', { name: 'Search clients' }).fill(mira.email)
  await admin.keyboard.press('Enter')
  await expect(admin.getByRole('row')).toHaveCount(2)
  await admin.getByRole('link', { name: mira.name }).click()
  await expect(admin.getByRole('heading', { name: mira.name })).toBeVisible()
  await expect(admin.getByRole('table', { name: 'Wallet statement' })).toBeVisible()
  await admin.getByRole('button', { name: 'Block', exact: true }).click()
  const dialog = admin.getByRole('dialog', { name: `Block ${mira.name}?` })
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(dialog.getByText('Please give a reason.')).toBeVisible()
  await dialog.getByLabel('Reason, for the audit log').fill('Abuse of three astrologers')
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(admin.getByText(`${mira.name} is blocked.`)).toBeVisible()
  await client.goto(`${server.url}/dashboard/user/wallet`)
  await expect(client).toHaveURL(/\/login/)
  await admin.getByRole('button', { name: 'Unblock' }).click()
  await admin.getByLabel('Reason, for the audit log').fill('Talked on the phone')
  await admin.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
  await expect(admin.getByText(`${mira.name} can log in again.`)).toBeVisible()
})

test('unused money is paid back to the payment it came from; too much and a refusal are said in place', async ({
  browser,
  server,
  insertUser,
}) => {
  const mira = await insertUser({ cents: 2000 })
  const client = await logInAs(browser, server, mira)
  await client.goto(`${server.url}/dashboard/user/wallet`)
  const admin = await logInAs(browser, server, ADMIN)
  await admin.goto(`${server.url}${PATH}/clients/${mira.id}`)
  await admin.getByRole('button', { name: 'Pay back' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Amount in dollars').fill('5000')
  await dialog.getByRole('button', { name: 'Pay back' }).click()
  await expect(dialog.getByText('Please give a reason.')).toBeVisible()
  await dialog.getByLabel('Reason, for the audit log').fill('Asked for by mail.')
  await dialog.getByRole('button', { name: 'Pay back' }).click()
  await expect(dialog.getByText('There is not that much free money in the client’s wallet.')).toBeVisible()
  // The test payment refuses this amount: the money stays in the wallet.
  await dialog.getByLabel('Amount in dollars').fill('6.66')
  await dialog.getByRole('button', { name: 'Pay back' }).click()
  await expect(dialog.getByText('The payment provider refused it', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await admin.getByRole('button', { name: 'Pay back' }).click()
  await dialog.getByLabel('Amount in dollars').fill('4.00')
  await dialog.getByLabel('Reason, for the audit log').fill('Asked for by mail.')
  await dialog.getByRole('button', { name: 'Pay back' }).click()
  await expect(admin.getByText('$4.00 go back to the payment.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(admin.getByText('$16.00', { exact: true }).first()).toBeVisible()
  await client.reload()
  await expect(client.getByText('Paid back to the payment it came from').first()).toBeVisible()
  await expect(client.getByText('$16.00').first()).toBeVisible()
})

test('a session is refunded in part from the client’s page; more than is left is refused', async ({
  browser,
  server,
  people,
}) => {
  const { client, astrologer } = people
  await insertPastConsultation(server, people)
  const admin = await logInAs(browser, server, ADMIN)
  await admin.goto(`${server.url}${PATH}/clients?search=${client.email}`)
  await admin.getByRole('link', { name: client.name }).click()
  const refund = `Refund the session with ${astrologer.name}`
  await admin.getByRole('table', { name: 'Sessions' }).getByRole('button', { name: refund }).click()
  const dialog = admin.getByRole('dialog', { name: refund })
  await dialog.getByLabel('Amount in dollars').fill('900')
  await dialog.getByLabel('Reason').fill('Part of the talk was lost')
  await dialog.getByRole('button', { name: 'Refund now' }).click()
  await expect(dialog.getByText('The refund is more than what was charged.')).toBeVisible()
  await dialog.getByLabel('Amount in dollars').fill('1.25')
  await dialog.getByRole('button', { name: 'Refund now' }).click()
  await expect(admin.getByText('$1.25 refunded').first()).toBeVisible()
  await expect(admin.getByRole('table', { name: 'Wallet statement' })).toContainText(
    `Refund: Chat with ${astrologer.name}`,
  )
})

test('a change of an astrologer that fails says so, and keeps what was typed', async ({ browser, server }) => {
  const admin = await logInAs(browser, server, ADMIN)
  await admin.goto(`${server.url}${PATH}/astrologers?search=suresh`)
  await admin.getByRole('button', { name: /^Actions on Suresh/ }).click()
  await admin.getByRole('menuitem', { name: 'Edit profile' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Full name').fill('Suresh Rao')
  await admin.route('**/api/dashboard/astrologer/**', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal' } }),
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('Failed to update astrologer profile')).toBeVisible()
  await expect(dialog.getByLabel('Full name')).toHaveValue('Suresh Rao')
})

test('payout summary: wrong days are told at the field; rows add up to the cards; the details show real sessions', async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, ADMIN)
  await admin.goto(`${server.url}/dashboard/admin/payout-summary`)
  const days = admin.getByLabel('Days')
  for (const [typed, sentence] of [
    ['0', 'Please enter at least 1 day.'],
    ['366', 'Please enter at most 365 days.'],
    ['', 'Please enter at least 1 day.'],
  ] as const) {
    await days.fill(typed)
    await admin.getByRole('button', { name: 'Load Payout Data' }).click()
    await expect(admin.getByText(sentence)).toBeVisible()
  }
  await days.fill('365')
  await admin.getByRole('button', { name: 'Load Payout Data' }).click()
  const table = admin.getByRole('table', { name: 'Per-astrologer breakdown' })
  await expect(table).toBeVisible()
  const revenues = await table.locator('tbody td:nth-child(6)').allInnerTexts()
  const sum = revenues.reduce((total, text) => total + Math.round(Number(text.replace(/[$,]/g, '')) * 100), 0)
  await expect(admin.getByText(`$${(sum / 100).toFixed(2)}`, { exact: true })).toBeVisible()
  await table.getByRole('button', { name: 'Details of Meera Joshi' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Detailed Breakdown' })
  await expect(dialog.getByText('No calls in this period')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Chats' }).click()
  await expect(dialog.getByRole('row', { name: /Priya Raman/ })).toContainText('$12.75')
})
