// The server is killed with SIGKILL while two people look at a chart: both pages stay open, and go on by themselves.
import { expect, test } from '@playwright/test'
import { startChat } from '#tests/support/pages/chat-pages.ts'
import { logIn } from '#tests/support/pages/conversation.ts'
import { house, leave, varga } from '#tests/support/pages/desk-pages.ts'
import { startKillableServer } from '#tests/support/servers/killable-server.ts'

test('a point that is made while the server is dead reaches the other side once it lives again', async ({
  browser,
}) => {
  const server = await startKillableServer()
  const [client, astrologer] = [
    await logIn(server, 'user@drishti.test'),
    await logIn(server, 'astrologer@drishti.test'),
  ]
  const people = { client, astrologer, birth: 'Priya Raman' }
  const { user, other: meera } = await startChat(browser, server, people)
  await varga(meera).selectOption('9')
  await expect(varga(user)).toHaveValue('9')
  await house(meera, 4).press('Enter')
  await expect(house(user, 4)).toHaveAttribute('data-finger', 'theirs')
  // A reload would forget it.
  for (const page of [user, meera]) await page.evaluate(() => Object.assign(window, { never: 'reloaded' }))

  await server.killNow()
  await house(meera, 7).press('Enter')
  await expect(house(meera, 7)).toHaveAttribute('data-finger', 'mine')
  await expect(house(user, 4)).toHaveAttribute('data-finger', 'theirs')
  await server.restart({ samePort: true })

  await expect(house(user, 7)).toHaveAttribute('data-finger', 'theirs')
  await expect(house(meera, 7)).toHaveAttribute('data-finger', 'mine')
  for (const page of [user, meera]) {
    await expect(page.getByText('Pointed to in this session (2)')).toBeVisible()
    await expect(varga(page)).toHaveValue('9')
    expect(await page.evaluate(() => (window as unknown as { never?: string }).never)).toBe('reloaded')
  }
  await leave(user, meera)
  await server.killNow()
  expect(await server.violations()).toEqual([])
  await server.stop()
})
