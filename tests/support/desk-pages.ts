// The parts of the chart desk that its tests press and look at.
import type { Page } from '@playwright/test'
import { expect } from './browser-server.ts'
import { endChat } from './chat-pages.ts'

export const MEERA = { client: 'user@drishti.test', astrologer: 'astrologer@drishti.test', name: 'Meera Joshi' }

export const house = (page: Page, n: number) => page.getByRole('button', { name: new RegExp(`^House ${n}, `) })
/** By keys: a click in the middle of a house may be on a graha. */
export const pointTo = (page: Page, n: number) => house(page, n).press('Enter')
export const drawn = (page: Page) => expect(page.getByRole('group', { name: /North Indian style/ })).toBeVisible()

/** The astrologer is free for the next test. */
export async function leave(user: Page, meera: Page): Promise<void> {
  await endChat(user)
  await expect(meera.getByText('Session ended', { exact: true }).first()).toBeVisible()
  for (const page of [user, meera]) await page.context().close()
}
