// The desk's tabs are one scrollable row: scrolls to the selected tab, even if the other side has selected it.
import { type RefObject, useEffect } from 'react'

/** `shown` must change when another tab is selected, or the row is mounted again. */
export function useTabInSight(box: RefObject<HTMLElement | null>, shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides when to look
  useEffect(() => {
    // Headless UI marks the tab as selected in an effect that runs after this one.
    const frame = requestAnimationFrame(() => {
      const row = box.current?.querySelector('[role="tablist"]')
      const name = row?.querySelector('[aria-selected="true"]')
      if (!row || !name) return
      // Not scrollIntoView, which would also scroll the panel and the page.
      const [there, here] = [name.getBoundingClientRect(), row.getBoundingClientRect()]
      row.scrollLeft += there.left + there.width / 2 - (here.left + here.width / 2)
    })
    return () => cancelAnimationFrame(frame)
  }, [box, shown])
}
