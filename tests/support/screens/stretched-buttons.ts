// Buttons that their row has pulled to its own height.
import type { Page } from '@playwright/test'

/** A line for each button that is much higher than its own text or icon. */
export function stretchedButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.btn')].flatMap((button) => {
      const inside = document.createRange()
      inside.selectNodeContents(button)
      const [shown, own] = [button.getBoundingClientRect().height, inside.getBoundingClientRect().height]
      return shown > own + 40 ? [`"${button.textContent?.trim()}" ${Math.round(shown)} px`] : []
    }),
  )
}
