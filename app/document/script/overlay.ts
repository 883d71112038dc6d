import { SHOWN_MS, SLOW_AFTER_MS } from '#app/shell/loading-times.ts'

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
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener('click', (event) => {
    if (!opensPageHere(event)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      slow.hidden = false
    }, SLOW_AFTER_MS)
  })
  addEventListener('pagehide', () => {
    clearTimeout(timer)
    slow.hidden = true
  })
}

/** True for a press of a link that leads to another page of this site in this tab. */
function opensPageHere(event: MouseEvent): boolean {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return false
  return link.origin === location.origin && (link.pathname !== location.pathname || link.search !== location.search)
}
