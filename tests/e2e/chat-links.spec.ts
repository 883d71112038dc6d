// Links, pictures and the first lines of a chat.
import { expect, logInAs, onlineAs, test } from '../support/browser-server.ts'
import { endChat, startChat } from '../support/chat-pages.ts'

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('an address is a link that gives nothing away; the first one of the other side comes with a warning; a picture has no second bar', {
  tag: '@long',
}, async ({ browser, server }) => {
  const { user, other } = await startChat(browser, server, { astrologer: 'suresh@drishti.test', name: 'Suresh Patil' })
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
}) => {
  const meera = await onlineAs(browser, server, 'astrologer@drishti.test')
  const user = await logInAs(browser, server, 'user@drishti.test')
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: 'Chat: Meera Joshi' }).click()
  await user.getByLabel('Budget for this session').fill('9')
  await user.getByRole('button', { name: /to chat$/ }).click()
  await expect(user.getByText('$1.50 a minute, at most $9.00 for this session')).toBeVisible()
  const write = user.getByRole('textbox', { name: 'Message' })
  await write.fill('I must decide by Friday.')
  await write.press('Enter')
  await expect(user.getByText('I must decide by Friday.')).toBeVisible()
  await user.reload()
  await expect(user.getByText('I must decide by Friday.')).toBeVisible()
  await meera.getByRole('button', { name: 'Accept Chat' }).click()
  await expect(meera.getByText('I must decide by Friday.')).toHaveCount(1)
  await expect(user.getByText('I must decide by Friday.')).toHaveCount(1)
  await endChat(user)
})

test('a ring answers no stray key, and tells of an attached kundli', async ({ browser, server }) => {
  const raghav = await onlineAs(browser, server, 'raghav@drishti.test')
  const user = await logInAs(browser, server, 'user@drishti.test')
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: 'Chat: Raghav Iyer' }).click()
  const births = user.getByRole('dialog').getByLabel('Birth to share')
  await births.selectOption({ index: 1 })
  await user.getByRole('button', { name: /to chat$/ }).click()
  const dialog = raghav.getByRole('alertdialog', { name: 'Incoming Chat' })
  await expect(dialog.getByRole('heading', { name: 'Incoming Chat' })).toBeFocused()
  for (const key of ['Space', 'Enter', 'Space']) await raghav.keyboard.press(key)
  await expect(dialog.getByText('Kundli attached')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Accept Chat' })).toBeEnabled()
  await expect(user.getByText('Ringing Raghav Iyer')).toBeVisible()
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(user.getByText('Raghav Iyer could not take it just then.')).toBeVisible()
})
