// The panel of a call's end.
import { expect, speaking, startCall, test } from '../support/call-pages.ts'

test('a call that was too short for stars offers to ask again all the same', async ({ chrome, server }) => {
  const { user, page } = await startCall(chrome, server)
  await speaking(user, page)
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  await expect(user.getByRole('link', { name: 'Ask again' })).toBeVisible()
  await expect(user.getByRole('radio', { name: '5 of 5' })).toHaveCount(0)
})
