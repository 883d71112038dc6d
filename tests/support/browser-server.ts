import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { storeLogin } from '#app/auth/storage.ts'
import type { LoginAnswer } from '#workers/contract/identity.ts'
import { PASSWORD } from '../../scripts/seed/people.ts'
import { createFileServers, type FileServers, type ServerOptions } from './file-servers.ts'
import type { TestServer } from './server.ts'

type OfTest = ServerOptions & { server: TestServer; sharedServer: boolean }

/** Browser tests with a server of the demo's people. The tests of a file share one; no two files do, except in a group. */
export const test = base.extend<OfTest, { servers: FileServers }>({
  /** The server's clock runs so many times faster than the machine's. */
  clockRate: [1, { option: true }],
  /** Settings of the server. */
  bindings: [{}, { option: true }],
  /** The files of the project share a server: they only look. */
  sharedServer: [false, { option: true }],
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a destructured first argument
    async ({}, use) => {
      const servers = createFileServers()
      await use(servers)
      await servers.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  server: [
    async ({ servers, browser, clockRate, bindings, sharedServer }, use, { file, project }) => {
      await use(await servers.of(sharedServer ? project.name : file, { clockRate, bindings }))
      // A page that stays open works on: its sockets, its clocks, its stars.
      for (const context of browser.contexts()) await context.close()
    },
    { timeout: 300_000 },
  ],
})

/** A browser context of one person, logged in by one request, on their dashboard. account.spec tests the form. */
export async function logInAs(
  browser: Browser,
  server: Pick<TestServer, 'url'>,
  email: string,
  password = PASSWORD,
): Promise<Page> {
  const page = await (await browser.newContext({ storageState: await loginOf(server, email, password) })).newPage()
  await page.goto(`${server.url}/dashboard`)
  await page.waitForURL(/\/dashboard\//)
  return page
}

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** The traces of the login form in a browser: the cookie, and the keys of the app's own storage. */
async function loginOf({ url }: Pick<TestServer, 'url'>, email: string, password: string): Promise<StorageState> {
  const response = await fetch(`${url}/api/users/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`login of ${email}: ${response.status} ${await response.text()}`)
  const [pair = ''] = (response.headers.get('set-cookie') ?? '').split(';')
  const [name = '', value = ''] = pair.split('=')
  const stored = new Map<string, string>()
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
  storeLogin(store, (await response.json()) as LoginAnswer)
  const cookie = { path: '/', expires: -1, httpOnly: true, secure: true, sameSite: 'Lax' as const }
  return {
    cookies: [{ name, value, domain: new URL(url).hostname, ...cookie }],
    origins: [{ origin: url, localStorage: [...stored].map(([name, value]) => ({ name, value })) }],
  }
}

/** An astrologer, logged in and online. */
export async function onlineAs(browser: Browser, server: Pick<TestServer, 'url'>, email: string): Promise<Page> {
  const page = await logInAs(browser, server, email)
  await goOnline(page)
  return page
}

export async function goOnline(page: Page): Promise<void> {
  const available = page.getByRole('switch', { name: 'Available', exact: true })
  // The switch moves before the server has answered, and goes back where the line did not open in time.
  await expect(async () => {
    if (!(await available.isChecked())) {
      const stored = page.waitForResponse(/toggle_status/)
      await available.check()
      await stored
    }
    await expect(page.getByText('You are online', { exact: true })).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

/** The newest code that was mailed to an address. */
export async function codeFor(server: TestServer, email: string): Promise<string> {
  const sent = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as { to: string; text: string }[]
  return /\d{6}/.exec(sent.find(({ to }) => to === email)?.text ?? '')?.[0] ?? ''
}

export { expect }
