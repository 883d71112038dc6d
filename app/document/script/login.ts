import { keepLogin } from '#app/auth/keep-login.ts'
import { expire, noCookie, refresh, showFlash, store, tab } from '#app/auth/kept-login.ts'
import { readActiveCall, readKey } from '#app/auth/storage.ts'

/** A document belongs to a request without a login: tokens that the browser still has are revived or cleared (SPEC 4). */
export function watchLogin(): void {
  showFlash()
  readActiveCall(store, Date.now())
  const reload = () => location.reload()
  keepLogin({ store, tab, now: Date.now, refresh, expire, reload, onNoCookie: noCookie }, null)
  // Another tab logged in, or this one before it came back here: the page is another one for that person.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'user_id' && newValue) location.reload()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readKey(store, 'access') !== null) location.reload()
  })
}
