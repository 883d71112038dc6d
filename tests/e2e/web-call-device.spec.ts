// The device during a web call: screen, media session, a question before leaving.
import { logInAs, onlineAs } from '../support/browser-server.ts'
import { expect, speaking, startCall, test } from '../support/call-pages.ts'
import { watchMicrophones } from '../support/microphones.ts'

test('while it rings the caller’s microphone is made ready, and given back when the ring is cancelled', {
  tag: '@long',
}, async ({ chrome, server }) => {
  await onlineAs(chrome, server, 'farzana@drishti.test')
  const user = await logInAs(chrome, server, 'daniel@drishti.test')
  const microphones = await watchMicrophones(user)
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: /^Chat: Farzana/ }).click()
  await user.getByRole('radio', { name: /^Web call/ }).check()
  // Nobody asked for a call yet.
  expect(await microphones.held()).toBe(0)
  await user.getByRole('button', { name: /^Call Farzana/ }).click()
  await user.waitForURL(/\/call\//)
  await expect.poll(microphones.held).toBe(1)
  await user.getByRole('button', { name: 'Cancel' }).first().click()
  await expect.poll(microphones.held).toBe(0)
})

test('an open call keeps the screen on, is shown by the device, and asks before its page is closed', {
  tag: '@long',
}, async ({ chrome, server }) => {
  const user = await logInAs(chrome, server, 'daniel@drishti.test')
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
  const { page } = await startCall(chrome, server, { user })
  await speaking(user, page)
  expect(await held()).toBe(1)
  expect(await user.evaluate(() => navigator.mediaSession.metadata?.title)).toContain('Farzana')
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
