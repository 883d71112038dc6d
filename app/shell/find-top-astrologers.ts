// The strip's astrologers anew, for a page whose own are all away.
import { apiPath } from '#workers/contract/api/api-path.ts'
import { listAstrologers } from '#workers/contract/api/every-page-routes.ts'
import type { WireAstrologer } from '#workers/contract/astrologers.ts'
import { type TopAstrologer, toTop } from './read-top-astrologers.ts'

/** None when the request fails: the strip stays as it is. */
export async function findTopAstrologers(): Promise<TopAstrologer[]> {
  const response = await fetch(`${apiPath(listAstrologers)}?top=true`).catch(() => null)
  return response?.ok ? ((await response.json()) as WireAstrologer[]).flatMap(toTop) : []
}
