// The browser's login: the modules of this folder with the real storage, network and toasts.

import { createApi } from '#app/api/api-client.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { LoginAnswer } from '#workers/contract/accounts/identity.ts'
import * as routes from '#workers/contract/api/every-page-routes.ts'
import { createAdopt } from './adopt-login.ts'
import { clearLogin, isKept, storeLogin } from './login-storage.ts'
import { postForTokens, withTabLock } from './refresh.ts'
import { expire, noCookie, refresh, store } from './stored-login.ts'

export {
  expire,
  flashOnNextPage,
  forgetPerson,
  forgetUnsent,
  logOut,
  noCookie,
  refresh,
  showFlash,
  showsViewer,
  store,
  tab,
  tellExpired,
} from './stored-login.ts'

const deps = { store, fetch: (...request: Parameters<typeof fetch>) => fetch(...request), now: () => Date.now() }

export const adopt = createAdopt({ ...deps, alone: withTabLock })

export const api = createApi({
  ...deps,
  refresh,
  adopting: adopt.running,
  onExpired: expire,
  toast: (text) => toast.error(text),
  log: (text) => console.warn(text),
})

/**
 * Stores a login. The caller then loads a page from the server, so that it renders for the viewer. False if the browser
 * stores neither tokens nor cookies: that page would redirect to the login, so the caller shows a message instead.
 */
export async function signIn(answer: LoginAnswer): Promise<boolean> {
  storeLogin(store, answer)
  if (isKept() && navigator.cookieEnabled) return true
  const byCookie = await postForTokens<LoginAnswer>(deps.fetch, routes.tokensOfCookie, {})
  if (byCookie !== 'gone') return true
  clearLogin(store)
  noCookie()
  return false
}
