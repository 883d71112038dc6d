import { useEffect, useLayoutEffect, useRef } from 'react'

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * A change that makes the list longer (a message, a picture that arrives) or the space for it shorter (a banner above)
 * keeps the end in view, unless the reader has scrolled up.
 */
export function useStayAtEnd() {
  const list = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 80
    }
    const stay = () => {
      if (atEnd.current) element.scrollTop = element.scrollHeight
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
