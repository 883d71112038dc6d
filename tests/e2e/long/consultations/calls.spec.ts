// Calls beside their journey: how they end, the files beside them, the device that they run on.

import { insertPastConsultation } from '#tests/support/database/insert-past.ts'
import { expect, speaking, startCall, test } from '#tests/support/pages/call-pages.ts'
import { watchMicrophones } from '#tests/support/pages/microphones.ts'
import { chooseKind } from '#tests/support/pages/request-dialog.ts'
import { logInAs, onlineAs } from '#tests/support/servers/browser-server.ts'

test('a call whose end the network swallows is hung up at once, and ends as soon as anything gets through', async ({
  chrome,
  server,
  people,
}) => {
  const user = await logInAs(chrome, server, people.client)
  const microphones = await watchMicrophones(user)
  const { page } = await startCall(chrome, server, { ...people, user })
  await speaking(user, page)
  expect(await microphones.held()).toBe(1)
  await user.context().setOffline(true)
  await expect(user.getByText('This page lost its connection.')).toBeVisible()
  await expect(user.getByText('The call may go on, and is charged while you hear each other.')).toBeVisible()
  await expect(user.getByText('The meter is paused', { exact: false })).toHaveCount(0)
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByRole('region', { name: 'Call', exact: true }).getByRole('status')).toHaveText('Ending…')
  await expect.poll(microphones.held).toBe(0)
  await expect(user.getByText('Not confirmed by the server yet.')).toBeVisible()
  // The side that hung up is not charged for the time after it.
  const figures = user.locator('main > header dl')
  const stood = await figures.textContent()
  // The other side hears nobody, and is not told that they speak.
  await expect(page.getByText('Speaking')).toBeHidden()
  expect(await figures.textContent()).toBe(stood)
  await user.context().setOffline(false)
  await expect(user.getByText('The call is over.')).toBeVisible()
  await expect(page.getByText('The call is over.')).toBeVisible()
})

test('a touch screen has one End call button, which asks while the call is young', async ({
  chrome,
  server,
  people,
}) => {
  const user = await logInAs(chrome, server, people.client)
  await user.setViewportSize({ width: 390, height: 844 })
  await user.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => ask(query === '(pointer: coarse)' ? 'all' : query)
  })
  const { page } = await startCall(chrome, server, { ...people, user })
  await speaking(user, page)
  const end = user.getByRole('button', { name: 'End call' })
  await expect(end).toHaveCount(1)
  await end.click()
  await expect(user.getByRole('heading', { name: 'End this call?' })).toBeVisible()
  await user.getByRole('button', { name: 'Go on talking' }).click()
  await speaking(user)
  await end.click()
  await user.getByRole('dialog').getByRole('button', { name: 'End call' }).click()
  await expect(user.getByText('The call is over.')).toBeVisible()
})

test('an end that the server cannot take by request goes over the socket of the room', async ({
  chrome,
  server,
  people,
}) => {
  const { user, page } = await startCall(chrome, server, people)
  await speaking(user, page)
  await user.route('**/api/calls/end/**', (route) => route.fulfill({ status: 500, json: { error: 'x', code: 'x' } }))
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  await expect(page.getByText('The call is over.')).toBeVisible()
})

test('a call that was too short for stars offers to ask again all the same', async ({ chrome, server, people }) => {
  const { user, page } = await startCall(chrome, server, people)
  await speaking(user, page)
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  await expect(user.getByRole('link', { name: 'Ask again' })).toBeVisible()
  await expect(user.getByRole('radio', { name: '5 of 5' })).toHaveCount(0)
})

test('after a call of a minute or more the panel asks for stars, once', async ({ chrome, server, people }) => {
  const id = await insertPastConsultation(server, { ...people, kind: 'web-call' })
  const user = await logInAs(chrome, server, people.client)
  await user.goto(`${server.url}/call/${id}`)
  const panel = user.getByRole('region', { name: `How was the session with ${people.astrologer.name}?` })
  await panel.getByRole('radio', { name: '5 of 5' }).check({ force: true })
  await panel.getByRole('button', { name: 'Send rating' }).click()
  await expect(user.getByRole('region', { name: 'Your rating' })).toContainText('5 of 5')
  await user.reload()
  await expect(user.getByRole('region', { name: 'Your rating' })).toContainText('5 of 5')
  await expect(user.getByRole('radio', { name: '5 of 5' })).toHaveCount(0)
  await expect(user.getByRole('link', { name: 'Ask again' })).toBeVisible()
})

test('a file dropped beside the conversation is sent; the way back from the files leads to the tab of the call', async ({
  chrome,
  server,
  people,
}) => {
  const { user, page } = await startCall(chrome, server, people)
  await speaking(user, page)
  const taken = await user.locator('.orb').evaluate((orb) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['a note'], 'note.txt', { type: 'text/plain' }))
    const drag = (name: string) => new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true })
    return ['dragover', 'drop'].map((name) => !orb.dispatchEvent(drag(name)))
  })
  expect(taken).toEqual([true, true])
  await expect(page.getByText('note.txt')).toBeVisible()

  const [files] = await Promise.all([
    user.context().waitForEvent('page'),
    user.getByRole('link', { name: 'Files' }).click(),
  ])
  await expect(files.getByRole('row', { name: /note\.txt/ })).toBeVisible()
  expect(await files.evaluate(() => window.opener?.location.pathname)).toBe(new URL(user.url()).pathname)
  // Somebody who went here and there in that tab comes back as well.
  await files.goto(`${files.url()}?again`)
  await Promise.all([files.waitForEvent('close'), files.getByRole('button', { name: 'Back to the call' }).click()])
  await expect(user.getByText('Speaking')).toBeVisible()
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(page.getByText('The call is over.')).toBeVisible()
})

test('the list of files beside a call takes a file, shows it and deletes it for both', async ({
  chrome,
  server,
  people,
}) => {
  const { user, page } = await startCall(chrome, server, people)
  await speaking(user, page)
  const [files] = await Promise.all([
    user.context().waitForEvent('page'),
    user.getByRole('link', { name: 'Files' }).click(),
  ])
  await expect(files.getByText('No files yet')).toBeVisible()
  const choosing = files.waitForEvent('filechooser')
  await files.getByRole('button', { name: 'Choose a file' }).click()
  await (await choosing).setFiles({
    name: 'chart.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await expect(files.getByRole('row', { name: /chart\.png/ })).toContainText('You')
  await expect(page.getByRole('img', { name: 'chart.png' })).toBeVisible()
  await files.getByRole('button', { name: 'Show chart.png' }).click()
  await expect(files.getByRole('dialog', { name: 'chart.png' }).getByRole('img')).toBeVisible()
  await files.keyboard.press('Escape')
  const url = await page.getByRole('img', { name: 'chart.png' }).getAttribute('src')
  await files.getByRole('button', { name: 'Delete chart.png' }).click()
  await files.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(files.getByRole('row', { name: /chart\.png/ })).toContainText('removed')
  await expect(page.getByText('chart.png was removed.')).toBeVisible()
  expect((await page.request.get(`${server.url}${url}`)).status()).toBe(404)
  await files.close()
})

test('while it rings the caller’s microphone is made ready, and given back when the ring is cancelled', async ({
  chrome,
  server,
  people,
}) => {
  await onlineAs(chrome, server, people.astrologer)
  const user = await logInAs(chrome, server, people.client)
  const microphones = await watchMicrophones(user)
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: `Chat: ${people.astrologer.name}` }).click()
  await chooseKind(user, 'Web call')
  // Nobody asked for a call yet.
  expect(await microphones.held()).toBe(0)
  await user.getByRole('button', { name: /^Call Tara/ }).click()
  await user.waitForURL(/\/call\//)
  await expect.poll(microphones.held).toBe(1)
  await user.getByRole('button', { name: 'Cancel' }).first().click()
  await expect.poll(microphones.held).toBe(0)
})

test('an open call keeps the screen on, is shown by the device, and asks before its page is closed', async ({
  chrome,
  server,
  people,
}) => {
  const user = await logInAs(chrome, server, people.client)
  await user.addInitScript(() => {
    const locks = { held: 0 }
    Object.assign(window, { locks })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        async request() {
          locks.held += 1
          return { release: async () => void --locks.held }
        },
      },
    })
  })
  const held = () => user.evaluate(() => (window as unknown as { locks: { held: number } }).locks.held)
  const { page } = await startCall(chrome, server, { ...people, user })
  await speaking(user, page)
  expect(await held()).toBe(1)
  expect(await user.evaluate(() => navigator.mediaSession.metadata?.title)).toContain('Tara')
  const asked = user.waitForEvent('dialog')
  await user.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await speaking(user)

  await page.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  await expect.poll(held).toBe(0)
})
