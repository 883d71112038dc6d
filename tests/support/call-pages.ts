// Browser tests of calls from browser to browser, with fake microphones.
import { type Browser, chromium, type Page } from '@playwright/test'
import { headlessShell } from '../../scripts/lib/chromium.mjs'
import { test as base, expect, logInAs, onlineAs } from './browser-server.ts'
import type { TestServer } from './server.ts'

/** Chromium with fake microphones that it hands out without asking. */
export function launchForCalls(): Promise<Browser> {
  return chromium.launch({
    executablePath: headlessShell,
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--allow-loopback-in-peer-connection',
      '--disable-features=WebRtcHideLocalIpsWithMdns',
      '--autoplay-policy=no-user-gesture-required',
    ],
  })
}

/** `chrome`: one that takes calls. Each test leaves no page of it behind. */
export const test = base.extend<{ fresh: undefined }, { chrome: Browser }>({
  chrome: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a destructured first argument
    async ({}, use) => {
      const browser = await launchForCalls()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  fresh: [
    async ({ chrome }, use) => {
      await use(undefined)
      for (const context of chrome.contexts()) await context.close()
    },
    { auto: true },
  ],
})

type CallOptions = { user?: Page; budget?: string }

/** A web call asked for from the list and accepted, each in a page of its own: the user's and the astrologer's. */
export async function startCall(chrome: Browser, server: TestServer, { user, budget }: CallOptions = {}) {
  const farzana = await onlineAs(chrome, server, 'farzana@drishti.test')
  user ??= await logInAs(chrome, server, 'daniel@drishti.test')
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: /^Chat: Farzana/ }).click()
  await user.getByRole('radio', { name: /^Web call/ }).check()
  if (budget) await user.getByLabel('Budget for this session').fill(budget)
  await user.getByRole('button', { name: /^Call Farzana/ }).click()
  await user.waitForURL(/\/call\//)
  await expect(farzana.getByRole('alertdialog', { name: 'Incoming Call' })).toBeVisible()
  const [page] = await Promise.all([
    farzana.context().waitForEvent('page'),
    farzana.getByRole('button', { name: 'Accept on Web' }).click(),
  ])
  await page.waitForURL(/\/call\//)
  return { user, page }
}

/** Both speak. */
export async function speaking(...pages: Page[]): Promise<void> {
  for (const page of pages) await expect(page.getByText('Speaking')).toBeVisible()
}

export { expect }
