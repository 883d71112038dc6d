// Details of a conversation: the newest line is in view, nothing written is lost.
import type { Page } from '@playwright/test'
import { expect, logInAs, onlineAs, test } from '../support/browser-server.ts'

const fromEnd = (page: Page) =>
  page.locator('ol[aria-live]').evaluate((list) => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight))

test('the receiver sees what arrives; what was written offline survives a reload', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const suresh = await onlineAs(browser, server, 'suresh@drishti.test')
  await suresh.setViewportSize({ width: 390, height: 700 })
  const user = await logInAs(browser, server, 'daniel@drishti.test')
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: /^Chat: Suresh/ }).click()
  await user.getByRole('button', { name: /to chat$/ }).click()
  await suresh.getByRole('button', { name: 'Accept Chat' }).click()
  await user.waitForURL(/\/chat\//)
  await suresh.waitForURL(/dashboard\/astrologer\/chat/)
  const write = user.getByRole('textbox', { name: 'Message' })
  for (let n = 1; n <= 12; n += 1) {
    await write.fill(n === 12 ? 'a long line '.repeat(80) : `line ${n}`)
    await write.press('Enter')
    await expect(suresh.locator('.msg')).toHaveCount(n)
  }
  await expect.poll(() => fromEnd(suresh)).toBeLessThan(3)
  await expect.poll(() => fromEnd(user)).toBeLessThan(3)

  await user.context().setOffline(true)
  await write.fill('written in the tunnel')
  await write.press('Enter')
  await expect(user.getByText('written in the tunnel')).toBeVisible()
  await user.context().setOffline(false)
  await user.reload()
  await expect(suresh.getByText('written in the tunnel')).toHaveCount(1)
  await expect(user.getByText('written in the tunnel')).toHaveCount(1)

  await user.getByRole('button', { name: /^End/ }).first().click()
  await user.getByRole('dialog').getByRole('button', { name: /^End/ }).click()
  await expect(user.getByText('This conversation stays in your history.')).toBeVisible()
  // The banner of the end takes room, and the last line is still there.
  await expect.poll(() => fromEnd(user)).toBeLessThan(3)

  // The history leads to this very transcript.
  await expect(user.getByText(/ billed, \$/)).toBeVisible()
  await user.goto(`${server.url}/dashboard/user/history`)
  await user.getByRole('link', { name: 'Chat', exact: true }).first().click()
  await expect(user).toHaveURL(/session=/)
  await expect(user.getByText('written in the tunnel')).toBeVisible()
  await user.close()
  await suresh.close()
})
