// Push messages while no page is open, and pages without a network (docs/decisions/offline.md).
importScripts('/sw-offline.js')

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(keepOfflinePage())
})
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => answerOffline(event))

async function activate() {
  await Promise.all([self.clients.claim(), dropOldCaches()])
  // The request goes out while the worker starts.
  await self.registration.navigationPreload?.enable()
}

// Push: each message shows a notification, because iOS ends a subscription after three that showed none. A page that is
// looked at shows what happens itself: then the notification makes no sound, and the page closes it.

/** A page that calls itself visible may be frozen: without its answer the notification rings. */
const ANSWER_WITHIN = 1000

self.addEventListener('push', (event) => {
  event.waitUntil(show(readNotice(event.data)).catch(tellOperator))
})

const UNREADABLE = {
  en: { title: 'There is news for you', body: 'Open the page to see it.' },
  hi: { title: 'आपके लिए एक सूचना है', body: 'उसे देखने के लिए पेज खोलें।' },
}

/** A message that cannot be read says that there is one. */
function readNotice(data) {
  try {
    const notice = data.json()
    if (notice.title && notice.tag) return notice
  } catch {
    // Not ours, or cut off.
  }
  const own = self.navigator.language.slice(0, 2)
  const language = Object.hasOwn(UNREADABLE, own) ? own : 'en'
  return { ...UNREADABLE[language], tag: 'unreadable', url: '/dashboard', type: 'unreadable', language }
}

async function show(notice) {
  const { title, body, tag, url, type, language } = notice
  const page = type === 'unreadable' ? null : await pageShowing(notice)
  const ringing = type === 'call-ringing' && !page
  const isLoud = !page && ['call-ringing', 'call-missed', 'unreadable'].includes(type)
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    data: { url, type, language },
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    renotify: ringing,
    requireInteraction: ringing,
    silent: !isLoud,
    vibrate: ringing ? [300, 150, 300, 150, 300] : undefined,
  })
  await countOnIcon()
  page?.postMessage('notified')
}

/** The port of a page that is looked at and shows the notice; null when none answers. */
async function pageShowing(notice) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const seen = pages.filter(({ visibilityState }) => visibilityState === 'visible')
  if (seen.length === 0) return null
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ANSWER_WITHIN)
    for (const each of seen) {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        clearTimeout(timer)
        resolve(port1)
      }
      each.postMessage({ push: notice }, [port2])
    }
  })
}

// The browser has put another subscription in the place of ours, or has ended it.

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewDevice(event).catch(tellOperator))
})

async function renewDevice({ newSubscription, oldSubscription }) {
  const key = oldSubscription?.options?.applicationServerKey
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const subscription = newSubscription ?? (key ? await self.registration.pushManager.subscribe(options) : null)
  // An open page registers it if this fails, and each page does when it starts.
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ subscriptionChanged: true })
  if (!subscription) return
  const answer = await fetch('/api/calls/notifications/renew_device/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: JSON.stringify(subscription) }),
  })
  // A browser that nobody is logged in on has no device.
  if (answer.status >= 500) throw new Error(`A device was not renewed: ${answer.status}`)
}

/** Without the cookie of the login, so that a report belongs to nobody (docs/decisions/client-errors.md). */
async function tellOperator(error) {
  const { stack = '' } = error
  const report = { kind: 'push', message: String(error).slice(0, 500), stack: stack.slice(0, 2000), page: '/sw.js' }
  await fetch('/api/client-errors/', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(Promise.all([open(event.notification.data ?? {}), countOnIcon()]))
})
self.addEventListener('notificationclose', (event) => event.waitUntil(countOnIcon()))

/** The icon of the installed app has the number of notifications that wait, where the system shows numbers. */
async function countOnIcon() {
  try {
    const waiting = await self.registration.getNotifications()
    await self.navigator.setAppBadge?.(waiting.length)
  } catch {
    // Forbidden in the system's settings.
  }
}

async function open({ url = '/', type, language }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const pathOf = (each) => new URL(each.url).pathname
  // A ring shows itself on every page but that of a running conversation; all else has its own place.
  const fits = (each) =>
    type === 'call-ringing'
      ? !/^(\/[a-z]{2})?\/(call|phone-call|chat|dashboard\/astrologer\/chat)\//.test(pathOf(each))
      : pathOf(each).replace(/^\/[a-z]{2}(?=\/)/, '') === new URL(url, self.location.origin).pathname
  const page = pages.find(fits)
  try {
    if (page) return await page.focus()
  } catch {
    // It was closed meanwhile, or the browser brings none to the front.
  }
  return self.clients.openWindow((language && language !== 'en' ? `/${language}` : '') + url)
}
