import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { storeLogin } from '#app/login-state/login-storage.ts'
import { insertAstrologer, insertUser, newName } from '#tests/support/database/insert-people.ts'
import { newNetwork, type Person } from '#tests/support/pages/people.ts'
import type { LoginAnswer } from '#workers/contract/accounts/identity.ts'
import { PASSWORD } from '../../../scripts/seed/people.ts'
import { createProcessServers, type ProcessServers, type ServerOptions } from './process-servers.ts'
import type { TestServer } from './server.ts'

type OfTest = Omit<ServerOptions, 'owner'> & {
  ownServer: boolean
  server: TestServer
  insertUser(given?: Parameters<typeof insertUser>[1]): Promise<Person>
  insertAstrologer(given?: Parameters<typeof insertAstrologer>[1]): Promise<Person>
  /** A client with $50 and an astrologer, made for the test. */
  people: ClientAndAstrologer
}

/** The fixtures that insert people. */
export type Inserts = Pick<OfTest, 'insertUser' | 'insertAstrologer'>

export type ClientAndAstrologer = { client: Person; astrologer: Person }

/**
 * Browser tests on a server with the demo's people, which all tests of a process share: a test looks at the demo's
 * people, and changes only those that it has inserted.
 */
export const test = base.extend<OfTest, { servers: ProcessServers }>({
  /** The server's clock runs so many times faster than the machine's. */
  clockRate: [1, { option: true }],
  /** Settings of the server. */
  bindings: [{}, { option: true }],
  /** The file changes what everybody on a server sees (settings, prices, the demo's people). */
  ownServer: [false, { option: true }],
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a destructured first argument
    async ({}, use) => {
      const servers = createProcessServers()
      await use(servers)
      await servers.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: [
    async ({ servers, browser, clockRate, bindings, ownServer }, use, { file }) => {
      await use(await servers.of({ clockRate, bindings, owner: ownServer ? file : null }))
      // A page that stays open works on: its sockets, its clocks, its stars.
      for (const context of browser.contexts()) await context.close()
    },
    { timeout: 60_000 },
  ],
  insertUser: async ({ server }, use) => use((given) => insertUser(server, { name: newName('Mira'), ...given })),
  insertAstrologer: async ({ server }, use) => {
    const made: string[] = []
    await use(async (given) => {
      const person = await insertAstrologer(server, { name: newName('Tara'), ...given })
      made.push(person.id)
      return person
    })
    // The lists of the tests that follow show the demo's astrologers and their own.
    for (const id of made) await server.db.prepare('UPDATE astrologer SET is_approved = 0 WHERE id = ?').bind(id).run()
  },
  people: async ({ insertUser, insertAstrologer }, use) =>
    use({ client: await insertUser({ cents: 5_000 }), astrologer: await insertAstrologer() }),
})

/** A browser context of one person, logged in without the form, on their dashboard: somebody inserted, or the e-mail of somebody of the demo. */
export async function logInAs(
  browser: Browser,
  server: Pick<TestServer, 'url'>,
  who: Person | string,
  password = PASSWORD,
): Promise<Page> {
  const storageState = typeof who === 'string' ? await loginOf(server, who, password) : stateOf(server, who)
  const page = await (await browser.newContext({ storageState })).newPage()
  await page.goto(`${server.url}/dashboard`)
  await page.waitForURL(/\/dashboard\//)
  return page
}

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

async function loginOf(server: Pick<TestServer, 'url'>, email: string, password: string): Promise<StorageState> {
  const response = await fetch(`${server.url}/api/users/login/`, {
    method: 'POST',
    // A limit counts the log-ins of a network.
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': newNetwork() },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`login of ${email}: ${response.status} ${await response.text()}`)
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
  return storageOf(server, cookie, (await response.json()) as LoginAnswer)
}

function stateOf(server: Pick<TestServer, 'url'>, { id, name, role, access, refresh, cookie }: Person): StorageState {
  const user = { id, full_name: name, profile_photo: null, wallet_balance: 0 }
  return storageOf(server, cookie, { access, refresh, role, user })
}

/** The traces of the login form in a browser: the cookie, and the keys of the app's own storage. */
function storageOf({ url }: Pick<TestServer, 'url'>, cookie: string, answer: LoginAnswer): StorageState {
  const [name = '', value = ''] = cookie.split('=')
  const stored = new Map<string, string>()
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
  storeLogin(store, answer)
  const form = { path: '/', expires: -1, httpOnly: true, secure: true, sameSite: 'Lax' as const }
  return {
    cookies: [{ name, value, domain: new URL(url).hostname, ...form }],
    origins: [{ origin: url, localStorage: [...stored].map(([name, value]) => ({ name, value })) }],
  }
}

/** An astrologer, logged in and online. */
export async function onlineAs(browser: Browser, server: Pick<TestServer, 'url'>, who: Person | string): Promise<Page> {
  const page = await logInAs(browser, server, who)
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
  }).toPass({ timeout: 30_000 })
}

/** The newest code that was mailed to an address. */
export async function codeFor(server: TestServer, email: string): Promise<string> {
  const sent = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as { to: string; text: string }[]
  return /\d{6}/.exec(sent.find(({ to }) => to === email)?.text ?? '')?.[0] ?? ''
}

export { expect }
