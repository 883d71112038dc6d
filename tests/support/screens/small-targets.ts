// Sizes of targets for a finger: WCAG 2.5.8 asks for 24 px, links within a sentence excepted.
import type { Page } from '@playwright/test'

/** A line for each visible control of the page that is less than 24 px high or wide. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    for (const target of document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')) {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isInSentence(target)) continue
      // A box that its label enlarges, and what is shown to screen readers only.
      const shown = target.closest('label') ?? target
      const { width, height } = shown.getBoundingClientRect()
      if (width <= 1 || getComputedStyle(target).clipPath !== 'none' || target.closest('.sr-only')) continue
      if (Math.round(height) < 24 || Math.round(width) < 24)
        found.add(
          `${target.tagName.toLowerCase()} "${target.textContent?.trim().slice(0, 40)}" ${Math.round(width)} × ${Math.round(height)}`,
        )
    }
    return [...found]

    function isInSentence(target: HTMLElement): boolean {
      if (!getComputedStyle(target).display.startsWith('inline')) return false
      const around = target.parentElement?.closest('p, li, dd, span, div')
      const own = (target.textContent ?? '').trim().length
      return ((around?.textContent ?? '').trim().length ?? 0) > own + 3 && getComputedStyle(target).display === 'inline'
    }
  })
}
