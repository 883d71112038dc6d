import { SHOWN_MS, SLOW_AFTER_MS } from '#app/shell/loading-times.ts'

/** The loading hint disappears after this time, ms. */
const GIVEN_UP_MS = 15_000

/** Shows briefly that the page has changed, and shows a loading hint while the next page is slow. */
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
    // Browsers fire no event when the user stops a load.
    timers = [setTimeout(show, SLOW_AFTER_MS), setTimeout(stop, GIVEN_UP_MS)]
  }
  addEventListener('click', (event) => opensPageHere(event) && wait())
  addEventListener('submit', ({ defaultPrevented }) => defaultPrevented || wait())
  addEventListener('pagehide', stop)
}

/** True for a plain click on a link to another page of this site. */
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
