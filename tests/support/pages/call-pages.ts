// Browser tests of calls from browser to browser, with fake microphones.
import { type Browser, chromium, type Page } from '@playwright/test'
import {
  test as base,
  type ClientAndAstrologer,
  expect,
  logInAs,
  onlineAs,
} from '#tests/support/servers/browser-server.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { headlessShell } from '../../../scripts/lib/browsers/chromium.mjs'
import type { Person } from './people.ts'
import { chooseKind } from './request-dialog.ts'

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

type CallOptions = ClientAndAstrologer & { user?: Page; budget?: string }

/** Asks for a web call from the list; the astrologer is called by the first name. */
export async function askForCall(user: Page, server: TestServer, astrologer: Person, budget = ''): Promise<void> {
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: `Chat: ${astrologer.name}` }).click()
  await chooseKind(user, 'Web call')
  if (budget) await user.getByLabel('Budget for this session').fill(budget)
  await user.getByRole('button', { name: /^Call / }).click()
  await user.waitForURL(/\/call\//)
}

/** The astrologer answers in the browser: the page of the call, which opens beside the other one. */
export async function acceptOnWeb(other: Page): Promise<Page> {
  await expect(other.getByRole('alertdialog', { name: 'Incoming Call' })).toBeVisible()
  const [page] = await Promise.all([
    other.context().waitForEvent('page'),
    other.getByRole('button', { name: 'Accept on Web' }).click(),
  ])
  await page.waitForURL(/\/call\//)
  return page
}

/** A web call asked for from the list and accepted, each in a page of its own: the user's and the astrologer's. */
export async function startCall(
  chrome: Browser,
  server: TestServer,
  { client, astrologer, user, budget }: CallOptions,
): Promise<{ user: Page; page: Page }> {
  const other = await onlineAs(chrome, server, astrologer)
  user ??= await logInAs(chrome, server, client)
  await askForCall(user, server, astrologer, budget)
  return { user, page: await acceptOnWeb(other) }
}

/** Both speak. */
export async function speaking(...pages: Page[]): Promise<void> {
  for (const page of pages) await expect(page.getByText('Speaking')).toBeVisible()
}

export { expect }
