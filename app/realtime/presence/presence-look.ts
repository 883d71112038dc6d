// Fetches the presence of astrologers once; the answer is small and cached for five seconds.
import { apiPath } from '#workers/contract/api/api-path.ts'
import { readPresence } from '#workers/contract/api/every-page-routes.ts'
import type { PresenceAnswer } from '#workers/contract/consultations/live.ts'
import { PRESENCE_IDS_MAX } from '#workers/contract/limits.ts'

/**
 * `ids`: the astrologers of the page; null for all. Returns null if the request fails, so that the page does not
 * change.
 */
export async function lookAtPresence(ask: typeof fetch, ids: readonly string[] | null): Promise<PresenceAnswer | null> {
  // Sorted, so that pages with the same astrologers share one URL in the browser's cache.
  const some = ids && ids.length <= PRESENCE_IDS_MAX ? `?ids=${[...ids].sort().join()}` : ''
  const response = await ask(`${apiPath(readPresence)}${some}`).catch(() => null)
  return response?.ok ? ((await response.json()) as PresenceAnswer) : null
}
