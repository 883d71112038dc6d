// Rendered pages in the cache of the edge (Cache API). The build's name is part of the key: a deployment purges the cache.

export type PageCache = {
  find(origin: string, key: string): Promise<Response | null>
  keep(origin: string, key: string, page: Response, seconds: number): Promise<void>
}

// The types of browsers, which stand beside those of the Worker, know no `default`.
const edge = () => (caches as unknown as { default: Cache }).default

/** `build` names the bundle; without a name (development) nothing is cached. */
export function createPageCache(build: string): PageCache {
  const name = (origin: string, key: string) => `${origin}/__pages/${build}/${key}`
  return {
    async find(origin, key) {
      if (!build) return null
      return (await edge().match(name(origin, key))) ?? null
    },
    async keep(origin, key, page, seconds) {
      if (!build) return
      const headers = new Headers(page.headers)
      headers.set('cache-control', `public, s-maxage=${seconds}`)
      await edge().put(name(origin, key), new Response(page.body, { headers }))
    },
  }
}
