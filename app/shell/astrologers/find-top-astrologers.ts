// Searches online astrologers for a strip whose own are all offline.
import { apiPath } from '#workers/contract/api/api-path.ts'
import { listAstrologers } from '#workers/contract/api/every-page-routes.ts'
import type { WireAstrologer } from '#workers/contract/astrologers/astrologers.ts'
import { type TopAstrologer, toTop } from './read-top-astrologers.ts'

const AGAIN_MS = 60_000
const WITHIN_MS = 10_000

/** Searches immediately and then every minute while the page is visible. Returns a function that stops the search. */
export function searchForOnline(found: (online: TopAstrologer[]) => void): () => void {
  let stopped = false
  async function search() {
    if (document.hidden) return
    const online = await findTopAstrologers()
    if (!stopped && online.some(({ status }) => status === 'online')) found(online)
  }
  const again = () => void search().catch(() => undefined)
  again()
  const timer = setInterval(again, AGAIN_MS)
  return () => {
    stopped = true
    clearInterval(timer)
  }
}

/** Empty when the request fails, so the strip does not change. */
async function findTopAstrologers(): Promise<TopAstrologer[]> {
  const response = await fetch(`${apiPath(listAstrologers)}?top=true`, {
    signal: AbortSignal.timeout(WITHIN_MS),
  }).catch(() => null)
  return response?.ok ? ((await response.json()) as WireAstrologer[]).flatMap(toTop) : []
}
