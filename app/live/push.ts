// Push messages of this browser (SPEC 4 and 9): a device is registered only where permission was given before; else a
// button asks. What fails is only logged.

import { api, store } from '#app/auth/browser-login.ts'
import { recordPushError } from '#app/auth/error-records.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { DAY } from '#workers/contract/durations.ts'
import { inTime } from '#workers/contract/in-time.ts'
import { watchVersion } from './new-version.ts'
import { listenToPush } from './push-toasts.ts'

/** Older registrations are renewed. */
const REFRESH_AFTER = 7 * DAY
const WORKER_WITHIN = 10_000
const REGISTERED = 'push_registered'

export type PushAccount = { id: string; role: 'user' | 'astrologer' }
/** `unavailable`: this browser cannot, or nothing is pushed here. */
export type PushState = 'unavailable' | 'ask' | 'denied' | 'on'

/** Not in a tab of iOS Safari (an installed app there may), nor without notifications or service workers. */
export function canPush(): boolean {
  if (typeof Notification === 'undefined' || !('serviceWorker' in navigator) || typeof PushManager === 'undefined') {
    return false
  }
  const ios =
    /iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && 'ontouchend' in document)
  return !ios || isInstalled()
}

/** Opened from the home screen. https://webkit.org/blog/13878/web-push-for-web-apps-on-ios-and-ipados/ */
function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  )
}

export async function pushState({ id }: PushAccount): Promise<PushState> {
  if (!canPush() || !(await publicKey())) return 'unavailable'
  if (Notification.permission === 'denied') return 'denied'
  // Permission alone rings nothing: this account has to be registered from this browser.
  return Notification.permission === 'granted' && registered()[0] === id ? 'on' : 'ask'
}

function registered(): [who: string, at: number] {
  const [who = '', at] = (store.getItem(REGISTERED) ?? '').split(' ')
  return [who, Number(at)]
}

/** Registers this browser where it may, and listens; returns what ends the listening. */
export function startPush(account: PushAccount): () => void {
  const stopWatching = 'serviceWorker' in navigator ? watchVersion() : () => undefined
  if (!canPush() || Notification.permission !== 'granted') return stopWatching
  void refreshPush(account)
  const stopListening = listenToPush()
  return () => {
    stopWatching()
    stopListening()
  }
}

/** At start-up: registers a browser that was allowed to before, at most every seven days. */
export function refreshPush(account: PushAccount, now = Date.now()): Promise<void> {
  refreshing ??= refresh(account, now).finally(() => {
    refreshing = null
  })
  return refreshing
}
let refreshing: Promise<void> | null = null

async function refresh(account: PushAccount, now: number): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return
  const [who, at] = registered()
  if (who === account.id && now - at < REFRESH_AFTER) return
  await registerPush(account).catch((error: unknown) => console.error('push', error))
}

/** Asks for the permission, and registers this browser once it is given. */
export async function askForPush(account: PushAccount): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  await registerPush(account)
  return 'on'
}

async function registerPush(account: PushAccount): Promise<void> {
  try {
    await subscribeAndRegister(account)
  } catch (error) {
    recordPushError(store, error, navigator.userAgent, Date.now())
    throw error
  }
}

async function subscribeAndRegister(account: PushAccount): Promise<void> {
  const key = await publicKey()
  if (!key) return
  const registration = await within(WORKER_WITHIN, navigator.serviceWorker.register('/sw.js'))
  await within(WORKER_WITHIN, navigator.serviceWorker.ready)
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const token = JSON.stringify(subscription)
  if (account.role === 'astrologer') {
    const body = { token, astrologer_id: account.id }
    await api.call(routes.registerAstrologerDevice, { body, background: true })
  } else {
    await api.call(routes.registerDevice, { body: { token }, background: true })
  }
  store.setItem(REGISTERED, `${account.id} ${Date.now()}`)
}

async function publicKey(): Promise<string | null> {
  return (await api.call(routes.readPushKey, { background: true })).public_key
}

function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  return inTime(work, ms, () => {
    throw new Error('The service worker did not start.')
  })
}
