// The stored login of this browser: its refresh and its end.

import { addressOf, currentLanguage, pathOf } from '#app/language/language.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import { store, tab } from '#app/web-storage/web-storage.ts'
import { isPrivatePath } from '#workers/contract/accounts/private-paths.ts'
import { apiPath } from '#workers/contract/api/api-path.ts'
import * as routes from '#workers/contract/api/every-page-routes.ts'
import { loginEndTexts } from './login-end-text.ts'
import { ASKED_BIRTH, clearLogin, keepChoice, LOGGED_OUT, MESSAGES, readKey } from './login-storage.ts'
import { createRefresh, withTabLock } from './refresh.ts'

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

/** Records whether the server rendered the page for a viewer. */
export function showsViewer(shown: boolean): void {
  viewerShown = shown
}

/**
 * Ends the login in the browser: clears it and warns. A private page redirects to the login; a public page stays, and
 * reloads if it was rendered for a viewer. The server is not called, because it has reported the end itself.
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
  // The hash may contain a birth, so it stays out of `next`, which is sent to the server.
  location.assign(addressOf(`/login?next=${encodeURIComponent(pathOf(location) + search)}${hash}`))
}

/** Shown once: the toast has a fixed id, because both the previous page and the server may report the end. */
export function tellExpired(): void {
  say({ text: loginEndTexts[currentLanguage()].expired, kind: 'warn' })
}

export function logOut(): void {
  if (leaving) return
  leaving = true
  void leave()
}

/** The browser rejected the cookie, so the server cannot render pages for this viewer. */
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
  // Only the server can remove the cookie. If it is not reachable, the browser's tokens are still cleared.
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

/** Clears the stored login and all unsent texts, because the next user of this browser may be another person. */
export function forgetPerson(): void {
  forgetUnsent()
  // The write triggers a storage event, on which other tabs remove their unsent texts.
  keepChoice(store, LOGGED_OUT, '1')
  store.removeItem(LOGGED_OUT)
  clearLogin(store)
}

/** Removes the unsent texts of this tab, and the birth that it keeps for a request. */
export function forgetUnsent(): void {
  for (const key of tab.keys()) if (key === ASKED_BIRTH || key.startsWith(MESSAGES)) tab.removeItem(key)
}

/** Shows a toast on the next page. */
export function flashOnNextPage(flash: Flash): void {
  try {
    tab.setItem(FLASH, JSON.stringify(flash))
  } catch {
    // Without storage the next page shows no toast.
  }
}

/** Shows the toast that the previous page has stored. */
export function showFlash(): void {
  try {
    const flash = JSON.parse(tab.getItem(FLASH) ?? 'null') as Flash | null
    tab.removeItem(FLASH)
    if (flash) say(flash)
  } catch {
    // An invalid record is ignored.
  }
}
