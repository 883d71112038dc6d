// Taps and keys while a page hydrates: React must not give the page up, whatever the moment they arrive in.
import type { CDPSession, Page } from '@playwright/test'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

const PUBLIC = ['/', '/login', '/kundli', '/panchang', '/horoscope', '/KundliMatch']
const GUARDED = ['/astrologers', '/dashboard/user/wallet', '/chat']
const EVERY_MS = 40

/** Loads a page on a processor four times as slow, with a tap and a key every 40 ms until its router runs. */
async function loadUnderInput(page: Page, cdp: CDPSession, url: string): Promise<void> {
  let loading = true
  const tap = { x: 2, y: 300, button: 'left', clickCount: 1 } as const
  const input = setInterval(() => {
    if (!loading) return
    // Input reaches the page at once; waiting for each answer would slow the taps down.
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      cdp.send('Input.dispatchMouseEvent', { type, ...tap }).catch(() => undefined)
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      cdp
        .send('Input.dispatchKeyEvent', { type, key: 'Shift', code: 'ShiftLeft', windowsVirtualKeyCode: 16 })
        .catch(() => undefined)
  }, EVERY_MS)
  try {
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.__started, null, { polling: 50 })
  } finally {
    loading = false
    clearInterval(input)
  }
}

/** The theme switch stands on every page and needs React: it tells a live page from a dead one. */
async function expectAlive(page: Page, path: string): Promise<void> {
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? 'system')
  const before = await theme()
  await page.getByRole('button', { name: 'Switch between light and dark' }).first().click()
  await expect.poll(theme, `${path} answers a click`).not.toBe(before)
}

async function expectAllAlive(page: Page, origin: string, paths: readonly string[]): Promise<void> {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(String(error)))
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const path of paths) {
    await loadUnderInput(page, cdp, origin + path)
    await expectAlive(page, path)
    expect(failures, path).toEqual([])
  }
}

test('pages of visitors stay alive under taps and keys while they hydrate', async ({ page, server }) => {
  await expectAllAlive(page, server.url, PUBLIC)
})

test('pages of users stay alive under taps and keys while they hydrate', async ({ browser, server }) => {
  const page = await logInAs(browser, server, 'user@drishti.test')
  await expectAllAlive(page, server.url, GUARDED)
})
