// Content pages that a deployment has written as files (scripts/lib/deployment/content-files.mjs). They hold as long as the site shows what
// they show: its names, its address, its legal facts.
import { CONTENT_FOLDER, type ContentIndex } from '#workers/contract/content/content-files.ts'
import { base64Url } from '#workers/contract/ports.ts'
import type { Env } from '#workers/env.ts'
import { edgeCache } from '#workers/gateways/edge-cache.ts'
import { logFailure } from '#workers/log.ts'

/** The interval (ms) at which an isolate compares the files with the settings. */
const COMPARED_EVERY = 10_000

export type ContentFile = { body: ReadableStream; etag: string; policy: string }

type Deps = {
  env: Pick<Env, 'ASSETS'>
  origin: string
  now: () => number
  /** Everything that the files show beside their texts. */
  facts(): Promise<object>
}

export function createContentFiles({ env: { ASSETS }, origin, now, facts }: Deps) {
  /** Undefined before it is read; null without files. */
  let index: ContentIndex | null | undefined
  let comparedAt = Number.NEGATIVE_INFINITY
  let holds = true

  /** The cache key that marks a set of files as outdated. */
  const mark = ({ facts: set }: ContentIndex) => `${origin}/__content/${set}`
  const read = (path: string) => ASSETS.fetch(`https://assets.local${CONTENT_FOLDER}${path}`)

  async function readIndex(): Promise<ContentIndex | null> {
    const answer = await read('/index.json')
    if (!answer.ok) {
      await answer.body?.cancel()
      return null
    }
    const found: ContentIndex = await answer.json()
    // A file's policy and links contain its origin, so files of another origin are unusable.
    return found.origin === origin ? found : null
  }

  /** The hash of the current facts. */
  async function hashOfFacts(): Promise<string> {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(await facts())))
    return base64Url(new Uint8Array(digest).slice(0, 16))
  }

  async function compare(known: ContentIndex): Promise<void> {
    try {
      holds = known.facts === (await hashOfFacts())
      if (holds) await edgeCache().delete(mark(known))
      else await edgeCache().put(mark(known), new Response('', { headers: { 'cache-control': 'max-age=86400' } }))
    } catch (error) {
      logFailure({ event: 'content-files.uncompared' }, error)
    }
  }

  return {
    hashOfFacts,
    /** The file of a page; null without one, or if its facts are outdated. `path` includes the language. */
    async find(path: string, waitUntil: (work: Promise<unknown>) => void): Promise<ContentFile | null> {
      try {
        if (index === undefined) index = await readIndex()
        const page = index?.pages[path]
        if (!index || !page) return null
        if (now() - comparedAt >= COMPARED_EVERY) {
          // Another isolate of the data centre may already have marked the set as outdated.
          if (comparedAt < 0) holds = !(await edgeCache().match(mark(index)))
          comparedAt = now()
          waitUntil(compare(index))
        }
        if (!holds) return null
        const file = await read(`/${index.facts}${path}`)
        if (file.ok && file.body) return { body: file.body, ...page }
        await file.body?.cancel()
      } catch (error) {
        logFailure({ event: 'content-files.unread' }, error)
      }
      return null
    },
    /** The number of pages that are rendered because a setting has changed since they were written. */
    async countOutdated(): Promise<number> {
      const known = await readIndex()
      if (!known || known.facts === (await hashOfFacts())) return 0
      return Object.keys(known.pages).length
    },
  }
}

export type ContentFiles = ReturnType<typeof createContentFiles>
