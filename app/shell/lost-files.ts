// A file of a part that loads later can be lost: on the way, or because a release removed it. Browsers answer each further
// import of a lost module with the first failure, so that only a new page brings the part.
// https://vite.dev/guide/build.html#load-error-handling
import { toast } from '#app/ui/toasts.ts'
import { isPageBusy } from './busy-page.ts'
import { lostFilesText as text } from './lost-files-text.ts'

/** In sessionStorage: the failure for which this tab has reloaded already. */
const RELOADED_FOR = 'reloaded-for'
/** A part that says in its own place that it is lost does so at once. */
const IN_PLACE_WITHIN = 500

const lost = new WeakSet<object>()
const shownInPlace = new WeakSet<object>()

/** Reloads a page that lost a file, once, unless the person would lose something; then a toast offers it. */
export function watchLostFiles(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    lost.add(payload)
    if (!isPageBusy() && navigator.onLine !== false && isFirstLoss(payload)) return location.reload()
    setTimeout(() => {
      if (shownInPlace.has(payload)) return
      toast.error(text.lost, { id: 'lost-file', action: { label: text.tryAgain, run: reloadAfterAsking } })
    }, IN_PLACE_WITHIN)
  })
}

export const isLostFile = (error: unknown): boolean => typeof error === 'object' && error !== null && lost.has(error)

/** For a part that says in its own place that its file was lost: no toast repeats it. */
export function markShownInPlace(error: unknown): void {
  shownInPlace.add(error as object)
}

export function reloadAfterAsking(): void {
  if (!isPageBusy() || confirm(text.ask)) location.reload()
}

function isFirstLoss({ message }: Error): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === message) return false
    sessionStorage.setItem(RELOADED_FOR, message)
    return true
  } catch {
    // Without storage the tab cannot tell that it has reloaded.
    return false
  }
}
