// A page that stays open over a deployment says so, but never in the middle of a consultation. Each build has another
// service worker (scripts/build.mjs): where one replaces another, the site has a newer version.
import { currentLanguage } from '#app/language/language.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import { newVersionTexts } from './new-version-text.ts'

const CONSULTATION = /^\/(chat|call|phone-call|dashboard\/astrologer\/chat)\/./
/** Browsers look for another worker with each load of a page; an open page asks this often, when it is looked at. */
const LOOK_EVERY_MS = 3_600_000

/** For people who are logged in, whose pages stay open. Returns how to stop. */
export function watchVersion(): () => void {
  const workers = navigator.serviceWorker
  // The first worker of a visit replaces none.
  let had = Boolean(workers.controller)
  let isNewer = false
  const changed = () => {
    isNewer = had
    had = true
    if (isNewer) offerReload()
  }
  let lookedAt = Date.now()
  const look = () => {
    // An offer that a consultation kept back comes when the page is looked at after it.
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
