import type { Page } from '@playwright/test'

/** The page's scripts, or those that are named, do not come before they are released. */
export async function holdScripts(page: Page, scripts: string | RegExp = '**/assets/entry*.js'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return release
}
