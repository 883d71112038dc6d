import { SHOWN_MS, SLOW_AFTER_MS } from '#app/shell/loading-times.ts'

/** A page that has not come by then is not said to load any more, ms. */
const GIVEN_UP_MS = 15_000

/** Shows for a moment that the page has changed, and says while another page is slow to come that it loads (SPEC 2.2). */
export function showLoading(): void {
  const changed = document.querySelector<HTMLElement>('[data-loading="changed"]')
  const slow = document.querySelector<HTMLElement>('[data-loading="slow"]')
  if (!changed || !slow) return
  if (document.referrer.startsWith(`${location.origin}/`)) {
    changed.hidden = false
    setTimeout(() => {
      changed.hidden = true
    }, SHOWN_MS)
  }
  let timers: ReturnType<typeof setTimeout>[] = []
  const stop = () => {
    for (const timer of timers) clearTimeout(timer)
    slow.hidden = true
  }
  const wait = () => {
    stop()
    const show = () => {
      slow.hidden = false
    }
    // A load that its person stops tells nobody.
    timers = [setTimeout(show, SLOW_AFTER_MS), setTimeout(stop, GIVEN_UP_MS)]
  }
  addEventListener('click', (event) => opensPageHere(event) && wait())
  addEventListener('submit', ({ defaultPrevented }) => defaultPrevented || wait())
  addEventListener('pagehide', stop)
}

/** True for a press of a link that leads to another page of this site in this tab. */
function opensPageHere(event: MouseEvent): boolean {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (
    !link?.href ||
    link.target ||
    link.hasAttribute('download') ||
    defaultPrevented ||
    button ||
    metaKey ||
    ctrlKey ||
    shiftKey ||
    altKey
  )
    return false
  return link.origin === location.origin && (link.pathname !== location.pathname || link.search !== location.search)
}
