// Pictures of an astrologer's practice beside consultations: a post saved elsewhere, a kept draft, a message after a
// session, a blocked client, a booked time on both sides.
import { ADMIN, AUTHOR, editorOf, sendPost } from '../../tests/support/pages/blog-pages.ts'
import type { TestServer } from '../../tests/support/servers/server.ts'
import { pageOf, type Scene, type Stage, shoot } from './stage.ts'

const RECEIPT = '/receipts/seedSession00000000001'

async function posts(stage: Stage): Promise<void> {
  const server = stage.server as unknown as TestServer
  const fields = { title: 'Saturn in the tenth house', content: '<p>Work that lasts.</p>', status: 'draft' }
  const { id } = await sendPost(server, { method: 'POST', path: '/blogs/', fields })
  const page = await pageOf(stage, AUTHOR, `/blogs/edit/${id}`)
  await editorOf(page).fill('Work that lasts, and what it costs.')
  const theirs = { title: 'Saturn in the tenth', content: '<p>Work that lasts for decades.</p>' }
  await sendPost(server, { method: 'PUT', path: `/blogs/${id}/`, fields: theirs, by: ADMIN })
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText('saved elsewhere in the meantime', { exact: false }).waitFor()
  await page.getByText('Read the other version').click()
  await shoot(page, 'practice-post-conflict', stage.folder)
  const other = await page.context().newPage()
  await other.goto(`${stage.server.url}/blogs/create`)
  await other.getByLabel('Title').fill('The Moon as a clock')
  await editorOf(other).fill('It keeps time in twenty-seven rooms.')
  await other.getByText('Kept on this device').waitFor()
  await other.close({ runBeforeUnload: false })
  const again = await page.context().newPage()
  await again.goto(`${stage.server.url}/blogs/create`)
  await again.getByText('You have unsaved text').waitFor()
  await shoot(again, 'practice-draft-kept', stage.folder)
  await page.context().close()
}

async function afterSession(stage: Stage): Promise<void> {
  const user = await pageOf(stage, 'user@drishti.test', RECEIPT)
  const card = user.getByRole('region', { name: 'One more question' })
  await card.getByLabel('Your message to Meera Joshi').fill('Does the dasha of Venus begin in May?')
  await card.getByRole('button', { name: 'Send the message' }).click()
  await card.getByText('has not answered yet', { exact: false }).waitFor()
  await shoot(user, 'practice-message-sent', stage.folder)
  const meera = await pageOf(stage, AUTHOR, RECEIPT)
  await meera.getByLabel('Your answer to Priya Raman').waitFor()
  await meera.getByRole('button', { name: 'Block this client' }).click()
  await meera.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
  await meera.getByText('who cannot ring you', { exact: false }).waitFor()
  await shoot(meera, 'practice-message-and-block', stage.folder)
  await meera.goto(`${stage.server.url}/dashboard/astrologer/availability`)
  await meera.getByRole('button', { name: /^Unblock / }).waitFor()
  await shoot(meera, 'practice-blocked', stage.folder)
  await meera.getByRole('button', { name: /^Unblock / }).click()
  await meera.getByText('Nobody. You can block', { exact: false }).waitFor()
  for (const page of [user, meera]) await page.context().close()
}

export const practiceScene: Scene = {
  name: 'practice',
  async play(stage) {
    await posts(stage)
    await afterSession(stage)
  },
}
