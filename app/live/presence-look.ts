// One look at the presence of all listed astrologers: a small answer that is kept for five seconds on its way.
import { apiPath } from '#workers/contract/api/api-path.ts'
import { readPresence } from '#workers/contract/api/every-page-routes.ts'
import type { PresenceAnswer } from '#workers/contract/live.ts'

/** Null when it fails: what the page shows stays. */
export async function lookAtPresence(ask: typeof fetch): Promise<PresenceAnswer | null> {
  const response = await ask(apiPath(readPresence)).catch(() => null)
  return response?.ok ? ((await response.json()) as PresenceAnswer) : null
}
