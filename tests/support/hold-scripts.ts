import type { Page } from '@playwright/test'

/** Scripts do not come before they are released. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry*.js', async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return release
}
