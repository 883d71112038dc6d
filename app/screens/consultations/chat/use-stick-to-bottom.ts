import { useEffect, useLayoutEffect, useRef } from 'react'

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

const NEAR_END_PX = 80

type Position = { top: number; fromEnd: number }

/** A view follows the end until its reader scrolls up. The event of one message may come after the next has made the list longer. */
export function followsEnd(before: { follows: boolean; top: number }, { top, fromEnd }: Position): boolean {
  return fromEnd < NEAR_END_PX || (before.follows && top >= before.top)
}

/**
 * A change that makes the list longer (a message, a picture that arrives) or the space for it shorter (a banner above)
 * keeps the end in view, unless the reader has scrolled up.
 */
export function useStickToBottom() {
  const list = useRef<HTMLDivElement>(null)
  const view = useRef({ follows: true, top: 0 })
  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = () => {
      const { scrollTop: top, scrollHeight, clientHeight } = element
      view.current = { follows: followsEnd(view.current, { top, fromEnd: scrollHeight - top - clientHeight }), top }
    }
    const stay = () => {
      if (!view.current.follows) return
      element.scrollTop = element.scrollHeight
      view.current.top = element.scrollTop
    }
    const sizes = new ResizeObserver(stay)
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
    stay()
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  // Before the first paint: a transcript opens at its end.
  useIsomorphicLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [])
  return list
}
