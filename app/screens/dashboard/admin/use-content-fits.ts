import { useEffect, useRef, useState } from 'react'

/** True if the content of a frame is not wider than the frame. */
export function useContentFits() {
  const frame = useRef<HTMLDivElement>(null)
  const [fits, setFits] = useState(false)
  // After each render, because the table may have changed.
  useEffect(() => {
    const element = frame.current
    const content = element?.firstElementChild
    if (!element || !content) return
    const observer = new ResizeObserver(() => setFits(content.clientWidth <= element.clientWidth))
    observer.observe(element)
    observer.observe(content)
    return () => observer.disconnect()
  })
  return { frame, fits }
}
