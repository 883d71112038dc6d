// The home page's data from the database, cached for five seconds, and invalidated when posts, settings or names
// change. Presence is pushed, and the lists are equal for all viewers.
import type { AppLoadContext } from '@remix-run/cloudflare'
import { currentLanguage } from '#app/language/language.ts'
import { readStrip } from '#app/screens/blogs/read-strip.ts'
import { readTopAstrologers } from '#app/shell/astrologers/read-top-astrologers.ts'
import { orNothing, type PartContext } from '#app/shell/errors/or-nothing.ts'
import { SECOND } from '#workers/contract/time/durations.ts'

type Context = PartContext & Pick<AppLoadContext, 'services'>

const KEPT = 5 * SECOND
type Kept = { home: Awaited<ReturnType<typeof ask>>; version: number | null; at: number }
/**
 * Cached per database and language, because bylines are sentences. Values instead of promises, because in Workers a
 * request must not await I/O of another one.
 */
const homes = new WeakMap<Context['services'], Map<string, Kept>>()

export async function readHome(context: Context) {
  const { clock, contentVersion } = context.services
  const kept = homes.get(context.services) ?? new Map<string, Kept>()
  homes.set(context.services, kept)
  const [language, now] = [currentLanguage(), clock.now()]
  const read = () => contentVersion({ atOnce: false })
  const version = await orNothing(context, { part: 'content version', read, fallback: null })
  const known = kept.get(language)
  if (known && known.version === version && now - known.at < KEPT) return known.home
  let isWhole = version !== null
  const home = await ask({
    ...context,
    lacksPart() {
      isWhole = false
      context.lacksPart()
    },
  })
  if (isWhole) kept.set(language, { home, version, at: now })
  return home
}

/** In parallel, so that the reads take the time of one round trip to the database. */
async function ask(context: Context) {
  const [top, posts, lowestCents] = await Promise.all([
    readTopAstrologers(context),
    readStrip(context),
    orNothing(context, { part: 'lowest price', read: context.services.astrologers.lowestPrice, fallback: null }),
  ])
  return { top, posts, lowestCents }
}
