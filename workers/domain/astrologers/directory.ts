// The public lists of astrologers, and the list of those who wait for approval.
import type { AstrologerAnswer, AvailableQuery, WireAstrologer } from '#workers/contract/astrologers.ts'
import { TOP_ASTROLOGERS } from '#workers/contract/limits.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import {
  countStars,
  findListed,
  findLowestPrice,
  findPublic,
  findReviewsOf,
  findWaiting,
} from '#workers/domain/reports/index.ts'
import { browse, type Directory } from './browse.ts'

/** Which calls can be made here at all: from page to page, and to phones. */
export type PossibleCalls = { web: boolean; phone: boolean }
type Deps = { db: Db; possible: PossibleCalls }

export async function listAvailable(deps: Deps, { top, ...query }: AvailableQuery): Promise<WireAstrologer[]> {
  const filtered = Object.values(query).some((value) => value !== undefined)
  const { list } = browse(await listedHere(deps, top && !filtered ? TOP_ASTROLOGERS : undefined), query)
  return top ? list.slice(0, TOP_ASTROLOGERS) : list
}

/** The directory's page: the list, and what each filter would leave of it. */
export async function browseDirectory(deps: Deps, query: AvailableQuery): Promise<Directory> {
  return browse(await listedHere(deps), query)
}

async function listedHere(deps: Deps, limit?: number): Promise<WireAstrologer[]> {
  return (await findListed(deps.db, limit)).map((each) => withPossibleKinds(deps, each))
}

/** In cents a minute; null while nobody is listed. */
export function lowestPrice({ db }: Pick<Deps, 'db'>): Promise<number | null> {
  return findLowestPrice(db)
}

/** The public profile with a page of its reviews; null for an unknown or unlisted astrologer. */
export async function findAstrologer(deps: Deps, id: string, page = 1): Promise<AstrologerAnswer | null> {
  const found = await findPublic(deps.db, id)
  if (!found) return null
  const [stars, reviews] = await Promise.all([countStars(deps.db, id), findReviewsOf(deps.db, id, page)])
  return { ...withPossibleKinds(deps, found), stars, reviews }
}

export async function listWaiting({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<WireAstrologer[]> {
  requirePermission(viewer, 'approve_astrologers')
  return findWaiting(db)
}

// Nobody can take calls that nothing carries here.
function withPossibleKinds({ possible }: Deps, listed: WireAstrologer): WireAstrologer {
  const able = { chat: true, 'web-call': possible.web, 'phone-call': possible.phone }
  return { ...listed, kinds: listed.kinds.filter((kind) => able[kind]) }
}
