// The menu has every free tool: on a phone, on a wide screen by keyboard, and for a client who is logged in.
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'
import { started } from '#tests/support/servers/started.ts'

test('the menu leads to a tool from each screen, and marks the page', async ({ browser, page, server }) => {
  const client = await logInAs(browser, server, 'user@drishti.test')
  const phone = await browser.newPage()
  await client.setViewportSize({ width: 1280, height: 800 })
  await page.setViewportSize({ width: 1280, height: 800 })
  await phone.setViewportSize({ width: 320, height: 800 })
  for (const each of [page, phone, client]) {
    await each.goto(`${server.url}/kp/horary`)
    await started(each)
    const opener = each.getByRole('button', { name: 'Open menu' })
    await opener.focus()
    await each.keyboard.press('Enter')
    const drawer = each.getByRole('dialog', { name: 'Menu' })
    await expect(drawer.getByRole('link', { name: 'KP horary' })).toHaveAttribute('aria-current', 'page')
    await expect(drawer.locator('[aria-current]')).toHaveCount(1)
    await drawer.getByRole('link', { name: 'Prashna' }).focus()
    await each.keyboard.press('Enter')
    await expect(each).toHaveURL(/\/prashna$/)
    await expect(drawer).toBeHidden()
  }
})
