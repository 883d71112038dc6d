// A page whose scripts run.
import type { Page } from '@playwright/test'

export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__started)
}
