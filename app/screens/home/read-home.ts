// The home page's part of the database. It is read once in five seconds, and anew when posts, settings or names have changed:
// statuses come live, and the same lists are drawn for everybody.
import type { AppLoadContext } from '@remix-run/cloudflare'
import { currentLanguage } from '#app/language/language.ts'
import { readStrip } from '#app/screens/blogs/read-strip.ts'
import { readTopAstrologers } from '#app/shell/astrologers/read-top-astrologers.ts'
import { orNothing, type PartContext } from '#app/shell/errors/or-nothing.ts'
import { SECOND } from '#workers/contract/time/durations.ts'

type Context = PartContext & Pick<AppLoadContext, 'services'>

const KEPT = 5 * SECOND
type Kept = { home: Awaited<ReturnType<typeof ask>>; version: number | null; at: number }
/** Of each database, by language, since bylines are sentences. Values, never promises: no request awaits another one's question. */
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

/** Side by side: the way to the database takes the time of one. */
async function ask(context: Context) {
  const [top, posts, lowestCents] = await Promise.all([
    readTopAstrologers(context),
    readStrip(context),
    orNothing(context, { part: 'lowest price', read: context.services.astrologers.lowestPrice, fallback: null }),
  ])
  return { top, posts, lowestCents }
}
