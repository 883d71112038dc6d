// The stage of pictures of two people together: a server whose clock runs, logged-in pages, and what people do on them.
import type { Browser, Locator, Page } from '@playwright/test'
import { started } from '#tests/support/servers/started.ts'
import { photograph } from './camera.ts'
import { isBare } from './options.ts'
import { openContext, stateOf } from './people.ts'
import type { ShotServer } from './server.ts'

export type Stage = { browser: Browser; server: ShotServer; folder: string }
export type Scene = { name: string; play(stage: Stage): Promise<void> }

/** The parts that move while the pictures are taken: clocks and money. */
const running = (page: Page): Locator[] => [
  page.locator('dd'),
  page.getByText(/\d:\d\d/),
  page.getByText(/Conference session/),
  page.locator('time'),
  page.getByRole('progressbar'),
  page.getByRole('meter'),
]

/** Toasts come and go; a picture waits until they are gone. */
export async function shoot(page: Page, name: string, folder: string): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-sonner-toast]'))
  await photograph(page, name, { folder, mask: isBare ? [] : running(page) })
}

export async function pageOf({ browser, server }: Omit<Stage, 'folder'>, email: string, path: string): Promise<Page> {
  const context = await openContext(browser, await stateOf(browser, server.url, email))
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  await page.goto(server.url + path)
  await started(page)
  return page
}

export async function online(stage: Omit<Stage, 'folder'>, email: string): Promise<Page> {
  const page = await pageOf(stage, email, '/dashboard/astrologer/availability')
  await page.getByRole('switch', { name: 'Available', exact: true }).check()
  await page.getByText('You are online', { exact: true }).waitFor()
  return page
}

export async function choose(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/astrologers`)
  await page.getByRole('link', { name: `Chat: ${name}` }).click()
  await page.getByText(/is held when/).waitFor()
}

export async function ask(page: Page, name: string, kind?: string): Promise<void> {
  if (kind) await page.getByRole('radio', { name: new RegExp(`^${kind}`) }).check()
  await page.getByRole('button', { name: kind ? new RegExp(`^Call ${name.split(' ')[0]}`) : /to chat$/ }).click()
}

export async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text)
  await page.keyboard.press('Enter')
}
