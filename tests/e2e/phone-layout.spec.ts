// A paid chat on phones: the open chart leaves room for time, cost, message box and the newest message.
import type { Page } from '@playwright/test'
import { startChat } from '#tests/support/pages/chat-pages.ts'
import { drawn, leave, message } from '#tests/support/pages/desk-pages.ts'
import { FIGURES, findingsOnPhones, insertNamed, LONG_NAME, MESSAGE_BOX } from '#tests/support/screens/phone-layout.ts'
import { expect, test } from '#tests/support/servers/browser-server.ts'

const BOTH = { ...FIGURES, ...MESSAGE_BOX }

for (const name of [undefined, LONG_NAME])
  test(`no control of a chat is covered on a phone, with ${name ? 'names of sixty letters' : 'short names'}`, async ({
    browser,
    server,
    insertUser,
    insertAstrologer,
  }) => {
    const people = await insertNamed({ insertUser, insertAstrologer }, name)
    const birth = name ?? 'Priya Raman'
    const { user, other } = await startChat(browser, server, { ...people, birth })
    const line = (page: Page) => page.locator('summary', { hasText: 'irth of' })
    for (const page of [user, other]) {
      // A window that was wide has the chart open.
      await drawn(page)
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
      expect(await findingsOnPhones(page, BOTH)).toEqual({})
      await line(page).click()
      expect(await findingsOnPhones(page, BOTH)).toEqual({})
    }

    // The line below the chart shows the newest message, and a press on it shows the conversation.
    await user.setViewportSize({ width: 360, height: 640 })
    await line(user).click()
    await drawn(user)
    await message(other).fill('Your Moon stands in Rohini.')
    await message(other).press('Enter')
    const told = user.getByRole('button', { name: /Your Moon stands in Rohini/ })
    await expect(told).toBeInViewport({ ratio: 1 })
    await told.click()
    await expect(user.getByRole('log').getByText('Your Moon stands in Rohini.')).toBeInViewport()
    await expect(user.getByRole('log')).toBeFocused()
    await leave(user, other)
  })
