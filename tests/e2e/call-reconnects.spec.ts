// A page of a call that lost something finds back by itself.
import { expect, speaking, startCall, test } from '../support/call-pages.ts'

test('a page that could not prepare its call once tries again by itself', { tag: '@long' }, async ({
  chrome,
  server,
}) => {
  const { user, page } = await startCall(chrome, server)
  await speaking(user, page)
  await user.route('**/api/calls/token/', (route) => route.abort(), { times: 2 })
  await user.reload()
  await expect(user.getByText('The call could not be prepared')).toBeVisible()
  await speaking(user, page)
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(page.getByText('The call is over.')).toBeVisible()
})
