// Controls of a consultation that a finger would miss: another element lies in their middle, or no scrolling brings it into
// the window.
import type { Locator, Page } from '@playwright/test'

/** In the browser. */
function covered(main: Element): string[] {
  const selector = 'a[href], button, input:not([type=file]), textarea, select, summary, [role=tab], [role=option]'
  const controls = [...main.querySelectorAll<HTMLElement>(selector)].filter((control) => {
    const { width, height } = control.getBoundingClientRect()
    return width > 4 && height > 4 && control.checkVisibility({ visibilityProperty: true })
  })
  const found: string[] = []
  for (const control of controls) {
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = control.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    const hit = top !== null && (control.contains(top) || (control.closest('label')?.contains(top) ?? false))
    if (hit) continue
    const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
    const over =
      top === null
        ? 'outside of the window'
        : `under ${top.tagName.toLowerCase()} "${top.textContent?.trim().slice(0, 30)}"`
    found.push(`${control.tagName.toLowerCase()} "${name.trim().slice(0, 40)}" ${over}`)
  }
  return found
}

/** Each covered control of the page's main part, with the element that lies over it. */
export const coveredControls = (page: Page): Promise<string[]> => page.locator('main').evaluate(covered)

/** Parts of the page that do not lie in the window as a whole, before any scrolling. */
export async function outOfWindow(page: Page, parts: Record<string, string>): Promise<string[]> {
  return page.evaluate((selectors) => {
    window.scrollTo(0, 0)
    return Object.entries(selectors).flatMap(([name, selector]) => {
      const part = document.querySelector(selector)
      if (!part) return [`${name}: missing`]
      const { top, left, right, bottom } = part.getBoundingClientRect()
      const inside = top >= -1 && left >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
      return inside
        ? []
        : [`${name}: ${Math.round(left)}, ${Math.round(top)} to ${Math.round(right)}, ${Math.round(bottom)}`]
    })
  }, parts)
}

/** Something else lies over the middle of it. */
export const isCovered = (control: Locator): Promise<boolean> =>
  control.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return !(top && (top === node || node.contains(top)))
  })
