// Rendered pages: the newest ones in the isolate's memory, all of them in the edge's cache (Cache API). The key contains the
// build's name, so that a deployment invalidates the cache.
import { logFailure } from '#workers/log.ts'
import { edgeCache } from './edge-cache.ts'

const PAGES_IN_MEMORY = 100
const BYTES_IN_MEMORY = 16 * 1024 * 1024

type Kept = { body: ArrayBuffer; headers: [name: string, value: string][] }

export type PageCache = {
  find(key: PageKey): Promise<Response | null>
  /** Caches the page for this many seconds and returns it. */
  keep(key: PageKey, page: Response, options: KeepOptions): Promise<Response>
}

export type PageKey = { origin: string; name: string }
export type KeepOptions = { seconds: number; waitUntil: (work: Promise<unknown>) => void }

/** `build` names the bundle; without a name (development) nothing is cached. */
export function createPageCache(build: string): PageCache {
  const memory = createMemory()
  const addressOf = ({ origin, name }: PageKey) => `${origin}/__pages/${build}/${name}`
  return {
    async find(key) {
      if (!build) return null
      const address = addressOf(key)
      const known = memory.find(address)
      if (known) return known
      // A failing cache costs a render, but must not fail the page.
      const stored = await edgeCache()
        .match(address)
        .catch((error) => logFailure({ event: 'page-cache.unread' }, error))
      return stored ? memory.keep(address, await bytesOf(stored)) : null
    },
    async keep(key, page, { seconds, waitUntil }) {
      if (!build) return page
      const address = addressOf(key)
      const kept = await bytesOf(page)
      const headers = new Headers(kept.headers)
      headers.set('cache-control', `public, s-maxage=${seconds}`)
      waitUntil(edgeCache().put(address, new Response(kept.body, { headers })))
      return memory.keep(address, kept)
    },
  }
}

async function bytesOf(page: Response): Promise<Kept> {
  return { body: await page.arrayBuffer(), headers: [...page.headers] }
}

/** The newest pages. A key contains the page's period of validity, so that no entry must be evicted by age. */
function createMemory() {
  const pages = new Map<string, Kept>()
  let bytes = 0
  function drop(address: string): void {
    bytes -= pages.get(address)?.body.byteLength ?? 0
    pages.delete(address)
  }
  const responseOf = ({ body, headers }: Kept) => new Response(body, { headers })
  return {
    find(address: string): Response | null {
      const kept = pages.get(address)
      if (!kept) return null
      // Moved to the end, because the least recently used entry is evicted first.
      pages.delete(address)
      pages.set(address, kept)
      return responseOf(kept)
    },
    keep(address: string, kept: Kept): Response {
      drop(address)
      pages.set(address, kept)
      bytes += kept.body.byteLength
      for (const oldest of pages.keys()) {
        if (pages.size <= PAGES_IN_MEMORY && bytes <= BYTES_IN_MEMORY) break
        drop(oldest)
      }
      return responseOf(kept)
    },
  }
}
