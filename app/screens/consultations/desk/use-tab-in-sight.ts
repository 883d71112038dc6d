// The names of the desk's parts stand in one row that scrolls: the selected one comes into sight, also when the other side selected it.
import { type RefObject, useEffect } from 'react'

/** `shown` is another value whenever another name is selected, or the row is drawn anew. */
export function useTabInSight(box: RefObject<HTMLElement | null>, shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides when to look
  useEffect(() => {
    // Headless UI marks the name as selected in an effect of its own, after this one.
    const frame = requestAnimationFrame(() => {
      const row = box.current?.querySelector('[role="tablist"]')
      const name = row?.querySelector('[aria-selected="true"]')
      if (!row || !name) return
      // Not scrollIntoView, which would move the panel and the page as well.
      const [there, here] = [name.getBoundingClientRect(), row.getBoundingClientRect()]
      row.scrollLeft += there.left + there.width / 2 - (here.left + here.width / 2)
    })
    return () => cancelAnimationFrame(frame)
  }, [box, shown])
}
