// The work of an admin: astrologers, payouts, the inbox, posts, sessions that run.

import { insertPastConsultation } from '#tests/support/database/insert-past.ts'
import { ADMIN, approvePost, sendPost, visitorFinds } from '#tests/support/pages/blog-pages.ts'
import { startChat } from '#tests/support/pages/chat-pages.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

const PATH = '/dashboard/admin'

test('an admin finds an astrologer who waits, approves and edits them; lists follow', async ({
  browser,
  server,
  insertAstrologer,
}) => {
  const tara = await insertAstrologer({ approved: false })
  const listed = async () => {
    const answer = await fetch(`${server.url}/api/astrologers/available/`)
    return ((await answer.json()) as { full_name: string }[]).map((each) => each.full_name)
  }
  const admin = await logInAs(browser, server, ADMIN)
  await admin.goto(`${server.url}${PATH}/astrologers`)
  await admin.getByRole('searchbox', { name: 'Search astrologers' }).fill(tara.email)
  await admin.keyboard.press('Enter')
  await expect(admin.getByRole('row')).toHaveCount(2)
  await expect(admin.getByRole('row', { name: tara.name })).toContainText('Pending')
  // By keyboard.
  await admin.getByRole('button', { name: `Actions on ${tara.name}` }).press('Enter')
  await admin.keyboard.press('ArrowDown')
  await admin.keyboard.press('Enter')
  await expect(admin.getByText('Astrologer approved successfully!')).toBeVisible()
  await expect.poll(listed).toContain(tara.name)

  await admin.getByRole('button', { name: `Actions on ${tara.name}` }).click()
  await admin.getByRole('menuitem', { name: 'Edit profile' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Edit profile' })
  await dialog.getByLabel('Full name').fill(`${tara.name} Iyer`)
  await dialog.getByLabel('Chat payout, rupees a minute').fill('9999')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/^At most ₹[\d.]+: a payout is never above the price\.$/)).toBeVisible()
  await dialog.getByLabel('Chat payout, rupees a minute').fill('100')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText(`Astrologer ${tara.name} Iyer updated successfully!`)).toBeVisible()
  await expect(dialog).toBeHidden()
  await admin.getByRole('button', { name: `Details of ${tara.name} Iyer` }).click()
  await expect(admin.getByRole('dialog')).toContainText('payout ₹100.00')
  await admin.keyboard.press('Escape')

  await admin.getByRole('button', { name: `Actions on ${tara.name} Iyer` }).click()
  await admin.getByRole('menuitem', { name: 'Disapprove' }).click()
  await expect(admin.getByText('Astrologer disapproved successfully!')).toBeVisible()
  await expect.poll(listed).not.toContain(`${tara.name} Iyer`)
})

test('a due is paid, which the astrologer sees, and reversed, which makes it due again', async ({
  browser,
  server,
  insertAstrologer,
  insertUser,
}) => {
  const tara = await insertAstrologer()
  await insertPastConsultation(server, { client: await insertUser({ cents: 2000 }), astrologer: tara })
  const admin = await logInAs(browser, server, ADMIN)
  await admin.goto(`${server.url}${PATH}/payouts`)
  const row = admin.getByRole('table', { name: 'Due to astrologers' }).getByRole('row', { name: tara.name })
  const amount = ((await row.locator('td').last().textContent()) ?? '').trim()
  await expect(admin.getByRole('button', { name: 'Mark as paid' })).toBeDisabled()
  await row.getByLabel(`Select ${tara.name}`).check()
  await admin.getByRole('button', { name: 'Mark 1 as paid' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Mark 1 payout as paid?' })
  await dialog.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(dialog.getByText('Please enter the reference of the bank.')).toBeVisible()
  await dialog.getByLabel('Reference of the bank').fill('NEFT 4711')
  await dialog.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(admin.getByText('1 payout is marked as paid.')).toBeVisible()
  await expect(row).toBeHidden()
  const made = admin.getByRole('table', { name: 'Payouts that were made' })
  await expect(made.getByRole('row', { name: tara.name })).toContainText(amount)

  const astrologer = await logInAs(browser, server, tara)
  await astrologer.goto(`${server.url}/dashboard/astrologer/earnings`)
  await expect(astrologer.getByText('NEFT 4711').first()).toBeVisible()

  await made.getByRole('button', { name: `Reverse the payout of ${tara.name}` }).click()
  await admin.getByLabel('Reason, for the audit log').fill('The bank sent it back')
  await admin.getByRole('dialog').getByRole('button', { name: 'Reverse' }).click()
  await expect(admin.getByText('The payout is reversed.')).toBeVisible()
  await expect(row.locator('td').last()).toHaveText(amount)
})

test('an admin answers, refunds and closes; the one who comes late is told who was first', async ({
  browser,
  server,
  insertAstrologer,
  insertUser,
}) => {
  const mira = await insertUser({ cents: 2000 })
  const id = await insertPastConsultation(server, { client: mira, astrologer: await insertAstrologer() })
  const detail = `The sound was gone for half of our talk: ${mira.name}`
  await server.db
    .prepare("INSERT INTO inbox_entry (id, kind, object, user_id, detail, at) VALUES (?, 'problem_report', ?, ?, ?, ?)")
    .bind(`report:${id}`, `session:${id}`, mira.id, detail, Date.now())
    .run()
  const admin = await logInAs(browser, server, ADMIN)
  await admin.goto(`${server.url}${PATH}/overview`)
  await admin.getByRole('link', { name: /^Reported problem/ }).click()
  const report = admin.getByRole('listitem').filter({ hasText: detail })
  await report.getByRole('button', { name: 'Answer by mail' }).click()
  await report.getByRole('button', { name: 'Send the answer' }).click()
  await expect(report.getByText('Please write at least 10 characters.')).toBeVisible()
  await report.getByRole('textbox').fill('We are sorry, and have refunded a dollar.')
  await report.getByRole('button', { name: 'Send the answer' }).click()
  await expect(admin.getByText('Answer sent')).toBeVisible()

  await report.getByRole('button', { name: 'Refund' }).click()
  await report.getByLabel('Amount in dollars').fill('1')
  await report.getByLabel('Reason').fill('Half of it was silent')
  await report.getByRole('button', { name: 'Refund now' }).click()
  await expect(report.getByText('$1.00')).toBeVisible()
  const client = await logInAs(browser, server, mira)
  await client.goto(`${server.url}/receipts/${id}`)
  await expect(client.getByText('$1.00').first()).toBeVisible()

  const late = await admin.context().newPage()
  await late.goto(`${server.url}${PATH}/inbox`)
  const same = late.getByRole('listitem').filter({ hasText: detail })
  await expect(same.getByRole('button', { name: 'Close' })).toBeEnabled()
  await report.getByRole('button', { name: 'Close' }).click()
  await expect(report).toHaveCount(0)
  await same.getByRole('button', { name: 'Close' }).click()
  await expect(late.getByText(/has closed this entry in the meantime/)).toBeVisible()
  await expect(same).toHaveCount(0)
})

test('a post is read in a frame without scripts and unapproved, and no visitor finds it any more', async ({
  browser,
  server,
  insertAstrologer,
}) => {
  const tara = await insertAstrologer()
  const title = `Saturn by ${tara.name}`
  const fields = { title, content: '<p>Slowly.</p>', status: 'published' }
  const { id } = await sendPost(server, { method: 'POST', path: '/blogs/', fields, by: tara })
  await approvePost(server, id)
  expect(await visitorFinds(browser, server, title)).toEqual([title])
  const admin = await logInAs(browser, server, ADMIN)
  await admin.goto(`${server.url}${PATH}/content?author_name=${encodeURIComponent(tara.name)}`)
  await admin.getByRole('button', { name: `Read ${title}` }).click()
  const dialog = admin.getByRole('dialog')
  const frame = dialog.getByTitle('Content of the blog')
  // No scripts, no forms. Its own sheet is there, so that the admin sees what readers will.
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin')
  const post = frame.contentFrame().locator('.post-text')
  await expect(post).toHaveText('Slowly.')
  await expect(post).toHaveCSS('font-family', /Inter/)
  await dialog.getByRole('button', { name: 'Unapprove' }).click()
  await admin.getByRole('dialog', { name: 'Unapprove this blog?' }).getByRole('button', { name: 'Unapprove' }).click()
  await expect(admin.getByText('1 blog unapproved.')).toBeVisible()
  expect(await visitorFinds(browser, server, title)).toEqual([])
})

test('a running session is ended with a reason, which both sides and the audit log show', async ({
  browser,
  server,
  insertAstrologer,
  insertUser,
}) => {
  const [tara, mira] = [await insertAstrologer(), await insertUser({ cents: 2000 })]
  const { user, other } = await startChat(browser, server, { client: mira, astrologer: tara })
  const admin = await logInAs(browser, server, ADMIN)
  await admin.goto(`${server.url}${PATH}/live`)
  await admin.getByRole('button', { name: `End the session of ${mira.name} with ${tara.name}` }).click()
  const dialog = admin.getByRole('dialog', { name: 'End this session?' })
  await dialog.getByRole('button', { name: 'End' }).click()
  await expect(dialog.getByText('Please give a reason.')).toBeVisible()
  await dialog.getByLabel('Reason, for the audit log').fill(`Abuse of ${tara.name}`)
  await dialog.getByRole('button', { name: 'End' }).click()
  await expect(admin.getByText('The session is ended.')).toBeVisible()
  for (const page of [user, other]) await expect(page.getByText(/Ended by our support team/).first()).toBeVisible()
  await admin.goto(`${server.url}${PATH}/audit`)
  await admin.getByLabel('What').selectOption({ label: 'End session' })
  await admin.getByRole('button', { name: 'Show' }).click()
  await expect(admin).toHaveURL(/action=end_session/)
  await expect(admin.getByRole('table', { name: 'Entries' })).toContainText(`Abuse of ${tara.name}`)
})
