import { firefox, test, webkit } from '@playwright/test'
import { hasFirefox, hasWebKit } from '../../../scripts/lib/browsers/other-browsers.mjs'
import * as debianFirefox from './firefox.ts'
import * as playwright from './playwright.ts'
import * as debianWebKit from './webkit.ts'

/** The engines beside Chromium: Playwright's own where it is installed, else Debian's over WebDriver. A test is skipped without either. */
export const engines = { Firefox: startFirefox, WebKit: startWebKit } as const

export async function startFirefox() {
  const own = playwright.isInstalled(firefox)
  test.skip(!own && !hasFirefox(), 'No Firefox is installed: npx playwright install firefox')
  return own ? playwright.startFirefox() : debianFirefox.startFirefox()
}

export async function startWebKit() {
  const own = playwright.isInstalled(webkit)
  test.skip(!own && !hasWebKit(), 'No WebKit is installed: npx playwright install webkit')
  return own ? playwright.startWebKit() : debianWebKit.startWebKit()
}

export type { Tab } from './tab.ts'
