// Push messages while no page is open. A page that is seen shows what happens itself.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

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
  const { title, body, tag, url, type } = notice
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) {
    // What was shown before a page came is over as well.
    for (const shown of await self.registration.getNotifications({ tag })) shown.close()
    return
  }
  const ringing = type === 'call-ringing'
  await self.registration.showNotification(title, {
    body,
    tag,
    data: { url },
    icon: '/favicon.svg',
    renotify: ringing,
    requireInteraction: ringing,
    silent: !ringing && type !== 'call-missed',
    vibrate: ringing ? [300, 150, 300, 150, 300] : undefined,
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url ?? '/'))
})

async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // A page of a running conversation is left alone.
  const page = pages.find((each) => !/^\/(call|phone-call|chat)\//.test(new URL(each.url).pathname))
  if (page) return page.focus()
  return self.clients.openWindow(url)
}
