import { expect, type Page } from '@playwright/test'

/** Waits until the time on the meter is at least `seconds`: a busy machine may never draw the very second. */
export async function meterReaches(page: Page, seconds: number): Promise<void> {
  const time = page
    .locator('dt', { hasText: /^Time$/ })
    .locator('+ dd')
    .first()
  const shown = async () => {
    const [minutes = 0, rest = 0] = ((await time.textContent()) ?? '').split(':').map(Number)
    return minutes * 60 + rest
  }
  await expect.poll(shown).toBeGreaterThanOrEqual(seconds)
}
