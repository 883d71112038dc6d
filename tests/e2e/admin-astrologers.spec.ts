// Astrologer Management: found by search and filters, read, edited, approved, and refused where a rule says so.
import { expect, logInAs, test } from '../support/browser-server.ts'

const PATH = '/dashboard/admin/astrologers'

test('an admin searches, disapproves and approves, and switches chats; lists follow', async ({ browser, server }) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(server.url + PATH)
  await expect(admin.getByRole('row')).toHaveCount(13)
  await admin.getByRole('searchbox', { name: 'Search astrologers' }).fill('kavita@')
  await admin.keyboard.press('Enter')
  await expect(admin.getByRole('row')).toHaveCount(2)
  await admin.getByRole('button', { name: 'Actions on Kavita Nair' }).click()
  await admin.getByRole('menuitem', { name: 'Disapprove' }).click()
  await expect(admin.getByText('Astrologer disapproved successfully!')).toBeVisible()
  await expect(admin.getByRole('row', { name: /Kavita Nair/ })).toContainText('Pending')
  await expect(async () => {
    const listed = await (await admin.request.get(`${server.url}/api/astrologers/available/`)).json()
    expect(listed.map((each: { full_name: string }) => each.full_name)).not.toContain('Kavita Nair')
  }).toPass()
  // By keyboard.
  await admin.getByRole('button', { name: 'Actions on Kavita Nair' }).press('Enter')
  await admin.keyboard.press('ArrowDown')
  await admin.keyboard.press('Enter')
  await expect(admin.getByText('Astrologer approved successfully!')).toBeVisible()
  await admin.getByRole('switch', { name: 'Chats of Kavita Nair' }).uncheck()
  await expect(admin.getByText('Chat disabled successfully!')).toBeVisible()
  await admin.goto(`${server.url}${PATH}?chat=disabled`)
  await expect(admin.getByRole('row', { name: /Kavita Nair/ })).toBeVisible()
  await admin.getByRole('combobox', { name: 'Approval' }).selectOption('pending')
  await expect(admin.getByText('No astrologers found matching the current filters')).toBeVisible()
  await admin.getByRole('link', { name: 'Clear filters' }).click()
  await expect(admin.getByRole('row')).toHaveCount(13)
})

test('the profile is edited in a dialog: a payout above its price is told at its field, the rest is saved', {
  tag: '@long',
}, async ({ browser, server }) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}${PATH}?search=raghav`)
  await admin.getByRole('button', { name: 'Actions on Raghav Iyer' }).click()
  await admin.getByRole('menuitem', { name: 'Edit profile' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Edit profile' })
  await dialog.getByLabel('Full name').fill('Raghav S. Iyer')
  await dialog.getByLabel('Chat payout, rupees a minute').fill('9999')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/^At most ₹[\d.]+: a payout is never above the price\.$/)).toBeVisible()
  await dialog.getByLabel('Chat payout, rupees a minute').fill('100')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('Astrologer Raghav S. Iyer updated successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await admin.getByRole('button', { name: 'Details of Raghav S. Iyer' }).click()
  await expect(admin.getByRole('dialog')).toContainText('payout ₹100.00')
})

test('going online for somebody whom nothing can ring is refused with the reason', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}${PATH}?search=suresh`)
  await admin.getByRole('button', { name: 'Actions on Suresh Patil' }).click()
  await admin.getByRole('menuitem', { name: 'Edit profile' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Edit profile' })
  await dialog.getByLabel('Presence').selectOption('online')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Nothing can ring this astrologer', { exact: false })).toBeVisible()
})

test('the overview follows its period, and its chart has an equal table', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}/dashboard/admin/overview`)
  await admin.getByRole('link', { name: 'All Time' }).click()
  await expect(admin).toHaveURL(/period=all/)
  const token = await admin.evaluate(() => localStorage.getItem('access'))
  const headers = { authorization: `Bearer ${token}` }
  const stats = await admin.request.get(`${server.url}/api/admin/dashboard/stats?period=all`, { headers })
  const { gross_revenue_usd: gross, total_sessions: sessions } = await stats.json()
  expect(gross).toBeGreaterThan(0)
  await expect(admin.getByText(`$${gross.toFixed(2)}`, { exact: true })).toBeVisible()
  await expect(admin.getByText(`${sessions} sessions ended`)).toBeVisible()
  await admin.getByText('The same as a table').click()
  await expect(admin.getByRole('table', { name: 'Gross revenue per day' }).getByRole('row')).toHaveCount(31)
  for (const [tab, name] of [
    ['Sessions', 'Sessions per day'],
    ['Astrologers', 'Active astrologers per day'],
  ] as const) {
    await admin.getByRole('button', { name: tab, exact: true }).click()
    await expect(admin.getByRole('table', { name }).getByRole('row')).toHaveCount(31)
  }
  await expect(admin.getByRole('link', { name: /^Posts to review/ })).toHaveAttribute('href', /approval=pending/)
  await expect(admin.getByRole('link', { name: /^Hourly check of the books/ })).toBeVisible()
  await expect(admin.getByRole('link', { name: /^Calls of today/ })).toContainText(' a day')
  expect((await admin.request.get(`${server.url}/api/admin/dashboard/stats?period=year`, { headers })).status()).toBe(
    422,
  )
})

test('an astrologer is deleted after a question; money that is due asks for a second yes', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}${PATH}?search=meera`)
  await admin.getByRole('button', { name: 'Actions on Meera Joshi' }).click()
  await admin.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Delete Meera Joshi?' })
  await expect(dialog).toContainText('This cannot be undone. Money records stay, without the name.')
  const remove = dialog.getByRole('button', { name: 'Delete', exact: true })
  await remove.click()
  await expect(dialog.getByText(/^₹[\d,.]+ is still due to this astrologer\./)).toBeVisible()
  await expect(remove).toBeDisabled()
  await dialog.getByLabel('It goes to the platform', { exact: false }).check()
  await remove.click()
  await expect(admin.getByText('Astrologer Meera Joshi deleted successfully!')).toBeVisible()
  await expect(admin.getByText('No astrologers found matching the current filters')).toBeVisible()
})

test('a change of an astrologer that fails says so, and keeps what was typed', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}${PATH}?search=suresh`)
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

test('filters keep the focus of the keyboard, and follow the browser’s Back', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(server.url + PATH)
  const approval = admin.getByRole('combobox', { name: 'Approval' })
  await approval.focus()
  await approval.selectOption('approved')
  await expect(admin).toHaveURL(/approval=approved/)
  await expect(approval).toBeFocused()
  await admin.goBack()
  await expect(approval).toHaveValue('')
})
