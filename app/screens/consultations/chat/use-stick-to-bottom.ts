import { useEffect, useLayoutEffect, useRef } from 'react'

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

const NEAR_END_PX = 80

type Position = { top: number; fromEnd: number }

/**
 * The list follows its end until the user scrolls up. Compares positions, because the scroll event of one message may
 * arrive after the next one has lengthened the list.
 */
export function followsEnd(before: { follows: boolean; top: number }, { top, fromEnd }: Position): boolean {
  return fromEnd < NEAR_END_PX || (before.follows && top >= before.top)
}

/**
 * Keeps the end in view when the list becomes longer (a message, a loaded image) or its box smaller (a banner), unless
 * the user has scrolled up.
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
  // A layout effect, so that a transcript is at its end before the first paint.
  useIsomorphicLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [])
  return list
}
