// A page whose scripts run. Pages that are only read ask for theirs with the first sign of a person.
import type { Page } from '@playwright/test'

export async function started(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(() => window.__started)
}
