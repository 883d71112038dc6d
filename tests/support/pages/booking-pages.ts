// The part of a profile in which a time is booked.
import { expect, type Page } from '@playwright/test'

/** Chooses the second day and its first free time; the time as it is shown. */
export async function chooseTime(page: Page): Promise<string> {
  const section = page.getByRole('region', { name: 'Book a time' })
  const day = section.getByRole('group', { name: 'Day' }).getByRole('button').nth(1)
  // A tap before the page is alive chooses nothing.
  await expect(async () => {
    await day.click()
    await expect(day).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 })
  }).toPass()
  const time = section.getByRole('list').getByRole('button').first()
  const shown = (await time.textContent()) ?? ''
  await time.click()
  return shown
}
