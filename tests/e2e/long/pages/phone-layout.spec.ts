// A call on phones, and a keyboard over a chat: controls stay within reach, time and cost in sight.

import { insertBirth } from '#tests/support/database/insert-past.ts'
import { expect, speaking, startCall, test } from '#tests/support/pages/call-pages.ts'
import { startChat } from '#tests/support/pages/chat-pages.ts'
import { drawn, leave, message } from '#tests/support/pages/desk-pages.ts'
import { isCovered } from '#tests/support/screens/covered-controls.ts'
import {
  CONTROLS,
  FIGURES,
  findingsOnPhones,
  insertNamed,
  LONG_NAME,
  MESSAGE_BOX,
  openKeyboard,
} from '#tests/support/screens/phone-layout.ts'

for (const name of [undefined, LONG_NAME])
  test(`no control of a call is covered on a phone, with ${name ? 'names of sixty letters' : 'short names'}`, async ({
    chrome,
    server,
    insertUser,
    insertAstrologer,
  }) => {
    const people = await insertNamed({ insertUser, insertAstrologer }, name)
    const { user, page } = await startCall(chrome, server, people)
    await speaking(user, page)
    await page.getByRole('button', { name: 'Ask for a birth' }).click()
    await user.getByRole('button', { name: 'Share a birth' }).click()
    await user.getByLabel('Birth to share').selectOption(name ?? 'Priya Raman')
    await user.getByRole('dialog').getByRole('button', { name: 'Share a birth' }).click()
    for (const side of [user, page]) {
      await drawn(side)
      await side.setViewportSize({ width: 320, height: 568 })
      // A toast moves to its place, and goes after five seconds.
      const line = side.getByRole('button', { name: /Conversation/ })
      await expect.poll(() => isCovered(line), { timeout: 3_000 }).toBe(false)
      await expect(side.locator('[data-sonner-toast]')).toHaveCount(0)
      await side.setViewportSize({ width: 360, height: 640 })
      // Beside the call it is open from the start.
      expect(await findingsOnPhones(side, { ...FIGURES, ...CONTROLS })).toEqual({})
      await side.setViewportSize({ width: 360, height: 640 })
      await side.locator('summary', { hasText: 'irth of' }).click()
      expect(await findingsOnPhones(side, FIGURES)).toEqual({})
    }
  })

test('every part of the desk is within reach on a low phone', async ({ browser, server, people }) => {
  await insertBirth(people.client)
  const { user, other } = await startChat(browser, server, { ...people, birth: 'Priya Raman' })
  for (const page of [user, other]) {
    await expect(page.getByRole('tab', { name: 'Planets' })).toBeVisible()
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    await page.setViewportSize({ width: 320, height: 568 })
    for (const name of ['Planets', 'Dasha', 'Transits', 'Yogas', 'Panchang']) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
      const found = await findingsOnPhones(page, { ...FIGURES, ...MESSAGE_BOX }, [
        [320, 568],
        [412, 640],
      ])
      expect([name, found]).toEqual([name, {}])
    }
  }
  await leave(user, other)
})

test('a new message is told over a keyboard that leaves half of a small phone', async ({ browser, server, people }) => {
  await insertBirth(people.client)
  const { user, other } = await startChat(browser, server, { ...people, birth: 'Priya Raman' })
  await drawn(user)
  await user.setViewportSize({ width: 360, height: 310 })
  await message(other).fill('The lagna is Mina.')
  await message(other).press('Enter')
  await expect(user.getByRole('button', { name: /The lagna is Mina/ })).toBeInViewport({ ratio: 1 })
  await expect(message(user)).toBeInViewport({ ratio: 1 })
  // At the end of the session the desk folds, and what comes after it is shown.
  await user.setViewportSize({ width: 360, height: 640 })
  await leave(user, other)
  await expect(user.getByRole('link', { name: 'Ask again' })).toBeInViewport()
})

test('a keyboard that lies over the page leaves time, cost and message box in what is seen', async ({
  browser,
  server,
  people,
}) => {
  await insertBirth(people.client)
  const { user, other } = await startChat(browser, server, { ...people, birth: 'Priya Raman' })
  for (const page of [user, other]) {
    await page.setViewportSize({ width: 360, height: 640 })
    await message(page).focus()
    const [height, offsetTop] = [360, 120]
    await openKeyboard(page, { height, offsetTop })
    for (const part of [page.locator('main header dl'), message(page)]) {
      const box = async () => {
        const { y = 0, height: tall = 0 } = (await part.boundingBox()) ?? {}
        return y >= offsetTop && y + tall <= offsetTop + height
      }
      await expect.poll(box).toBe(true)
    }
  }
  await leave(user, other)
})
