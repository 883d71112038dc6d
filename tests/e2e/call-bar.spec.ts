// The money in the bar of a session.
import { expect, speaking, startCall, test } from '../support/call-pages.ts'

test('the bar shows a budget below the balance, on a phone too; the tab that lost the call shows no figures', {
  tag: '@long',
}, async ({ chrome, server }) => {
  const { user, page } = await startCall(chrome, server, { budget: '9' })
  await speaking(user, page)
  const bar = user.locator('main > header dl')
  await expect(bar.getByText('Budget left')).toBeVisible()
  await expect(bar).toContainText(/Budget left\$8\.\d\d$/)
  await expect(bar.getByText('Balance left')).toBeVisible()
  await user.setViewportSize({ width: 390, height: 800 })
  await expect(bar.getByText('Budget left')).toBeVisible()
  await expect(bar.getByText('Balance left')).toBeHidden()
  await expect(page.locator('main > header dl')).not.toContainText('Budget')

  const second = await user.context().newPage()
  await second.goto(user.url())
  await expect(user.getByText('This call is open in another tab.')).toBeVisible()
  await expect(bar).toHaveText('Time–Cost so far–Balance left–Budget left–')
  await second.getByRole('button', { name: 'End call' }).first().click()
  await expect(page.getByText('The call is over.')).toBeVisible()
})
