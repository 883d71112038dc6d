// Files in a chat: several at once, one after the other, and none of them is lost.
import type { Page } from '@playwright/test'
import { startChat } from '#tests/support/pages/chat-pages.ts'
import { expect, test } from '#tests/support/servers/browser-server.ts'

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 letter') })
const choose = (page: Page, ...names: string[]) =>
  page.locator('input[type=file]').first().setInputFiles(names.map(pdf))
/** The names of the files in the conversation, in order. */
const shown = (page: Page) => page.getByRole('link', { name: /\.pdf/ }).allInnerTexts()
const namesOf = async (page: Page) => (await shown(page)).map((each) => /\S+\.pdf/.exec(each)?.[0])

test('several files that are chosen or dropped at once are all sent, in order; those that fail are named', async ({
  browser,
  server,
  people,
}) => {
  const { user, other } = await startChat(browser, server, people)
  await choose(user, 'one.pdf', 'two.pdf')
  await expect.poll(() => namesOf(other)).toEqual(['one.pdf', 'two.pdf'])

  // The first is slow: another one that is chosen, and one that is dropped, wait for it.
  let letGo = () => {}
  const slow = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await user.route('**/files/three.pdf', async (route) => {
    await slow
    await route.continue()
  })
  await choose(user, 'three.pdf')
  await expect(user.getByText('Sending three.pdf.')).toBeVisible()
  await choose(user, 'four.pdf')
  await expect(user.getByText('Sending three.pdf, then 1 more file.')).toBeVisible()
  await user.locator('body').evaluate((body) => {
    const dataTransfer = new DataTransfer()
    const add = (name: string, type: string, part: BlobPart) => dataTransfer.items.add(new File([part], name, { type }))
    add('program.exe', 'application/octet-stream', new Uint8Array([0x4d, 0x5a, 0, 1, 2, 3]))
    add('huge.pdf', 'application/pdf', new Uint8Array(20 * 1024 * 1024 + 1))
    add('five.pdf', 'application/pdf', '%PDF-1.7 letter')
    const drag = (name: string) => new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true })
    for (const name of ['dragover', 'drop']) body.dispatchEvent(drag(name))
  })
  await expect(user.getByRole('alert')).toHaveText('huge.pdf: a file can be at most 20 MB.')
  letGo()
  const sent = ['one.pdf', 'two.pdf', 'three.pdf', 'four.pdf', 'five.pdf']
  await expect.poll(() => namesOf(other)).toEqual(sent)
  await expect.poll(() => namesOf(user)).toEqual(sent)
  await expect(user.getByRole('alert').filter({ hasText: 'program.exe' })).toBeVisible()
  await expect(user.getByRole('alert').filter({ hasText: 'huge.pdf' })).toBeVisible()
  await expect(user.getByText(/^Sending /)).toBeHidden()

  // A failed file is forgotten with the next choice.
  await choose(user, 'six.pdf')
  await expect.poll(() => namesOf(other)).toEqual([...sent, 'six.pdf'])
  await expect(user.getByRole('alert')).toHaveCount(0)

  // Without a network files wait in the page, and none fails.
  await user.context().setOffline(true)
  await choose(user, 'seven.pdf', 'eight.pdf')
  await expect(user.getByText('seven.pdf and 1 more file are sent when the connection is back.')).toBeVisible()
  await user.context().setOffline(false)
  await expect.poll(() => namesOf(other)).toEqual([...sent, 'six.pdf', 'seven.pdf', 'eight.pdf'])
  await expect(user.getByRole('alert')).toHaveCount(0)
})

test('a picture of more than 16 megapixels is made smaller before it is sent', async ({ browser, server, people }) => {
  const { user, other } = await startChat(browser, server, people)
  await user.locator('body').evaluate(async (body) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 6_000, height: 4_000 })
    canvas.getContext('2d')?.fillRect(0, 0, 3_000, 2_000)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([blob ?? ''], 'palm.png', { type: 'image/png' }))
    for (const name of ['dragover', 'drop']) body.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true }))
  })
  const size = () => other.getByAltText(/^palm\./).evaluate((image: HTMLImageElement) => image.naturalWidth / 1_000)
  await expect.poll(size).toBeGreaterThan(4.9)
  expect(await size()).toBeLessThan(5.1)
})
