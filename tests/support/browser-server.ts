import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { startSeededServer, type TestServer } from './server.ts'

/** Browser tests with a server of their own, one per test file, filled with the demo's people. */
export const test = base.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a destructured first argument
    async ({}, use) => {
      const server = await startSeededServer()
      // The browser takes Secure cookies from localhost only.
      await use({ ...server, url: server.url.replace('127.0.0.1', 'localhost') })
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** A browser of their own, logged in with the demo's password. */
export async function logInAs(browser: Browser, server: TestServer, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${server.url}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('drishti-demo')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(/\/dashboard\//)
  return page
}

/** An astrologer, logged in and online. */
export async function onlineAs(browser: Browser, server: TestServer, email: string): Promise<Page> {
  const page = await logInAs(browser, server, email)
  await page.getByRole('switch', { name: 'Available', exact: true }).check()
  await expect(page.getByText('You are online', { exact: true })).toBeVisible()
  return page
}

/** The newest code that was mailed to an address. */
export async function codeFor(server: TestServer, email: string): Promise<string> {
  const sent = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as { to: string; text: string }[]
  return /\d{6}/.exec(sent.find(({ to }) => to === email)?.text ?? '')?.[0] ?? ''
}

export { expect }
