import { readActiveCall, readKey } from '#app/login-state/login-storage.ts'
import { keepLogin } from '#app/login-state/maintain-login.ts'
import { expire, noCookie, refresh, showFlash, store, tab } from '#app/login-state/stored-login.ts'

/**
 * A document is rendered for a request without a login, so tokens that the browser still stores are refreshed or
 * cleared.
 */
export function watchLogin(): void {
  showFlash()
  readActiveCall(store, Date.now())
  const reload = () => location.reload()
  keepLogin({ store, tab, now: Date.now, refresh, expire, reload, onNoCookie: noCookie }, null)
  // Reloads after a login in another tab, or before this page came back from the back/forward cache: the document is
  // for visitors only.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'user_id' && newValue) location.reload()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readKey(store, 'access') !== null) location.reload()
  })
}
