// The login that this browser keeps: its refresh, and its end (SPEC 4).

import { addressOf, currentLanguage, pathOf } from '#app/language/language.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import { isPrivatePath } from '#workers/contract/accounts/private-paths.ts'
import { apiPath } from '#workers/contract/api/api-path.ts'
import * as routes from '#workers/contract/api/every-page-routes.ts'
import { loginEndTexts } from './login-end-text.ts'
import { createRefresh, withTabLock } from './refresh.ts'
import { clearLogin, keepChoice, LOGGED_OUT, MESSAGES, readKey } from './storage.ts'
import { store, tab } from './web-storage.ts'

const FLASH = 'flash'
const LOGOUT_WAIT = 5000

export { store, tab }

export const refresh = createRefresh({
  store,
  fetch: (input, init) => fetch(input, init),
  now: () => Date.now(),
  alone: withTabLock,
})

let leaving = false
let viewerShown = false

/** Tells for whom the server rendered the page: a viewer, or nobody. */
export function showsViewer(shown: boolean): void {
  viewerShown = shown
}

/**
 * The login is over (SPEC 4): warn and clear. A page that needs a login leads to the log-in; a public one stays, and comes
 * again as a visitor's where it shows somebody. The server said so, and has nothing to end.
 */
export function expire(): void {
  if (leaving) return
  clearLogin(store)
  const isPublic = !isPrivatePath(location.pathname)
  if (isPublic && !viewerShown) {
    tellExpired()
    return
  }
  leaving = true
  const { search, hash } = location
  flashOnNextPage({ text: loginEndTexts[currentLanguage()].expired, kind: 'warn' })
  if (isPublic) {
    location.reload()
    return
  }
  // The part after # may hold a birth: it stays in the browser, and so never stands in `next`.
  location.assign(addressOf(`/login?next=${encodeURIComponent(pathOf(location) + search)}${hash}`))
}

/** Says it once, also where both the page before and the server tell of it. */
export function tellExpired(): void {
  say({ text: loginEndTexts[currentLanguage()].expired, kind: 'warn' })
}

export function logOut(): void {
  if (leaving) return
  leaving = true
  void leave()
}

/** The browser refused the cookie, so the server cannot render pages for this viewer. */
export function noCookie(): void {
  toast.warn(loginEndTexts[currentLanguage()].noCookie)
}

function say({ text, kind }: Flash): void {
  toast[kind](text, { id: text })
}

type Flash = { text: string; kind: 'warn' | 'success' }

async function leave(): Promise<void> {
  const token = readKey(store, 'refresh')
  const access = readKey(store, 'access')
  // The cookie is only the server's to remove; without a network the browser's part is cleared all the same.
  await fetch(apiPath(routes.logOut), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(access ? { authorization: `Bearer ${access}` } : {}) },
    body: JSON.stringify(token ? { refresh: token } : {}),
    signal: AbortSignal.timeout(LOGOUT_WAIT),
  }).catch(() => null)
  forgetPerson()
  flashOnNextPage({ text: loginEndTexts[currentLanguage()].loggedOut, kind: 'success' })
  location.assign(addressOf('/login'))
}

/** Clears the browser's part of a login, with all that is not sent: the next person at this browser may be another. */
export function forgetPerson(): void {
  forgetUnsent()
  // Other tabs have texts of their own.
  keepChoice(store, LOGGED_OUT, '1')
  store.removeItem(LOGGED_OUT)
  clearLogin(store)
}

/** Removes the texts of this tab that are not sent. */
export function forgetUnsent(): void {
  for (const key of tab.keys()) if (key.startsWith(MESSAGES)) tab.removeItem(key)
}

/** Shows a toast on the page that loads next. */
export function flashOnNextPage(flash: Flash): void {
  try {
    tab.setItem(FLASH, JSON.stringify(flash))
  } catch {
    // Without storage the next page shows no toast.
  }
}

/** Shows what the page before this one wanted to say. */
export function showFlash(): void {
  try {
    const flash = JSON.parse(tab.getItem(FLASH) ?? 'null') as Flash | null
    tab.removeItem(FLASH)
    if (flash) say(flash)
  } catch {
    // Nothing to show.
  }
}
