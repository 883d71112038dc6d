// A web call from browser to browser, with fake microphones: from the list to the receipt.
import type { Browser } from '@playwright/test'
import { chromium } from '@playwright/test'
import { expect, logInAs, onlineAs, test } from '../support/browser-server.ts'

let browser: Browser
test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--allow-loopback-in-peer-connection',
      '--disable-features=WebRtcHideLocalIpsWithMdns',
      '--autoplay-policy=no-user-gesture-required',
    ],
  })
})
test.afterAll(() => browser.close())

test('a web call connects, is heard on both sides, billed by what was heard, and survives a reload', async ({
  server,
}) => {
  const farzana = await onlineAs(browser, server, 'farzana@drishti.test')
  const user = await logInAs(browser, server, 'daniel@drishti.test')
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: /^Chat: Farzana/ }).click()
  await user.getByRole('radio', { name: /^Web call/ }).check()
  await user.getByRole('button', { name: /^Call Farzana/ }).click()
  await user.waitForURL(/\/call\//)
  await expect(farzana.getByRole('dialog', { name: 'Incoming Call' })).toBeVisible()
  const [page] = await Promise.all([
    farzana.context().waitForEvent('page'),
    farzana.getByRole('button', { name: 'Accept on Web' }).click(),
  ])
  await page.waitForURL(/\/call\//)
  const accepted = Date.now()
  await expect(user.getByText('Speaking')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('Speaking')).toBeVisible({ timeout: 15_000 })
  test.info().annotations.push({ type: 'connected after ms', description: String(Date.now() - accepted) })
  await expect(user.getByText('00:03')).toBeVisible()

  await user.getByRole('textbox', { name: 'Message' }).fill('do you hear me?')
  await user.keyboard.press('Enter')
  await expect(page.getByText('do you hear me?')).toBeVisible()
  await user.getByRole('button', { name: 'Mute' }).click()
  await expect(user.getByRole('button', { name: 'Muted' })).toHaveAttribute('aria-pressed', 'true')

  await page.reload()
  await expect(user.getByText('The meter is paused.', { exact: false })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('Speaking')).toBeVisible({ timeout: 15_000 })
  await expect(user.getByText('Speaking')).toBeVisible({ timeout: 15_000 })

  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  await user.getByRole('link', { name: 'Receipt' }).click()
  await expect(user.getByText('Web call', { exact: false }).first()).toBeVisible()
})
