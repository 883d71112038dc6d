// The public lists of astrologers, and the list of those whose approval is pending.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type {
  AstrologerAnswer,
  AvailableQuery,
  Presence,
  WireAstrologer,
} from '#workers/contract/astrologers/astrologers.ts'
import { lowestCents } from '#workers/contract/astrologers/offered-prices.ts'
import { TOP_ASTROLOGERS } from '#workers/contract/limits.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { memoize } from '#workers/db/memoize.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import {
  findLastAsked,
  findListed,
  findLowestPrice,
  findOwnReviews,
  findPresence,
  findPublicProfile,
  findTopListed,
  findWaiting,
} from '#workers/domain/reports/index.ts'
import { type Directory, filterDirectory, listDirectory } from './filter-directory.ts'

/** The calls that this installation supports: between pages, and to phones. */
export type PossibleCalls = { web: boolean; phone: boolean }
/** `replica`: a replica for the lists, which may be some seconds behind. `keptList`: the list cached for a second. */
type Deps = { db: Db; replica?: Db; now: () => number; possible: PossibleCalls; keptList?: ReturnType<typeof keepList> }

export const keepList = () => memoize(findListed, SECOND)

export async function listAvailable(deps: Deps, { top, ...query }: AvailableQuery): Promise<WireAstrologer[]> {
  const filtered = Object.values(query).some((value) => value !== undefined)
  if (top && !filtered) return topHere(deps)
  const list = listDirectory(await listedHere(deps), query)
  return top ? list.slice(0, TOP_ASTROLOGERS) : list
}

/**
 * The directory's page: the list, and the number of results of each filter. Cached for a second unless `atOnce`, because pages
 * receive presence live.
 */
export async function browseDirectory(
  deps: Deps,
  { query, atOnce }: { query: AvailableQuery; atOnce: boolean },
): Promise<Directory> {
  return filterDirectory(await listedHere(deps, atOnce ? findListed : deps.keptList), query)
}

async function listedHere(
  deps: Deps,
  find: Deps['keptList'] | typeof findListed = findListed,
): Promise<WireAstrologer[]> {
  return (await find(deps.replica ?? deps.db, deps.now())).map((each) => withPossibleKinds(deps, each))
}

/** The few astrologers of a page are read from the primary, in parallel with the page's other data. */
async function topHere(deps: Deps): Promise<WireAstrologer[]> {
  return (await findTopListed(deps.db, TOP_ASTROLOGERS)).map((each) => withPossibleKinds(deps, each))
}

// Cached, because thousands of pages read the presence of the same astrologers.
const presenceOf = memoize(findPresence, 5 * SECOND)

/** The status of each listed astrologer, or of those in `ids`, by id; cached for five seconds. */
export async function readPresence(
  { db, replica = db, now }: Pick<Deps, 'db' | 'replica' | 'now'>,
  ids: readonly string[] | null,
): Promise<Record<string, Presence>> {
  const all = await presenceOf(replica, now())
  if (!ids) return all
  return Object.fromEntries(ids.flatMap((id) => (Object.hasOwn(all, id) ? [[id, all[id] as Presence]] : [])))
}

/** The lowest price per minute of all listed astrologers, in cents; null without any. */
export async function lowestPrice(deps: Deps): Promise<number | null> {
  return findLowestPrice(deps.db, deps.possible)
}

/**
 * The price per minute of the astrologer in the client's last request: for its kind, or the lowest offered one. Null if that
 * astrologer is no longer listed or offers nothing.
 */
export async function lastPrice(deps: Deps, viewer: Viewer): Promise<{ name: string; cents: number } | null> {
  const last = await findLastAsked(deps.db, viewer.userId)
  if (!last) return null
  const offered = withPossibleKinds(deps, last.astrologer)
  const wasChat = last.kind === 'chat'
  const isOn = offered.kinds.some((kind) => (kind === 'chat') === wasChat)
  const usual = Math.round((wasChat ? offered.price_per_min_chat : offered.price_per_min_call) * 100)
  const cents = isOn ? usual : lowestCents(offered)
  return cents ? { name: offered.full_name, cents } : null
}

/** The public profile with a page of its reviews; null for an unknown or unlisted astrologer. */
export async function findAstrologer(deps: Deps, id: string, page = 1): Promise<AstrologerAnswer | null> {
  const found = await findPublicProfile(deps.db, id, page)
  return found && { ...found, ...withPossibleKinds(deps, found) }
}

/** The reviews of an astrologer, whether listed or not. */
export async function ownReviews({ db }: Pick<Deps, 'db'>, { viewer, page }: { viewer: Viewer; page: number }) {
  requirePermission(viewer, 'read_own_reviews')
  return findOwnReviews(db, viewer.userId, page)
}

export async function listWaiting({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<WireAstrologer[]> {
  requirePermission(viewer, 'manage_astrologers')
  return findWaiting(db)
}

// Removes kinds of calls that this installation does not support, and announced returns that have passed.
function withPossibleKinds({ possible, now }: Deps, listed: WireAstrologer): WireAstrologer {
  const able = { chat: true, 'web-call': possible.web, 'phone-call': possible.phone }
  const back = listed.status === 'offline' && listed.back_at !== null && listed.back_at > now() ? listed.back_at : null
  return { ...listed, kinds: listed.kinds.filter((kind) => able[kind]), back_at: back }
}
