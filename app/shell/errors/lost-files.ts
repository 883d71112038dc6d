// A file of a part that loads later can be lost: on the way, or because a release removed it. Browsers answer each further
// import of a lost module with the first failure, so that only a new page brings the part.
// https://vite.dev/guide/build.html#load-error-handling
import { tab } from '#app/auth/web-storage.ts'
import { currentLanguage } from '#app/language/language.ts'
import { isOptional } from '#app/ui/form/optional-code.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { isPageBusy } from './busy-page.ts'
import { lostFilesTexts } from './lost-files-text.ts'

/** Stored for this tab: when it reloaded for a lost file (ms UTC). */
const RELOADED_AT = 'reloaded-at'
/** A release that lost its files must not reload a page again and again. */
const ONE_RELOAD_IN = 10 * MINUTE
/** A part that says in its own place that it is lost does so at once. */
const IN_PLACE_WITHIN = 500

const lost = new WeakSet<object>()
const shownInPlace = new WeakSet<object>()

/** A page that is left gives up its loads, which is no loss. It may stay after all, as where its person chooses to. */
const LEFT_WITHIN = 5_000

/** Reloads a page that lost a file, unless the person would lose something; then the part or a toast offers it. */
export function watchLostFiles(): void {
  let leftAt = Number.NEGATIVE_INFINITY
  addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
  addEventListener('vite:preloadError', ({ payload }) => {
    if (performance.now() - leftAt < LEFT_WITHIN) return
    lost.add(payload)
    // The rejected import reaches `loadOptional` before the next task.
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

/** For a part that says in its own place that its file was lost: no toast repeats it. */
export function markShownInPlace(error: object): void {
  shownInPlace.add(error)
}

/** Without a network the page that is there is better than the one that would come. */
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
    // Without storage the tab cannot tell that it has reloaded.
    return false
  }
}
