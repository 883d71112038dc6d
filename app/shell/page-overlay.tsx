import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { pathOf } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { LoadingHint } from './loading-hint.tsx'
import { SHOWN_MS, SLOW_AFTER_MS } from './loading-times.ts'
import { shellTexts } from './shell-text.ts'

const SCROLL_AGAIN_MS = 100

/** A hint that the page has changed or is loading; it covers the page but takes no input. */
export function PageOverlay() {
  const shellText = useTexts(shellTexts)
  const changed = usePageChange()
  const slow = useSlowNavigation()
  const text = changed ? shellText.loading.overlay : shellText.loading.fallback
  return (
    <div role="status" aria-live="polite" className="pointer-events-none">
      {changed || slow ? <LoadingHint text={text} dots={changed ? 3 : 4} /> : null}
    </div>
  )
}

/** True for a moment after the path has changed. Scrolls a new page to its top. */
function usePageChange(): boolean {
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
    // Content that loads after the page can shift it, so it scrolls once more; not with a hash, which scrolls to its
    // element.
    const again = hash ? undefined : setTimeout(toTop, SCROLL_AGAIN_MS)
    const done = setTimeout(() => setShown(false), SHOWN_MS)
    return () => {
      clearTimeout(again)
      clearTimeout(done)
      setShown(false)
    }
  }, [pathname])
  return shown
}

/** True while another page has been loading for longer than `SLOW_AFTER_MS`; the current page is then marked busy. */
function useSlowNavigation(): boolean {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const leaving = Boolean(location && pathOf(location) !== pathname)
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!leaving) return
    const main = document.getElementById('main')
    const timer = setTimeout(() => {
      setSlow(true)
      main?.setAttribute('aria-busy', 'true')
    }, SLOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
      main?.removeAttribute('aria-busy')
    }
  }, [leaving])
  return slow
}
