// The dialog of a ring: what it tells, what silences it, and what becomes of it when the caller leaves.
import type { Page } from '@playwright/test'
import { expect, logInAs, onlineAs, test } from '../support/browser-server.ts'

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Incoming Chat' })

/** A browser that plays no sound before its page was touched. */
async function refuseSound(page: Page): Promise<void> {
  await page.evaluate(() => {
    const play = HTMLMediaElement.prototype.play
    let touched = false
    addEventListener('pointerdown', () => (touched = true), { once: true, capture: true })
    HTMLMediaElement.prototype.play = function refusing() {
      return touched ? play.call(this) : Promise.reject(new DOMException('', 'NotAllowedError'))
    }
  })
}

async function ring(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/astrologers`)
  await page.getByRole('link', { name: 'Chat: Meera Joshi' }).click()
  await page.getByRole('button', { name: /to chat$/ }).click()
  await expect(page.getByText('Ringing Meera Joshi')).toBeVisible()
}

test('the ring names caller, kind and pay; sound can be turned on; Escape silences, only the button rejects', {
  tag: '@long',
}, async ({ browser, server }) => {
  const meera = await onlineAs(browser, server, 'astrologer@drishti.test')
  const user = await logInAs(browser, server, 'daniel@drishti.test')
  await refuseSound(meera)
  await ring(user, server.url)
  await expect(dialogOf(meera)).toHaveAccessibleDescription(/^Daniel .*Chat.*You earn.*a minute.*Longest.*min/)
  await meera.getByRole('button', { name: 'Turn on ring sound' }).click()
  await expect(meera.getByText('This browser plays no sound')).toBeHidden()
  // A key within the first moment answers nothing.
  await expect(async () => {
    await meera.keyboard.press('Escape')
    await expect(meera.getByText('The sound of this ring is off.')).toBeVisible({ timeout: 100 })
  }).toPass()
  await meera.keyboard.press('Escape')
  await expect(dialogOf(meera)).toBeVisible()
  await expect(user.getByText('Ringing Meera Joshi')).toBeVisible()
  await meera.getByRole('button', { name: 'Reject' }).click()
  await expect(user.getByText('Meera Joshi could not take it just then.')).toBeVisible()
})

test('a caller on another page keeps the ring; closing that page withdraws it', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  const meera = await onlineAs(browser, server, 'astrologer@drishti.test')
  const user = await logInAs(browser, server, 'daniel@drishti.test')
  await ring(user, server.url)
  await user.goto(`${server.url}/dashboard/user/wallet`)
  await expect(user.getByText('Ringing Meera Joshi')).toBeVisible()
  await expect(dialogOf(meera).getByText(/automatically in 00:2\d/)).toBeVisible()
  await user.close()
  await expect(meera.getByText('Daniel Osei left before you answered')).toBeVisible()
  await expect(dialogOf(meera)).toBeHidden()
})

test('sounds switched off stay off in this browser: a ring is shown, vibrates, and plays nothing', {
  tag: '@long',
}, async ({ browser, server }) => {
  const meera = await onlineAs(browser, server, 'astrologer@drishti.test')
  await meera.goto(`${server.url}/dashboard/astrologer/availability`)
  await meera.getByRole('switch', { name: 'Sounds' }).uncheck()
  await expect(meera.getByText('This browser plays no sounds.', { exact: false })).toBeVisible()
  await meera.addInitScript(() => {
    HTMLMediaElement.prototype.play = function noted() {
      document.documentElement.dataset.played = this.src
      return Promise.resolve()
    }
    navigator.vibrate = (pattern) => {
      document.documentElement.dataset.vibrated = String(pattern)
      return true
    }
  })
  await meera.reload()
  await expect(meera.getByRole('switch', { name: 'Sounds' })).not.toBeChecked()
  // No browser vibrates on a page that nobody touched.
  await meera.getByRole('heading', { level: 1 }).click()
  const user = await logInAs(browser, server, 'daniel@drishti.test')
  await ring(user, server.url)
  await expect(dialogOf(meera).getByText('Sounds are off in this browser.')).toBeVisible()
  await expect(meera.locator('html')).toHaveAttribute('data-vibrated', '400,200,400')
  await expect(meera.locator('html')).not.toHaveAttribute('data-played')
})
