// A web call from browser to browser, with fake microphones: from the list to the receipt.
import { expect, speaking, startCall, test } from '#tests/support/pages/call-pages.ts'
import { loudness } from '#tests/support/pages/loudness.ts'
import { meterReaches } from '#tests/support/rigs/meter-time.ts'

test('a web call connects, is heard on both sides, billed by what was heard, and survives a reload', async ({
  chrome,
  server,
  people,
}) => {
  const { user, page } = await startCall(chrome, server, people)
  await speaking(user, page)
  for (const side of [user, page]) await expect.poll(() => loudness(side)).toBeGreaterThan(0.01)
  await meterReaches(user, 3)

  await user.getByRole('textbox', { name: 'Message' }).fill('do you hear me?')
  await user.keyboard.press('Enter')
  await expect(page.getByText('do you hear me?')).toBeVisible()
  await expect(user.getByText('read', { exact: true })).toBeAttached()
  await user.getByRole('button', { name: 'Mute' }).click()
  await expect(user.getByRole('button', { name: 'Muted' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('has muted the microphone.')).toBeVisible()

  await Promise.all([page.reload(), expect(user.getByText('The meter is paused.', { exact: false })).toBeVisible()])
  await speaking(page, user)

  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  await user.getByText('Good', { exact: true }).click()
  await expect(user.getByRole('radio', { name: /^4/ })).toBeChecked()
  await user.getByLabel('What was wrong?').selectOption('Echo')
  await user.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(user.getByText('Thank you.')).toBeVisible()
  await user.getByRole('link', { name: 'Receipt' }).click()
  await expect(user.getByText('Web call', { exact: false }).first()).toBeVisible()
})
