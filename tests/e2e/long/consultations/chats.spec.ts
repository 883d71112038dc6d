// Details of a conversation: the newest line is in view, nothing written is lost, links and pictures give nothing away.
import type { Page } from '@playwright/test'
import { insertBirth } from '#tests/support/database/insert-past.ts'
import { endChat, startChat } from '#tests/support/pages/chat-pages.ts'
import { expect, logInAs, onlineAs, test } from '#tests/support/servers/browser-server.ts'

const fromEnd = (page: Page) =>
  page.getByRole('log').evaluate((list) => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight))
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('the receiver sees what arrives; what was written offline survives a reload', async ({
  browser,
  server,
  people,
}) => {
  const { user, other } = await startChat(browser, server, people)
  await other.setViewportSize({ width: 390, height: 700 })
  const write = user.getByRole('textbox', { name: 'Message' })
  for (let n = 1; n <= 12; n += 1) {
    await write.fill(n === 12 ? 'a long line '.repeat(80) : `line ${n}`)
    await write.press('Enter')
    await expect(other.locator('.msg')).toHaveCount(n)
  }
  await expect.poll(() => fromEnd(other)).toBeLessThan(3)
  await expect.poll(() => fromEnd(user)).toBeLessThan(3)

  await user.context().setOffline(true)
  await write.fill('written in the tunnel')
  await write.press('Enter')
  await expect(user.getByText('written in the tunnel')).toBeVisible()
  await user.context().setOffline(false)
  await user.reload()
  await expect(other.getByText('written in the tunnel')).toHaveCount(1)
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
})

test('an address is a link that gives nothing away; the first one of the other side comes with a warning; a picture has no second bar', async ({
  browser,
  server,
  people,
}) => {
  const { user, other } = await startChat(browser, server, people)
  const write = other.getByRole('textbox', { name: 'Message' })
  await write.fill('Read https://example.org/dasha, please.')
  await write.press('Enter')
  const link = user.getByRole('link', { name: 'https://example.org/dasha' })
  await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(user.getByText('This link leads to another site.')).toHaveCount(1)
  await write.fill('And https://example.org/second')
  await write.press('Enter')
  await expect(user.getByRole('link', { name: 'https://example.org/second' })).toBeVisible()
  await expect(user.getByText('This link leads to another site.')).toHaveCount(1)
  // The author needs no warning.
  await expect(other.getByText('This link leads to another site.')).toHaveCount(0)
  // The first lines stand at the composer.
  const gap = async () => {
    const last = await user.locator('.msg').last().boundingBox()
    const composer = await user.locator('form.composer').boundingBox()
    return (composer?.y ?? 0) - ((last?.y ?? 0) + (last?.height ?? 0))
  }
  await expect.poll(gap).toBeLessThan(60)

  const chooser = other.waitForEvent('filechooser')
  await other.getByRole('button', { name: 'Attach a file' }).click()
  await (await chooser).setFiles({ name: 'palm.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })
  const picture = user.getByRole('figure')
  await expect(picture.getByRole('img', { name: 'palm.png' })).toBeVisible()
  await expect(picture.getByRole('link', { name: 'Download palm.png' })).toBeVisible()
  await endChat(user)
})

test('the page shows price and budget while it rings, and sends messages written then at the accept', async ({
  browser,
  server,
  people,
}) => {
  const tara = await onlineAs(browser, server, people.astrologer)
  const user = await logInAs(browser, server, people.client)
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: `Chat: ${people.astrologer.name}` }).click()
  await user.getByLabel('Budget for this session').fill('9')
  await user.getByRole('button', { name: /to chat$/ }).click()
  await expect(user.getByText('$1.80 a minute, at most $9.00 for this session')).toBeVisible()
  const write = user.getByRole('textbox', { name: 'Message' })
  await write.fill('I must decide by Friday.')
  await write.press('Enter')
  await expect(user.getByText('I must decide by Friday.')).toBeVisible()
  await user.reload()
  await expect(user.getByText('I must decide by Friday.')).toBeVisible()
  await tara.getByRole('button', { name: 'Accept Chat' }).click()
  await expect(tara.getByText('I must decide by Friday.')).toHaveCount(1)
  await expect(user.getByText('I must decide by Friday.')).toHaveCount(1)
  await endChat(user)
})

test('a ring answers no stray key, and tells of an attached kundli', async ({ browser, server, people }) => {
  await insertBirth(people.client)
  const tara = await onlineAs(browser, server, people.astrologer)
  const user = await logInAs(browser, server, people.client)
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: `Chat: ${people.astrologer.name}` }).click()
  const births = user.getByRole('dialog').getByLabel('Birth to share')
  await births.selectOption({ index: 1 })
  await user.getByRole('button', { name: /to chat$/ }).click()
  const dialog = tara.getByRole('alertdialog', { name: 'Incoming Chat' })
  await expect(dialog.getByRole('heading', { name: 'Incoming Chat' })).toBeFocused()
  for (const key of ['Space', 'Enter', 'Space']) await tara.keyboard.press(key)
  await expect(dialog.getByText('Kundli attached')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Accept Chat' })).toBeEnabled()
  await expect(user.getByText(`Ringing ${people.astrologer.name}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(user.getByText(`${people.astrologer.name} could not take it just then.`)).toBeVisible()
})

test('the page of a conversation is as high as its window: only the messages scroll', async ({ browser, server }) => {
  const user = await logInAs(browser, server, 'user@drishti.test')
  await user.setViewportSize({ width: 390, height: 600 })
  await user.goto(`${server.url}/chat/seedAstrologer00000001`)
  await expect(user.getByText('This conversation stays in your history.')).toBeVisible()
  expect(await user.evaluate(() => document.documentElement.scrollHeight)).toBe(600)
})

test('a session that is rated already asks nothing, and its bar has no empty row on a phone', async ({
  browser,
  server,
}) => {
  const user = await logInAs(browser, server, 'user@drishti.test')
  await user.setViewportSize({ width: 390, height: 844 })
  await user.goto(`${server.url}/chat/seedAstrologer00000001?session=seedSession00000000001`)
  await expect(user.getByRole('region', { name: 'Your rating' })).toContainText('5 of 5')
  await expect(user.getByRole('radio')).toHaveCount(0)
  await expect(user.getByRole('link', { name: 'Receipt' })).toBeVisible()
  await expect(user.locator('main > header dl')).toHaveCount(0)
})
