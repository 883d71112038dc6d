// Without a network: the last panchang pages, one's own receipts, and a page that says so. The network always comes
// first; what needs none is only what was opened before. A store that fails is as good as none.
const PUBLIC = 'pages-1'
const OWN = 'own-1'
const FILES = 'files-1'
const OFFLINE = '/offline.html'
const OFFLINE_HINDI = '/offline-hi.html'
const PAGES_KEPT = 7
const OWN_KEPT = 20
const FILES_KEPT = 200

/** The last page came from what is kept: its files do, too. */
let away = false

/** Copied: an answer that came by a redirect is refused for a navigation. */
async function keepOfflinePage() {
  for (const name of [OFFLINE, OFFLINE_HINDI]) {
    const answer = await fetch(name, { cache: 'reload' })
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
    const type = { 'content-type': answer.headers.get('content-type') ?? 'text/html' }
    await (await caches.open(PUBLIC)).put(name, new Response(await answer.blob(), { headers: type }))
  }
}

async function dropOldCaches() {
  for (const name of await caches.keys()) if (![PUBLIC, OWN, FILES].includes(name)) await caches.delete(name)
}

function answerOffline(event) {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  // Whoever uses this device next must not read what belongs to somebody else.
  if (endsLogin(request, url)) after(event, () => caches.delete(OWN))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') return event.respondWith(page(event, url))
  if (!/^\/(assets|fonts)\//.test(url.pathname)) return
  // With a network the browser fetches files by itself, as it would without a worker: one that a page no longer wants,
  // because it was left, is nobody's error. The copy comes from the browser's own cache.
  if (away || !self.navigator.onLine) event.respondWith(keptFile(request))
  else after(event, () => keepFile(request.url))
}

/** Work that nobody waits for, and whose failure is no loss. */
function after(event, work) {
  event.waitUntil(Promise.resolve().then(work).catch(Boolean))
}

function endsLogin({ method, mode }, { pathname }) {
  const isForm = /^(\/[a-z]{2})?\/(login|register|forgot-password|astrologer-register)(\.data)?$/.test(pathname)
  if (method === 'POST') return isForm || /^\/api\/users\/(logout|login|verify_otp|close|reset_password)\b/.test(pathname)
  return mode === 'navigate' && isForm
}

async function page(event, url) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    away = false
    if (answer.ok && isPanchang(url)) after(event, () => keepShared(url))
    else if (answer.ok && isReceipt(url)) {
      const copy = answer.clone()
      after(event, () => put(OWN, url, copy, OWN_KEPT))
    }
    return answer
  } catch (error) {
    // One that was left for another page says nothing about the network.
    away ||= error.name !== 'AbortError'
    const offline = languageOf(url) === 'hi' ? OFFLINE_HINDI : OFFLINE
    return (await orNothing(() => kept(url))) ?? (await orNothing(() => caches.match(offline))) ?? Response.error()
  }
}

/** What is kept, or nothing when the store fails. */
async function orNothing(look) {
  try {
    return await look()
  } catch {
    return undefined
  }
}

/** As a visitor sees it: the page on the screen may carry a name and a balance. */
async function keepShared(url) {
  const shared = await fetch(url, { credentials: 'omit' })
  if (shared.ok) await put(PUBLIC, url, shared, PAGES_KEPT)
}

/** The code of a page's language; English pages have none. */
const languageOf = ({ pathname }) => /^\/([a-z]{2})(?=\/|$)/.exec(pathname)?.[1]
const isPanchang = ({ pathname }) => /^(\/[a-z]{2})?\/panchang(\/[^/]+)?$/.test(pathname)
const isReceipt = ({ pathname }) => /^(\/[a-z]{2})?\/receipts\/[^/]+$/.test(pathname)

async function kept(url) {
  const same = isReceipt(url) ? await (await caches.open(OWN)).match(url.href) : null
  if (same || !isPanchang(url)) return same
  const pages = await caches.open(PUBLIC)
  const exact = await pages.match(url.href)
  if (exact || !/^(\/[a-z]{2})?\/panchang$/.test(url.pathname)) return exact
  // The last one that was looked at, at its own address: a page hydrates at the address for which it was made.
  const fits = (address) => isPanchang(address) && languageOf(address) === languageOf(url)
  const last = (await pages.keys()).filter((request) => fits(new URL(request.url))).at(-1)
  return last && Response.redirect(last.url)
}

/** What is kept is the version that the page was made with. */
async function keptFile(request) {
  const known = await orNothing(async () => (await caches.open(FILES)).match(request.url))
  return known ?? fetch(request).catch(() => Response.error())
}

async function keepFile(url) {
  if (await (await caches.open(FILES)).match(url)) return
  const copy = await fetch(url, { cache: 'force-cache' })
  if (copy.ok) await put(FILES, url, copy, FILES_KEPT)
}

/** The newest come last; the oldest go. */
async function put(name, request, answer, most) {
  const cache = await caches.open(name)
  await cache.delete(request)
  await cache.put(request, answer)
  const keys = await cache.keys()
  const old = keys.filter(({ url }) => !/\/offline(-hi)?\.html$/.test(url)).slice(0, -most)
  for (const each of old) await cache.delete(each)
}
