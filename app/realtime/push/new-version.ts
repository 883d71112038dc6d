// Offers a reload to a page that is open during a deployment, but never during a consultation. Each build has a
// different service worker (scripts/build.mjs), so a replaced worker means a new version.
import { currentLanguage } from '#app/language/language.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import { newVersionTexts } from './new-version-text.ts'

const CONSULTATION = /^\/(chat|call|phone-call|dashboard\/astrologer\/chat)\/./
/** Browsers check for a new worker on each load; an open page checks at this interval when it becomes visible. */
const LOOK_EVERY_MS = 3_600_000

/** For logged-in users, whose pages stay open for long. Returns a function that stops the checks. */
export function watchVersion(): () => void {
  const workers = navigator.serviceWorker
  // The first worker of a visit replaces none, so it is not a new version.
  let had = Boolean(workers.controller)
  let isNewer = false
  const changed = () => {
    isNewer = had
    had = true
    if (isNewer) offerReload()
  }
  let lookedAt = Date.now()
  const look = () => {
    // Shows an offer that a consultation has delayed.
    if (isNewer && !document.hidden) offerReload()
    if (document.hidden || Date.now() - lookedAt < LOOK_EVERY_MS) return
    lookedAt = Date.now()
    workers.ready.then((registration) => registration.update()).catch(() => undefined)
  }
  workers.addEventListener('controllerchange', changed)
  document.addEventListener('visibilitychange', look)
  return () => {
    workers.removeEventListener('controllerchange', changed)
    document.removeEventListener('visibilitychange', look)
  }
}

function offerReload(): void {
  const text = newVersionTexts[currentLanguage()]
  if (CONSULTATION.test(location.pathname)) return
  const action = { label: text.reload, run: () => location.reload() }
  toast.info(text.text, { id: 'new-version', duration: Number.POSITIVE_INFINITY, action })
}
