import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { Dots } from './loading-fallback.tsx'
import { shellText } from './shell-text.ts'

const SHOWN_MS = 300
const SCROLL_AGAIN_MS = 100

/** A hint that the page changed; it lies above everything but takes no input. */
export function PageOverlay() {
  const { pathname, hash } = useLocation()
  const [shown, setShown] = useState(false)
  const before = useRef(pathname)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new path counts as a new page
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    setShown(true)
    const toTop = () => window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    toTop()
    // Late content can move the page once more; a link to an element keeps the element in view.
    const again = hash ? undefined : setTimeout(toTop, SCROLL_AGAIN_MS)
    const done = setTimeout(() => setShown(false), SHOWN_MS)
    return () => {
      clearTimeout(again)
      clearTimeout(done)
      setShown(false)
    }
  }, [pathname])

  return (
    <div role="status" aria-live="polite" className="page-status">
      {shown ? (
        <>
          <span className="page-load" aria-hidden="true" />
          <span className="page-load__t">
            {shellText.loading.overlay}
            <Dots count={3} />
          </span>
        </>
      ) : null}
    </div>
  )
}
