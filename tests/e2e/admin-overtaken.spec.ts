// Acts that fail: two admins on one item, each in a browser of their own, and what ended or went before an admin came to it.
// The second one reads who was first and with what, sees what holds now, and goes on.
import type { Browser, Page } from '@playwright/test'
import { expect, logInAs, test } from '../support/browser-server.ts'
import { endChat, startChat } from '../support/chat-pages.ts'
import type { TestServer } from '../support/server.ts'

const PATH = '/dashboard/admin'
const OTHER = 'om@drishti.test'

/** The demo's admin, and another one. */
async function twoAdmins(browser: Browser, server: TestServer, path: string): Promise<[Page, Page]> {
  await server.db
    .prepare(
      `INSERT OR IGNORE INTO user (id, email, phone, full_name, role, status, password_hash, created_at)
       SELECT 'om', '${OTHER}', '+14155550177', 'Om Das', role, status, password_hash, created_at
       FROM user WHERE email = 'admin@drishti.test'`,
    )
    .run()
  const first = await logInAs(browser, server, OTHER)
  const second = await logInAs(browser, server, 'admin@drishti.test')
  for (const admin of [first, second]) await admin.goto(server.url + PATH + path)
  return [first, second]
}

const forget = (...pages: Page[]) => Promise.all(pages.map((page) => page.context().close()))

test('an entry of the inbox is closed once', async ({ browser, server }) => {
  await server.db
    .prepare(
      `INSERT INTO inbox_entry (id, kind, object, detail, at) VALUES ('alert:1', 'alert', 'job:1', 'The copy was late.', 2),
         ('alert:2', 'alert', 'job:2', 'The check was late.', 1)`,
    )
    .run()
  const [first, second] = await twoAdmins(browser, server, '/inbox?kind=alert')
  const entry = (admin: Page, words: string) => admin.getByRole('listitem').filter({ hasText: words })
  await entry(first, 'The copy').getByRole('button', { name: 'Close' }).click()
  await expect(entry(first, 'The copy')).toHaveCount(0)
  await entry(second, 'The copy').getByRole('button', { name: 'Close' }).click()
  await expect(second.getByText('Om Das has closed this entry in the meantime.')).toBeVisible()
  await expect(entry(second, 'The copy')).toHaveCount(0)
  await entry(second, 'The check').getByRole('button', { name: 'Close' }).click()
  await expect(second.getByText('Entry closed')).toBeVisible()
  await forget(first, second)
})

test('a payout is paid once, and reversed once', async ({ browser, server }) => {
  const [first, second] = await twoAdmins(browser, server, '/payouts')
  const pay = async (admin: Page, reference: string) => {
    await admin.getByLabel('Select Meera Joshi').check()
    await admin.getByRole('button', { name: 'Mark 1 as paid' }).click()
    await admin.getByRole('dialog').getByLabel('Reference of the bank').fill(reference)
    await admin.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  }
  const reverse = async (admin: Page, reason: string) => {
    await admin.getByRole('button', { name: 'Reverse the payout of Meera Joshi' }).click()
    await admin.getByLabel('Reason, for the audit log').fill(reason)
    await admin.getByRole('dialog').getByRole('button', { name: 'Reverse' }).click()
  }
  await pay(first, 'NEFT 1')
  await expect(first.getByText('1 payout is marked as paid.')).toBeVisible()
  await pay(second, 'NEFT 2')
  await expect(
    second.getByText('Not marked: Meera Joshi (Om Das marked it as paid in the meantime, with the reference NEFT 1.)'),
  ).toBeVisible()
  await expect(second.getByLabel('Select Meera Joshi')).toHaveCount(0)

  await reverse(first, 'Wrong account')
  await expect(first.getByText('The payout is reversed.')).toBeVisible()
  await reverse(second, 'Sent back')
  const dialog = second.getByRole('dialog')
  await expect(dialog.getByText('Om Das reversed this payout in the meantime: “Wrong account”.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(second.getByText('Wrong account', { exact: true })).toBeVisible()
  await pay(second, 'NEFT 3')
  await expect(second.getByText('1 payout is marked as paid.')).toBeVisible()
  await forget(first, second)
})

test('a post is approved once; the admin who came second can take the approval back', async ({ browser, server }) => {
  const { id, title } = (await server.db
    .prepare(
      "SELECT id, title FROM blog_post WHERE status = 'published' AND is_approved = 1 ORDER BY created_at DESC LIMIT 1",
    )
    .first<{ id: string; title: string }>()) ?? { id: '', title: '' }
  await server.db
    .prepare('UPDATE blog_post SET is_approved = 0, approved_by = NULL, approved_at = NULL WHERE id = ?')
    .bind(id)
    .run()
  const [first, second] = await twoAdmins(browser, server, '/content?status=published')
  const act = async (admin: Page, verb: 'Approve' | 'Unapprove') => {
    await admin.getByRole('button', { name: `${verb} ${title}`, exact: true }).click()
    await admin.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click()
  }
  await act(first, 'Approve')
  await expect(first.getByText('1 blog approved.')).toBeVisible()
  await act(second, 'Approve')
  await expect(second.getByText('Om Das approved this post in the meantime.')).toBeVisible()
  await act(second, 'Unapprove')
  await expect(second.getByText('1 blog unapproved.')).toBeVisible()
  await forget(first, second)
})

test('a review is removed once', async ({ browser, server }) => {
  const [first, second] = await twoAdmins(browser, server, '/reviews')
  const button = (admin: Page) => admin.getByRole('button', { name: /^Remove the review of/ }).first()
  const remove = async (admin: Page, reason: string) => {
    await button(admin).click()
    await admin.getByRole('dialog').getByLabel('Reason').fill(reason)
    await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  }
  await remove(first, 'It names a private person')
  await expect(first.getByText('The review is removed.')).toBeVisible()
  await remove(second, 'It insults somebody')
  const dialog = second.getByRole('dialog')
  const words = 'Om Das removed this review in the meantime: “It names a private person”.'
  await expect(dialog.getByText(words)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(second.getByText('Removed: It names a private person')).toBeVisible()
  await remove(second, 'It insults somebody')
  await expect(second.getByText('The review is removed.')).toBeVisible()
  await forget(first, second)
})

test('a session that has ended already is not ended, and the admin is told so', async ({ browser, server }) => {
  const { user, other } = await startChat(browser, server, { astrologer: 'raghav@drishti.test', name: 'Raghav Iyer' })
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}${PATH}/live`)
  await admin.getByRole('button', { name: /^End the session of Daniel/ }).click()
  const dialog = admin.getByRole('dialog', { name: 'End this session?' })
  await dialog.getByLabel('Reason, for the audit log').fill('Abuse')
  await endChat(user)
  await expect
    .poll(() => server.db.prepare("SELECT count(*) AS n FROM consultation WHERE state <> 'ended'").first('n'))
    .toBe(0)
  await dialog.getByRole('button', { name: 'End' }).click()
  await expect(dialog.getByText('This session has ended in the meantime, without an admin.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(admin.getByText('No session runs at the moment')).toBeVisible()
  await forget(user, other, admin)
})

test('a client with money is deleted after a second yes; one who is gone already is told', async ({
  browser,
  server,
}) => {
  const [first, second] = await twoAdmins(browser, server, '/clients?search=sunita@')
  const ask = async (admin: Page) => {
    await admin.getByRole('button', { name: /^Actions on Sunita/ }).click()
    await admin.getByRole('menuitem', { name: 'Delete' }).click()
    return admin.getByRole('dialog', { name: /^Delete Sunita/ })
  }
  const [early, late] = [await ask(first), await ask(second)]
  await early.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(early.getByText(/^\$[\d,.]+ .*Refund it first, or let it go to the platform\.$/)).toBeVisible()
  const remove = early.getByRole('button', { name: 'Delete', exact: true })
  await expect(remove).toBeDisabled()
  await early.getByLabel('It goes to the platform', { exact: false }).check()
  await remove.click()
  await expect(first.getByText(/^Sunita .* deleted successfully!$/)).toBeVisible()
  await expect(first.getByText('No clients found matching the current filters')).toBeVisible()
  await late.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(second.getByText(/^Failed to delete client/)).toBeVisible()
  await late.getByRole('button', { name: 'Cancel' }).click()
  await expect(second.getByText('No clients found matching the current filters')).toBeVisible()
  await forget(first, second)
})
