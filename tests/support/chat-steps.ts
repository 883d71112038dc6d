// The steps of a chat, each on its own page: asked for, accepted, running, ended.
import type { Page } from '@playwright/test'
import { expect } from './browser-server.ts'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

export async function ask(page: Page, server: TestServer, astrologer: Person): Promise<void> {
  await page.goto(`${server.url}/astrologers`)
  await page.getByRole('link', { name: `Chat: ${astrologer.name}` }).click()
  await page.getByRole('button', { name: /to chat$/ }).click()
  await page.waitForURL(/\/chat\//)
}

export async function accept(page: Page): Promise<void> {
  await expect(page.getByRole('alertdialog', { name: 'Incoming Chat' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept Chat' }).click()
  await page.waitForURL(/dashboard\/astrologer\/chat/)
}

export const running = (page: Page) => expect(page.getByText('Session started')).toBeVisible()

export async function endIt(page: Page): Promise<void> {
  // A page for which nothing runs yet ends without a question.
  await running(page)
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await page.getByRole('button', { name: 'End session' }).click()
  await expect(page.getByText('Ended by you.')).toBeVisible()
}
