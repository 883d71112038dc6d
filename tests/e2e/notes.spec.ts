// Private notes about a client: written in a chat, saved as one types, at hand in the next session.
import { expect, logInAs, test } from '../support/browser-server.ts'

test('notes save themselves, come back with the client, and are nobody else’s', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'astrologer@drishti.test')
  const { results } = await server.db
    .prepare("SELECT id FROM consultation WHERE astrologer_id = 'seedAstrologer00000001' AND kind = 'chat' LIMIT 1")
    .all<{ id: string }>()
  const chat = `${server.url}/dashboard/astrologer/chat/${results[0]?.id}`
  await page.goto(chat)
  await page.locator('summary', { hasText: /^Your notes about/ }).click()
  const notes = page.getByRole('textbox', { name: /^Your notes about/ })
  await notes.fill('Born at dawn; asks about work.')
  await expect(page.getByText('Only you see them', { exact: false })).toBeVisible()
  await page.route('**/api/calls/notes/**', (route) => route.abort())
  await notes.fill('Born at dawn; asks about work, and about a move.')
  await expect(page.getByText('Not saved.', { exact: false })).toBeVisible()
  await page.unroute('**/api/calls/notes/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Only you see them', { exact: false })).toBeVisible()
  await page.goto(chat)
  await page.locator('summary', { hasText: /^Your notes about/ }).click()
  await expect(notes).toHaveValue('Born at dawn; asks about work, and about a move.')
})
