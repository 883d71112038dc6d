// Private conversations and files: an admin gives a reason first; files are downloaded and deleted.

import { endChat, startChat } from '#tests/support/pages/chat-pages.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

const PATH = '/dashboard/admin'

test('a conversation opens with a reason only, which stands in the audit log', async ({ browser, server }) => {
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await admin.goto(`${server.url}${PATH}/messages?search=zzz-nobody`)
  await expect(admin.getByText('No chat sessions found')).toBeVisible()
  await admin.goto(`${server.url}${PATH}/messages?search=Priya`)
  await expect(admin.getByText('Total Messages')).toBeVisible()
  await admin
    .getByRole('link', { name: /^Open session / })
    .first()
    .click()
  await admin.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(admin.getByText('Please give a reason.')).toBeVisible()
  await admin.getByLabel('Why do you open it?').fill('A complaint about the talk')
  await admin.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(admin.getByText('Priya Raman', { exact: true }).first()).toBeVisible()
  const id = new URL(admin.url()).pathname.split('/').at(-1)
  const row = await server.db
    .prepare("SELECT detail FROM audit_log WHERE action = 'open_chat' AND object = ?")
    .bind(`session:${id}`)
    .first<{ detail: string }>()
  expect(row?.detail).toBe('A complaint about the talk')
  await admin.getByRole('link', { name: 'Back to Sessions' }).click()
  await expect(admin.getByRole('table', { name: 'Chat sessions' })).toBeVisible()
})

test('shared files: found by their session, downloaded with a reason, deleted together with those that fail named', async ({
  browser,
  server,
  insertAstrologer,
  insertUser,
}) => {
  const [tara, mira] = [await insertAstrologer(), await insertUser({ cents: 2000 })]
  const { user, other } = await startChat(browser, server, { client: mira, astrologer: tara })
  const chooser = user.locator('input[type=file]').first()
  for (const name of ['first.pdf', 'second.pdf']) {
    await chooser.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj\n') })
    await expect(other.getByText(name)).toBeVisible()
  }
  await endChat(user)
  const admin = await logInAs(browser, server, 'admin@drishti.test')
  await expect(async () => {
    await admin.goto(`${server.url}${PATH}/shared-files?search=${encodeURIComponent(tara.name)}`)
    await expect(admin.getByRole('link', { name: `View Files of ${mira.name} with ${tara.name}` })).toBeVisible()
  }).toPass()
  await admin.getByRole('link', { name: `View Files of ${mira.name} with ${tara.name}` }).click()
  const table = admin.getByRole('table', { name: 'Files of this session' })
  await expect(table.getByRole('row')).toHaveCount(3)
  await table.getByRole('button', { name: 'Download first.pdf' }).click()
  await admin.getByLabel('Why do you open it?').fill('Asked for by the client')
  const downloaded = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Open', exact: true }).click()
  expect((await downloaded).suggestedFilename()).toBe('first.pdf')
  await expect(admin.getByRole('button', { name: 'Delete Selected' })).toBeDisabled()
  await table.getByLabel('Select all files').check()
  // Another admin deletes one of them meanwhile.
  const token = await admin.evaluate(() => localStorage.getItem('access'))
  const headers = { authorization: `Bearer ${token}` }
  const { files } = await (await admin.request.get(`${server.url}/api/calls/admin/shared-files/`, { headers })).json()
  const second = files.find((file: { file_name: string; user_name?: string }) => file.file_name === 'second.pdf')
  const gone = await admin.request.delete(`${server.url}/api/calls/admin/shared-files/${second.id}/`, { headers })
  expect(gone.status()).toBe(200)
  await admin.getByRole('button', { name: 'Delete Selected (2)' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(admin.getByText('File deleted successfully!')).toBeVisible()
  await expect(admin.getByText('Failed to delete files: second.pdf')).toBeVisible()
  await expect(admin.getByText('No files in this session')).toBeVisible()
})
