// The file of a lazy part may fail to load: because of the network, or because a release removed it. Browsers cache the
// failed import of a module, so only a reload of the page can load the part.
// https://vite.dev/guide/build.html#load-error-handling

import { currentLanguage } from '#app/language/language.ts'
import { isOptional } from '#app/ui/form/optional-code.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import { tab } from '#app/web-storage/web-storage.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { isPageBusy } from './busy-page.ts'
import { lostFilesTexts } from './lost-files-text.ts'

/** sessionStorage key: when this tab reloaded for a lost file (ms UTC). */
const RELOADED_AT = 'reloaded-at'
/** If a release lacks files, the page must not reload in a loop. */
const ONE_RELOAD_IN = 10 * MINUTE
/** Time in which a part reports the failure in its own place, ms. */
const IN_PLACE_WITHIN = 500

const lost = new WeakSet<object>()
const shownInPlace = new WeakSet<object>()

/**
 * Leaving a page aborts its loads, which is no failure. The limit is for a page that stays open after all, because the
 * user cancels the navigation.
 */
const LEFT_WITHIN = 5_000

/** Reloads a page that lost a file, unless the user would lose input; then the part or a toast offers a reload. */
export function watchLostFiles(): void {
  let leftAt = Number.NEGATIVE_INFINITY
  addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
  addEventListener('vite:preloadError', ({ payload }) => {
    if (performance.now() - leftAt < LEFT_WITHIN) return
    lost.add(payload)
    // A task later, because `loadOptional` marks the rejected import as optional in between.
    setTimeout(() => {
      if (isOptional(payload)) return
      if (!isPageBusy() && navigator.onLine !== false && mayReload()) location.reload()
      else setTimeout(() => offerReload(payload), IN_PLACE_WITHIN)
    })
  })
}

function offerReload(error: object): void {
  const text = lostFilesTexts[currentLanguage()]
  if (shownInPlace.has(error)) return
  toast.error(text.lost, { id: 'lost-file', action: { label: text.tryAgain, run: reloadAfterAsking } })
}

export const isLostFile = (error: unknown): boolean => typeof error === 'object' && error !== null && lost.has(error)

/** For a part that reports the lost file in its own place, so that no toast repeats it. */
export function markShownInPlace(error: object): void {
  shownInPlace.add(error)
}

/** Without a network the current page is better than the error page that a reload would show. */
export function reloadAfterAsking(): void {
  const text = lostFilesTexts[currentLanguage()]
  if (navigator.onLine === false) toast.error(text.offline)
  else if (!isPageBusy() || confirm(text.ask)) location.reload()
}

function mayReload(): boolean {
  try {
    const now = Date.now()
    if (now - Number(tab.getItem(RELOADED_AT)) < ONE_RELOAD_IN) return false
    tab.setItem(RELOADED_AT, String(now))
    return true
  } catch {
    // Without storage a loop of reloads could not be detected.
    return false
  }
}
