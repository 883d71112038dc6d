// One look at the presence of listed astrologers: a small answer that is kept for five seconds on its way.
import { apiPath } from '#workers/contract/api/api-path.ts'
import { readPresence } from '#workers/contract/api/every-page-routes.ts'
import type { PresenceAnswer } from '#workers/contract/consultations/live.ts'
import { PRESENCE_IDS_MAX } from '#workers/contract/limits.ts'

/** `ids`: the astrologers of the page; null for all. Null when it fails: what the page shows stays. */
export async function lookAtPresence(ask: typeof fetch, ids: readonly string[] | null): Promise<PresenceAnswer | null> {
  // In one order: pages of the same astrologers share the answer that their browser keeps.
  const some = ids && ids.length <= PRESENCE_IDS_MAX ? `?ids=${[...ids].sort().join()}` : ''
  const response = await ask(`${apiPath(readPresence)}${some}`).catch(() => null)
  return response?.ok ? ((await response.json()) as PresenceAnswer) : null
}
