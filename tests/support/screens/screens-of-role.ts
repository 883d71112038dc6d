// The screens of the screenshots, opened one after the other in a browser that one role is logged in with.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { PASSWORD } from '#tests/support/pages/people.ts'
import { logInAs } from '#tests/support/servers/browser-server.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { started } from '#tests/support/servers/started.ts'
import { type Role, type Screen, screensWith } from '../../../scripts/shots/screens.ts'

const EMAILS = { user: 'user@drishti.test', astrologer: 'astrologer@drishti.test', admin: 'admin@drishti.test' }

export async function contextOf(browser: Browser, server: TestServer, role: Role): Promise<BrowserContext> {
  if (role === 'visitor') return browser.newContext()
  if (role !== 'newcomer' && role !== 'newcomer-astrologer')
    return (await logInAs(browser, server, EMAILS[role])).context()
  const { email } =
    role === 'newcomer'
      ? await insertUser(server)
      : await insertAstrologer(server, { name: 'Gauri Kale', approved: false })
  return (await logInAs(browser, server, email, PASSWORD)).context()
}

export const screensOf = (role: Role, her: string, him: string): Screen[] =>
  screensWith(her, him).filter(({ as = 'visitor', paper }) => as === role && !paper)

/** A page in the state of the screen, at its first width or at `width`. */
export async function openScreen(
  context: BrowserContext,
  server: TestServer,
  { screen: { path, act, before, widths, plain }, width }: { screen: Screen; width: number },
): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize({ width: widths?.[0] ?? width, height: 900 })
  await before?.(page)
  await page.goto(server.url + path)
  if (!plain) await started(page)
  await act?.(page)
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** Some parts measure themselves and are drawn once more in the frame after the window's new size. */
export function drawnAnew(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
      }),
  )
}
