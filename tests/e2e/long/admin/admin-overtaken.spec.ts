// Acts that fail: two admins on one item, each in a browser of their own, and what ended or went before an admin came to it.
// The second one reads who was first and with what, sees what holds now, and goes on.
import type { Browser, Page } from '@playwright/test'
import { insertPastConsultation } from '#tests/support/database/insert-past.ts'
import { insertAdmin } from '#tests/support/database/insert-people.ts'
import { ADMIN } from '#tests/support/pages/blog-pages.ts'
import { endChat, startChat } from '#tests/support/pages/chat-pages.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'
import type { TestServer } from '#tests/support/servers/server.ts'

const PATH = '/dashboard/admin'

/** Om Das, and the demo's admin. */
async function twoAdmins(browser: Browser, server: TestServer, path: string): Promise<[Page, Page]> {
  const first = await logInAs(browser, server, await insertAdmin(server, { name: 'Om Das' }))
  const second = await logInAs(browser, server, ADMIN)
  for (const admin of [first, second]) await admin.goto(server.url + PATH + path)
  return [first, second]
}

test('a payout is paid once, and reversed once', async ({ browser, server, insertAstrologer, insertUser }) => {
  const tara = await insertAstrologer()
  await insertPastConsultation(server, { client: await insertUser({ cents: 2000 }), astrologer: tara })
  const [first, second] = await twoAdmins(browser, server, '/payouts')
  const pay = async (admin: Page, reference: string) => {
    await admin.getByLabel(`Select ${tara.name}`).check()
    await admin.getByRole('button', { name: 'Mark 1 as paid' }).click()
    await admin.getByRole('dialog').getByLabel('Reference of the bank').fill(reference)
    await admin.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  }
  const reverse = async (admin: Page, reason: string) => {
    await admin.getByRole('button', { name: `Reverse the payout of ${tara.name}` }).click()
    await admin.getByLabel('Reason, for the audit log').fill(reason)
    await admin.getByRole('dialog').getByRole('button', { name: 'Reverse' }).click()
  }
  await pay(first, 'NEFT 1')
  await expect(first.getByText('1 payout is marked as paid.')).toBeVisible()
  await pay(second, 'NEFT 2')
  await expect(
    second.getByText(`Not marked: ${tara.name} (Om Das marked it as paid in the meantime, with the reference NEFT 1.)`),
  ).toBeVisible()
  await expect(second.getByLabel(`Select ${tara.name}`)).toHaveCount(0)

  await reverse(first, 'Wrong account')
  await expect(first.getByText('The payout is reversed.')).toBeVisible()
  await reverse(second, 'Sent back')
  const dialog = second.getByRole('dialog')
  await expect(dialog.getByText('Om Das reversed this payout in the meantime: “Wrong account”.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(second.getByText('Wrong account', { exact: true })).toBeVisible()
  await pay(second, 'NEFT 3')
  await expect(second.getByText('1 payout is marked as paid.')).toBeVisible()
})

test('a session that has ended already is not ended, and the admin is told so', async ({
  browser,
  server,
  insertAstrologer,
  insertUser,
}) => {
  const [tara, mira] = [await insertAstrologer(), await insertUser({ cents: 2000 })]
  const { user } = await startChat(browser, server, { client: mira, astrologer: tara })
  const admin = await logInAs(browser, server, ADMIN)
  await admin.goto(`${server.url}${PATH}/live`)
  await admin.getByRole('button', { name: `End the session of ${mira.name} with ${tara.name}` }).click()
  const dialog = admin.getByRole('dialog', { name: 'End this session?' })
  await dialog.getByLabel('Reason, for the audit log').fill('Abuse')
  await endChat(user)
  await expect
    .poll(() => server.db.prepare('SELECT state FROM consultation WHERE user_id = ?').bind(mira.id).first('state'))
    .toBe('ended')
  await dialog.getByRole('button', { name: 'End' }).click()
  await expect(dialog.getByText('This session has ended in the meantime, without an admin.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(admin.getByRole('button', { name: `End the session of ${mira.name} with ${tara.name}` })).toHaveCount(0)
})

test('a client with money is deleted after a second yes; one who is gone already is told', async ({
  browser,
  server,
  insertUser,
}) => {
  const mira = await insertUser({ cents: 2000 })
  const [first, second] = await twoAdmins(browser, server, `/clients?search=${mira.email}`)
  const ask = async (admin: Page) => {
    await admin.getByRole('button', { name: `Actions on ${mira.name}` }).click()
    await admin.getByRole('menuitem', { name: 'Delete' }).click()
    return admin.getByRole('dialog', { name: `Delete ${mira.name}?` })
  }
  const [early, late] = [await ask(first), await ask(second)]
  await early.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(early.getByText(/^\$[\d,.]+ .*Refund it first, or let it go to the platform\.$/)).toBeVisible()
  const remove = early.getByRole('button', { name: 'Delete', exact: true })
  await expect(remove).toBeDisabled()
  await early.getByLabel('It goes to the platform', { exact: false }).check()
  await remove.click()
  await expect(first.getByText(`${mira.name} deleted successfully!`)).toBeVisible()
  await expect(first.getByText('No clients found matching the current filters')).toBeVisible()
  await late.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(second.getByText(/^Failed to delete client/)).toBeVisible()
  await late.getByRole('button', { name: 'Cancel' }).click()
  await expect(second.getByText('No clients found matching the current filters')).toBeVisible()
})
