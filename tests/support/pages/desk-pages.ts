// The parts of the chart desk that its tests press and look at.
import type { Browser, Page } from '@playwright/test'
import { insertBirth } from '#tests/support/database/insert-past.ts'
import { type ClientAndAstrologer, expect } from '#tests/support/servers/browser-server.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { endChat, startChat } from './chat-pages.ts'

export const house = (page: Page, n: number) => page.getByRole('button', { name: new RegExp(`^House ${n}, `) })
/** By keys: a click in the middle of a house may be on a graha. */
export const pointTo = (page: Page, n: number) => house(page, n).press('Enter')
export const chart = (page: Page) => page.getByRole('group', { name: /North Indian style/ })
export const varga = (page: Page) => page.getByRole('combobox', { name: 'Chart', exact: true })
export const tab = (page: Page, name: string) => page.getByRole('tab', { name })
export const message = (page: Page) => page.getByLabel('Message', { exact: true })

export async function drawn(...pages: Page[]): Promise<void> {
  for (const page of pages) await expect(chart(page)).toBeVisible()
}

/** A chat in which the client shares the birth of Priya Raman. */
export async function startDesk(browser: Browser, server: TestServer, people: ClientAndAstrologer) {
  await insertBirth(people.client)
  return startChat(browser, server, { ...people, birth: 'Priya Raman' })
}

/** The session is over on both sides. */
export async function leave(user: Page, other: Page): Promise<void> {
  await endChat(user)
  await expect(other.getByText('Session ended', { exact: true }).first()).toBeVisible()
}
