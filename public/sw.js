// Push messages while no page is open, and pages without a network (docs/decisions/offline-pages.md).
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

// Push: a page that is seen shows what happens itself.

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data))
})

async function show(data) {
  let notice
  try {
    notice = data.json()
  } catch {
    return
  }
  const { title, body, tag, url, type, language } = notice
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const seen = pages.filter(({ visibilityState }) => visibilityState === 'visible')
  if (seen.length > 0) {
    // What was shown before a page came is over as well.
    for (const shown of await self.registration.getNotifications({ tag })) shown.close()
    for (const page of seen) page.postMessage({ push: notice })
    return
  }
  const ringing = type === 'call-ringing'
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    data: { url, type, language },
    icon: '/favicon.svg',
    renotify: ringing,
    requireInteraction: ringing,
    silent: !ringing && type !== 'call-missed',
    vibrate: ringing ? [300, 150, 300, 150, 300] : undefined,
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data ?? {}))
})

async function open({ url = '/', type, language }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const pathOf = (each) => new URL(each.url).pathname
  // A ring shows itself on every page but that of a running conversation; all else has its own place.
  const fits = (each) =>
    type === 'call-ringing'
      ? !/^(\/hi)?\/(call|phone-call|chat|dashboard\/astrologer\/chat)\//.test(pathOf(each))
      : pathOf(each).replace(/^\/hi(?=\/)/, '') === new URL(url, self.location.origin).pathname
  const page = pages.find(fits)
  return page ? page.focus() : self.clients.openWindow(language === 'hi' ? `/hi${url}` : url)
}
