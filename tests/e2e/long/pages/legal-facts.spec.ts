// The admins' overview leads to the legal facts that are missing, and a Hindi page shows those that are filled in.
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

// Settings belong to all people of a server.
test.use({ ownServer: true })

test('the overview leads to the legal facts that are missing, and a Hindi name is told at its field when too long', async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}/dashboard/admin/overview`)
  await admin.getByRole('link', { name: /^Legal facts that are not set: operator, address, .*courts$/ }).click()
  await admin.getByLabel('Operator', { exact: true }).fill('Drishti Ltd')
  await admin.getByLabel('Courts', { exact: true }).fill('New Delhi')
  await admin.getByLabel('Hindi name').fill('त'.repeat(41))
  await admin.getByRole('button', { name: 'Save the settings' }).click()
  await expect(admin.getByText('At most 40 characters, please.')).toBeVisible()
  await admin.getByLabel('Hindi name').fill('तारा')
  await admin.getByRole('button', { name: 'Save the settings' }).click()
  await expect(admin.getByText('The settings are saved.')).toBeVisible()
  await admin.goto(`${server.url}/dashboard/admin/overview`)
  await expect(admin.getByRole('link', { name: /^Legal facts that are not set: address, / })).toBeVisible()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${server.url}/hi/terms`)
  await expect(visitor).toHaveTitle(/ · तारा$/)
  await expect(visitor.getByRole('main')).toContainText('Drishti Ltd')
  await expect(visitor.getByRole('main').getByText('पंजीकरण', { exact: true })).toHaveCount(0)
})
