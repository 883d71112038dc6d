// Text that a reader cannot get at: cut by a box that does not scroll, or beyond the edge of the window.
import type { Page } from '@playwright/test'
import type { Screen } from '../../../scripts/shots/screens.ts'
import { drawnAnew } from './screens-of-role.ts'

/** The clipped texts of a screen, by the widths of the window at which they are cut: `ofMany`, unless the screen is of some widths only. */
export async function clippedAtWidths(
  page: Page,
  { name, widths }: Screen,
  ofMany: readonly number[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const width of widths ? [320, ...widths.filter((each) => each < 640)] : ofMany) {
    await page.setViewportSize({ width, height: 900 })
    await drawnAnew(page)
    const clipped = await clippedText(page)
    if (clipped.length > 0) found[`${name} at ${width}`] = clipped
  }
  return found
}

/** A line for each clipped text of the page as it stands, and one for a page that scrolls sideways. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Half a pixel of rounding, and the slant of a last letter. */
    const SLACK = 1.5
    const found = new Set<string>()
    type Looks = {
      style: Pick<CSSStyleDeclaration, 'overflowX' | 'overflowY' | 'clipPath' | 'position'>
      frame: DOMRect
    }
    const looks = new Map<Element, Looks>()
    const width = document.documentElement.clientWidth
    const { scrollWidth } = document.documentElement
    if (scrollWidth > width) found.add(`the page is ${scrollWidth} px wide`)

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const words = (node.textContent ?? '').trim()
      if (!element || !words || /^(script|style|noscript|option|title|textarea)$/i.test(element.tagName)) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        const by = box.width > 0 ? cutBy(element, box) : ''
        if (by) found.add(`"${words.slice(0, 60)}" is cut by ${by}`)
      }
    }
    return [...found]

    function cutBy(element: Element, box: DOMRect): string {
      // The whole text is in a title.
      if (element.closest('[title]')) return ''
      let fixed = false
      for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
        const { style, frame } = looksOf(at)
        // Words for screen readers only, and what stands outside the window until it is focused.
        if (frame.width <= 1 || style.clipPath !== 'none' || frame.right < 0) return ''
        const [x, y] = [style.overflowX, style.overflowY]
        if (/auto|scroll/.test(x) && at.scrollWidth > at.clientWidth) return ''
        if (/hidden|clip/.test(x) && (box.right > frame.right + SLACK || box.left < frame.left - SLACK))
          return `the side of ${nameOf(at)} by ${Math.round(Math.max(box.right - frame.right, frame.left - box.left))} px`
        if (/auto|scroll/.test(y)) return ''
        if (/hidden|clip/.test(y) && (box.bottom > frame.bottom + 4 || box.top < frame.top - 4))
          return `the foot of ${nameOf(at)} by ${Math.round(Math.max(box.bottom - frame.bottom, frame.top - box.top))} px`
        if (style.position === 'fixed') fixed = true
      }
      const left = fixed ? 0 : -scrollX
      if (box.right > width + SLACK || box.left < left - SLACK)
        return `the window by ${Math.round(Math.max(box.right - width, left - box.left))} px`
      return ''
    }

    /** Asked once for each box, of which many texts have the outer ones in common. */
    function looksOf(at: Element) {
      const known = looks.get(at)
      if (known) return known
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(at)
      const asked = { style: { overflowX, overflowY, clipPath, position }, frame: at.getBoundingClientRect() }
      looks.set(at, asked)
      return asked
    }

    function nameOf(at: Element): string {
      return `<${at.tagName.toLowerCase()} class="${(at.getAttribute('class') ?? '').slice(0, 50)}">`
    }
  })
}
