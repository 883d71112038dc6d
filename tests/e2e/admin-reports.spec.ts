// Reports: asked for, made by cron, downloaded, deleted; what was typed wrongly is said at its field.
import { readFile } from 'node:fs/promises'
import { expect, logInAs, test } from '../support/browser-server.ts'

const PATH = '/dashboard/admin/reports'

test('an admin asks for a report, sees it get ready without a reload, takes it along and deletes it', async ({
  browser,
  server,
}) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(server.url + PATH)
  await expect(admin.getByText('No report yet')).toBeVisible()
  await admin.getByLabel('About').selectOption('Sessions')
  await admin.getByLabel('First day').fill('2024-02-01')
  await admin.getByLabel('Last day').fill('2024-01-31')
  await admin.getByRole('button', { name: 'Make the report' }).click()
  await expect(admin.getByText('The last day is before the first one.')).toBeVisible()
  const today = await admin.getByLabel('Last day').getAttribute('max')
  await admin.getByLabel('Last day').fill(today ?? '')
  await admin.getByRole('button', { name: 'Make the report' }).click()
  await expect(admin.getByText('The report is asked for.', { exact: false })).toBeVisible()
  const row = admin.getByRole('row', { name: /Sessions/ })
  await expect(row).toContainText('Queued')
  server.startCron()
  await expect(row).toContainText('Ready')

  const downloading = admin.waitForEvent('download')
  await row.getByRole('link', { name: /^Download Sessions, Feb 1, 2024 to / }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`sessions-2024-02-01-to-${today}.csv`)
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(head).toMatch(/^Session,Kind,Client,/)
  await expect(row).toContainText(String(lines.length))
  expect(lines.join('\n')).toContain('Priya Raman')

  await row.getByRole('button', { name: /^Delete Sessions/ }).click()
  await admin.getByRole('dialog', { name: 'Delete this report?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(admin.getByText('The report is deleted.')).toBeVisible()
  await expect(admin.getByText('No report yet')).toBeVisible()
  await admin.goto(`${server.url}/dashboard/admin/audit?action=ask_for_report`)
  await expect(admin.getByRole('row', { name: /Ask for report/ })).toContainText('Type: sessions')
})
