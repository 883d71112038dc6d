// Two people in a chat, each in a browser of their own: asked for, accepted, running, ended.
import type { Browser, Page } from '@playwright/test'
import { expect, logInAs, onlineAs } from '#tests/support/servers/browser-server.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { runFast } from './fast-pages.ts'
import type { Person } from './people.ts'

type Server = Pick<TestServer, 'url'>
/** `rate`: how fast their pages run, beside a server of that rate. `birth`: the saved birth that the client shares. */
type People = { client: Person; astrologer: Person; rate?: number; birth?: string }

async function pressAsk(page: Page, server: Server, astrologer: Person, birth?: string): Promise<void> {
  await page.goto(`${server.url}/astrologers`)
  await page.getByRole('link', { name: `Chat: ${astrologer.name}` }).click()
  if (birth) await page.getByLabel('Birth to share').selectOption(birth)
  await page.getByRole('button', { name: /to chat$/ }).click()
}

/** Asks for a chat from the list. */
export async function ask(page: Page, server: Server, astrologer: Person): Promise<void> {
  await pressAsk(page, server, astrologer)
  await page.waitForURL(/\/chat\//)
}

export async function accept(page: Page): Promise<void> {
  await expect(page.getByRole('alertdialog', { name: 'Incoming Chat' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept Chat' }).click()
  await page.waitForURL(/dashboard\/astrologer\/chat/)
}

export const running = (page: Page) => expect(page.getByText('Session started')).toBeVisible()

/** A chat that runs: the client's page and the astrologer's. */
export async function startChat(
  browser: Browser,
  server: Server,
  { client, astrologer, rate, birth }: People,
): Promise<{ user: Page; other: Page }> {
  const other = await onlineAs(browser, server, astrologer)
  const user = await logInAs(browser, server, client)
  if (rate) {
    for (const page of [user, other]) await runFast(page.context(), rate)
    await other.reload()
  }
  await pressAsk(user, server, astrologer, birth)
  // A ring ends after 45 s: nothing that takes long on a busy machine is waited for before the answer.
  await accept(other)
  await user.waitForURL(/\/chat\//)
  await running(user)
  return { user, other }
}

/** Ends a running chat from one of its pages. A page for which nothing runs yet ends without the question. */
export async function endChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await page.getByRole('button', { name: 'End session' }).click()
}

/** Waits until pages that look at presence are answered that the astrologer is busy: an answer may be five seconds old. */
export async function seenBusy(server: Pick<TestServer, 'url'>, { id }: Person): Promise<void> {
  const read = async () => {
    const answer = await fetch(`${server.url}/api/presence/?ids=${id}`)
    return ((await answer.json()) as Record<string, string>)[id]
  }
  await expect.poll(read).toBe('busy')
}
