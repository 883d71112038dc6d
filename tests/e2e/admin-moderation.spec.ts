// Content, the audit log, and what runs now.
import { expect, logInAs, test } from '../support/browser-server.ts'
import { startChat } from '../support/chat-pages.ts'

const PATH = '/dashboard/admin'

test('posts are chosen, unapproved and approved together; one is read in a frame without scripts', async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}${PATH}/content?approval=approved`)
  const table = admin.getByRole('table', { name: 'Blogs' })
  await expect(table.getByRole('row').nth(2)).toBeVisible()
  const boxes = table.getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await admin.getByRole('button', { name: 'Unapprove', exact: true }).click()
  await admin.getByRole('dialog', { name: 'Unapprove 2 blogs?' }).getByRole('button', { name: 'Unapprove' }).click()
  await expect(admin.getByText('2 blogs unapproved.')).toBeVisible()
  await expect(admin.getByText('2 selected')).toBeHidden()
  await admin.getByRole('combobox', { name: 'Approval' }).selectOption('pending')
  await expect(table.getByRole('button', { name: /^Approve / }).first()).toBeVisible()
  await table
    .getByRole('button', { name: /^Read / })
    .first()
    .click()
  const dialog = admin.getByRole('dialog')
  const frame = dialog.getByTitle('Content of the blog')
  // No scripts, no forms. Its own sheet is there, so that the admin sees what readers will.
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin')
  const post = frame.contentFrame().locator('.post-text')
  await expect(post).not.toBeEmpty()
  await expect(post).toHaveCSS('font-family', /Inter/)
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await admin.getByRole('dialog', { name: 'Approve this blog?' }).getByRole('button', { name: 'Approve' }).click()
  await expect(admin.getByText('1 blog approved.')).toBeVisible()
  await admin.goto(`${server.url}${PATH}/content?author_name=nobody`)
  await expect(admin.getByText('No blogs found matching the current filters.')).toBeVisible()
})

test('a running session is seen and ended with a reason, which the audit log and its file show', async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}${PATH}/live`)
  await expect(admin.getByText('No session runs at the moment')).toBeVisible()
  const { user } = await startChat(browser, server, { astrologer: 'raghav@drishti.test', name: 'Raghav Iyer' })
  await admin.reload()
  await admin.getByRole('button', { name: /^End the session of Daniel .* with Raghav Iyer$/ }).click()
  const dialog = admin.getByRole('dialog', { name: 'End this session?' })
  await dialog.getByRole('button', { name: 'End' }).click()
  await expect(dialog.getByText('Please give a reason.')).toBeVisible()
  await dialog.getByLabel('Reason, for the audit log').fill('=HYPERLINK("http://x.test")')
  await dialog.getByRole('button', { name: 'End' }).click()
  await expect(admin.getByText('The session is ended.')).toBeVisible()
  await expect(user.getByText(/Ended by our support team/).first()).toBeVisible()
  await admin.goto(`${server.url}${PATH}/audit`)
  await admin.getByLabel('What').selectOption({ label: 'End session' })
  await admin.getByRole('button', { name: 'Show' }).click()
  await expect(admin).toHaveURL(/action=end_session/)
  const table = admin.getByRole('table', { name: 'Entries' })
  await expect(table.getByRole('row').nth(1)).toContainText('=HYPERLINK')
  const file = await admin.request.get(`${server.url}${PATH}/audit.csv?action=end_session`)
  expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8')
  expect(await file.text()).toContain(`"'=HYPERLINK(""http://x.test"")"`)
  await admin.goto(`${server.url}${PATH}/audit?object=session:nothing`)
  await expect(admin.getByText('No entries match these filters')).toBeVisible()
})
