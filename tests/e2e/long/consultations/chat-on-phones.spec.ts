// A whole chat between two phones, from the ring to the receipt: the chart open, a keyboard over the page, and a page translator.

import { insertBirth } from '#tests/support/database/insert-past.ts'
import { translate } from '#tests/support/database/rewritten-documents.ts'
import { startChat } from '#tests/support/pages/chat-pages.ts'
import { drawn, house, message, pointTo } from '#tests/support/pages/desk-pages.ts'
import { meterReaches } from '#tests/support/rigs/meter-time.ts'
import { openKeyboard } from '#tests/support/screens/phone-layout.ts'
import { expect, test } from '#tests/support/servers/browser-server.ts'

const PHONE = { width: 360, height: 640 }

test('a chat on two phones is written, pointed at and billed under a keyboard and a translator', async ({
  browser,
  server,
  people,
}) => {
  await insertBirth(people.client)
  const { user, other } = await startChat(browser, server, { ...people, birth: 'Priya Raman' })
  for (const page of [user, other]) {
    await page.setViewportSize(PHONE)
    await page.reload()
    await page.locator('summary', { hasText: 'irth of' }).click()
    await drawn(page)
  }
  await translate(user, 'replace')
  const write = async (page: typeof user, words: string) => {
    await message(page).focus()
    await openKeyboard(page, { height: 360, offsetTop: 0 })
    await message(page).fill(words)
    await expect(page.locator('main header dl')).toBeInViewport({ ratio: 1 })
    await expect(message(page)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
  }
  await write(other, 'Look at the ninth house.')
  await expect(user.getByRole('button', { name: /Look at the ninth house/ })).toBeVisible()
  await translate(user, 'replace')
  await pointTo(other, 9)
  await expect(house(user, 9)).toHaveAttribute('data-finger', 'theirs')
  await write(user, 'I see it.')
  await expect(other.getByRole('button', { name: /I see it/ })).toBeVisible()
  await translate(user, 'replace')
  await user.getByRole('button', { name: /I see it/ }).click()
  await expect(user.getByRole('log').getByText(/I see it/)).toBeVisible()
  await translate(user, 'replace')
  await write(other, 'It is a long journey.')
  await expect(user.getByRole('log').getByText(/long journey/)).toBeVisible()
  await meterReaches(other, 2)

  await user.locator('main header').getByRole('button', { name: /End/ }).click()
  await translate(user, 'replace')
  await user.getByRole('button', { name: /End session/ }).click()
  await expect(user.getByText(/Ended by you/)).toBeVisible()
  await expect(other.getByText(`Ended by ${people.client.name}.`)).toBeVisible()
  await translate(user, 'replace')
  await user.getByRole('link', { name: /Receipt/ }).click()
  await expect(user.getByRole('heading', { name: /Receipt/ })).toBeVisible()
  await expect(user.getByText(/× 180 ¢ ÷ 60/)).toBeVisible()
  await expect(user.getByText(/Oops!|could not start/)).toHaveCount(0)
})
