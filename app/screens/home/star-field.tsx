// The sky behind the headline. Loaded when the browser is idle after the page load.
import { useEffect, useRef } from 'react'
import { loadOptional } from '#app/ui/form/optional-code.ts'

/** For a browser without `requestIdleCallback` (Safari). */
const LATER_MS = 1500

export function StarField() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let stop = () => {}
    let left = false
    async function begin() {
      const stars = await loadOptional(() => import('./draw-stars.ts'))
      if (stars && !left && canvas.current) stop = stars.drawStars(canvas.current)
    }
    const start = () => void begin()
    const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, LATER_MS))
    if (document.readyState === 'complete') whenIdle()
    else addEventListener('load', whenIdle, { once: true })
    return () => {
      left = true
      removeEventListener('load', whenIdle)
      stop()
    }
  }, [])
  return (
    <div className="absolute inset-0 print:hidden" aria-hidden="true">
      <canvas ref={canvas} className="size-full" />
    </div>
  )
}
