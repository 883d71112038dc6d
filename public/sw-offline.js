// Without a network: the last panchang pages, one's own receipts, and a page that says so. The network always comes
// first; what needs none is only what was opened before.
const PUBLIC = 'pages-1'
const OWN = 'own-1'
const FILES = 'files-1'
const OFFLINE = '/offline.html'
const PAGES_KEPT = 7
const OWN_KEPT = 20
const FILES_KEPT = 200

/** Copied: an answer that came by a redirect is refused for a navigation. */
async function keepOfflinePage() {
  const answer = await fetch(OFFLINE, { cache: 'reload' })
  if (!answer.ok) throw new Error(`${OFFLINE}: ${answer.status}`)
  const type = { 'content-type': answer.headers.get('content-type') ?? 'text/html' }
  await (await caches.open(PUBLIC)).put(OFFLINE, new Response(await answer.blob(), { headers: type }))
}

async function dropOldCaches() {
  for (const name of await caches.keys()) if (![PUBLIC, OWN, FILES].includes(name)) await caches.delete(name)
}

function answerOffline(event) {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  // Whoever uses this device next must not read what belongs to somebody else.
  if (endsLogin(request, url)) event.waitUntil(caches.delete(OWN))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(page(event, url))
  else if (/^\/(assets|fonts)\//.test(url.pathname)) event.respondWith(file(event))
}

function endsLogin({ method, mode }, { pathname }) {
  if (method === 'POST') return /^\/api\/users\/(logout|login|verify_otp|close|reset_password)\/?$/.test(pathname)
  return mode === 'navigate' && /^\/(login|register|forgot-password)$/.test(pathname)
}

async function page(event, url) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    if (answer.ok && isPanchang(url)) event.waitUntil(keepShared(url))
    else if (answer.ok && isReceipt(url)) event.waitUntil(put(OWN, url, answer.clone(), OWN_KEPT))
    return answer
  } catch {
    return (await kept(url)) ?? (await caches.match(OFFLINE)) ?? Response.error()
  }
}

/** As a visitor sees it: the page on the screen may carry a name and a balance. */
async function keepShared(url) {
  const shared = await fetch(url, { credentials: 'omit' })
  if (shared.ok) await put(PUBLIC, url, shared, PAGES_KEPT)
}

const isPanchang = ({ pathname }) => /^\/panchang(\/[^/]+)?$/.test(pathname)
const isReceipt = ({ pathname }) => /^\/receipts\/[^/]+$/.test(pathname)

async function kept(url) {
  const same = isReceipt(url) ? await (await caches.open(OWN)).match(url.href) : null
  if (same || !isPanchang(url)) return same
  const pages = await caches.open(PUBLIC)
  const exact = await pages.match(url.href)
  if (exact || url.pathname !== '/panchang') return exact
  // The last one that was looked at, at its own address: a page hydrates at the address for which it was made.
  const last = (await pages.keys()).filter((request) => isPanchang(new URL(request.url))).at(-1)
  return last && Response.redirect(last.url)
}

/** Assets carry their version in their address: what is kept stays right. Fonts do not, and are asked for. */
async function file(event) {
  const { request } = event
  const known = await (await caches.open(FILES)).match(request)
  if (known && new URL(request.url).pathname.startsWith('/assets/')) return known
  try {
    const answer = await fetch(request)
    if (answer.ok) event.waitUntil(put(FILES, request, answer.clone(), FILES_KEPT))
    return answer
  } catch (error) {
    if (known) return known
    throw error
  }
}

/** The newest come last; the oldest go. */
async function put(name, request, answer, most) {
  const cache = await caches.open(name)
  await cache.delete(request)
  await cache.put(request, answer)
  const keys = await cache.keys()
  const old = keys.filter(({ url }) => !url.endsWith(OFFLINE)).slice(0, -most)
  for (const each of old) await cache.delete(each)
}
