// The panel of a call's end.
import { expect, speaking, startCall, test } from '../support/call-pages.ts'

test('after a call the panel asks for stars once, and for the line apart from them', async ({ chrome, server }) => {
  const { user, page } = await startCall(chrome, server)
  await speaking(user, page)
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  // Too short to be rated; asking again is offered all the same.
  await expect(user.getByRole('link', { name: 'Ask again' })).toBeVisible()
  await expect(user.getByRole('radio', { name: '5 of 5' })).toHaveCount(0)
  // As if it had lasted.
  const id = new URL(user.url()).pathname.split('/').at(-1)
  await server.db.prepare('update consultation set billable_seconds = 90 where id = ?').bind(id).run()
  await user.reload()
  const panel = user.getByRole('region', { name: 'How was the session with Farzana Qureshi?' })
  await panel.getByRole('radio', { name: '5 of 5' }).check({ force: true })
  await panel.getByRole('button', { name: 'Send rating' }).click()
  await expect(user.getByRole('region', { name: 'Your rating' })).toContainText('5 of 5')
  await user.reload()
  await expect(user.getByRole('region', { name: 'Your rating' })).toContainText('5 of 5')
  await expect(user.getByRole('radio', { name: '5 of 5' })).toHaveCount(0)
  // The astrologer is not asked.
  await expect(page.getByRole('radio', { name: '5 of 5' })).toHaveCount(0)
})
