// Two people in a chat, each in a browser of their own.
import type { Browser, Page } from '@playwright/test'
import { expect, logInAs, onlineAs } from './browser-server.ts'
import { runFast } from './fast-pages.ts'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

/** `rate`: how fast their pages run, beside a server of that rate. `birth`: the saved birth that the client shares. */
type People = { client: Person; astrologer: Person; rate?: number; birth?: string }

/** A chat that runs: the client's page and the astrologer's. */
export async function startChat(
  browser: Browser,
  server: Pick<TestServer, 'url'>,
  { client, astrologer, rate, birth }: People,
): Promise<{ user: Page; other: Page }> {
  const other = await onlineAs(browser, server, astrologer)
  const user = await logInAs(browser, server, client)
  if (rate) {
    for (const page of [user, other]) await runFast(page.context(), rate)
    await other.reload()
  }
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: `Chat: ${astrologer.name}` }).click()
  if (birth) await user.getByLabel('Birth to share').selectOption(birth)
  await user.getByRole('button', { name: /to chat$/ }).click()
  // A ring ends after 45 s: nothing that takes long on a busy machine is waited for before the answer.
  await other.getByRole('button', { name: 'Accept Chat' }).click()
  await user.waitForURL(/\/chat\//)
  await other.waitForURL(/dashboard\/astrologer\/chat/)
  await expect(user.getByText('Session started')).toBeVisible()
  return { user, other }
}

/** Ends a chat from one of its pages. */
export async function endChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await page.getByRole('button', { name: 'End session' }).click()
}
