// Push messages of this browser. A browser with the permission is registered automatically; otherwise a button requests
// the permission. Failures are only logged.

import { recordError } from '#app/errors/record-uncaught.ts'
import { api, store } from '#app/login-state/browser-login.ts'
import { keepChoice } from '#app/login-state/login-storage.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { withTimeout } from '#workers/contract/time/with-timeout.ts'
import { countOnIcon } from './app-badge.ts'
import { watchVersion } from './new-version.ts'
import { listenToPush } from './push-toasts.ts'

/** Registers again after this time, because the server drops devices that are not renewed. */
const RENEW_AFTER = 7 * DAY
const WORKER_WITHIN = 10_000
const REGISTERED = 'push_registered'

export type PushAccount = { id: string; role: 'user' | 'astrologer' }
/** `unavailable`: the browser has no push messages, or the server has no key for them. */
export type PushState = 'unavailable' | 'ask' | 'denied' | 'on'

/** False in a tab of iOS Safari (an installed app supports push), and without notifications or service workers. */
export function canPush(): boolean {
  if (typeof Notification === 'undefined' || !('serviceWorker' in navigator) || typeof PushManager === 'undefined') {
    return false
  }
  const ios =
    /iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && 'ontouchend' in document)
  return !ios || isInstalled()
}

/** True if opened from the home screen. https://webkit.org/blog/13878/web-push-for-web-apps-on-ios-and-ipados/ */
function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  )
}

/** A browser with the permission is `on` only if it is registered; a changed subscription is registered here. */
export async function pushState(account: PushAccount): Promise<PushState> {
  if (!canPush() || !(await publicKey())) return 'unavailable'
  if (Notification.permission !== 'granted') return Notification.permission === 'denied' ? 'denied' : 'ask'
  await refreshPush(account)
  return (await isRegistered(account, Date.now())) ? 'on' : 'ask'
}

/** True if the browser's current subscription is the one registered for this account. */
async function isRegistered({ id }: PushAccount, now: number): Promise<boolean> {
  const [who, endpoint, at] = (store.getItem(REGISTERED) ?? '').split(' ')
  if (who !== id || now - Number(at) > RENEW_AFTER) return false
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription())?.endpoint === endpoint
}

/**
 * Registers this browser if it has the permission, and listens for push messages; returns a function that stops
 * listening.
 */
export function startPush(account: PushAccount): () => void {
  const stopWatching = 'serviceWorker' in navigator ? watchVersion() : () => undefined
  if (!canPush()) return stopWatching
  const look = () => {
    if (document.hidden) return
    void refreshPush(account)
    // Recounts, because no event is fired when the user dismisses notifications in the system's list.
    void navigator.serviceWorker.getRegistration().then((registration) => countOnIcon(navigator, registration))
  }
  const changed = ({ data }: MessageEvent<{ subscriptionChanged?: true }>) => {
    if (data?.subscriptionChanged) void refreshPush(account)
  }
  look()
  document.addEventListener('visibilitychange', look)
  navigator.serviceWorker.addEventListener('message', changed)
  const stopListening = listenToPush()
  return () => {
    document.removeEventListener('visibilitychange', look)
    navigator.serviceWorker.removeEventListener('message', changed)
    stopWatching()
    stopListening()
  }
}

/** On each start and return: registers a browser with the permission if its subscription is not the registered one. */
export function refreshPush(account: PushAccount, now = Date.now()): Promise<void> {
  refreshing ??= refresh(account, now).finally(() => {
    refreshing = null
  })
  return refreshing
}
let refreshing: Promise<void> | null = null

async function refresh(account: PushAccount, now: number): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return
  try {
    if (!(await isRegistered(account, now))) await registerPush(account)
  } catch (error) {
    console.error('push', error)
  }
}

/** Requests the permission, and registers this browser once it is granted. */
export async function askForPush(account: PushAccount): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  await registerPush(account)
  return 'on'
}

async function registerPush(account: PushAccount): Promise<void> {
  try {
    await subscribeAndRegister(account)
  } catch (error) {
    recordError({ kind: 'push', error })
    throw error
  }
}

async function subscribeAndRegister(account: PushAccount): Promise<void> {
  const key = await publicKey()
  if (!key) return
  const registration = await within(WORKER_WITHIN, navigator.serviceWorker.register('/sw.js'))
  await within(WORKER_WITHIN, navigator.serviceWorker.ready)
  const subscription = await subscriptionOf(registration.pushManager, key)
  const token = JSON.stringify(subscription)
  if (account.role === 'astrologer') {
    const body = { token, astrologer_id: account.id }
    await api.call(routes.registerAstrologerDevice, { body, background: true })
  } else {
    await api.call(routes.registerDevice, { body: { token }, background: true })
  }
  keepChoice(store, REGISTERED, `${account.id} ${subscription.endpoint} ${Date.now()}`)
}

/** A subscription with another key of the server must be removed before a new one. */
async function subscriptionOf(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
    await (await manager.getSubscription())?.unsubscribe()
    return manager.subscribe(options)
  }
}

async function publicKey(): Promise<string | null> {
  return (await api.call(routes.readPushKey, { background: true })).public_key
}

function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  return withTimeout(work, ms, () => {
    throw new Error('The service worker did not start.')
  })
}
