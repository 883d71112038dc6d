// Runs a cron job on several conversations. A failed one does not stop the others, and is retried a day later so that it does
// not block the queue.
import type { Db } from '#workers/db/client.ts'
import { logFailure } from '#workers/log.ts'
import { markTalkFailed } from './retention.repo.ts'

type Deps = { db: Db; now: () => number }

/** Continues after a failure, and logs the first one with the number of failures. */
export async function forEachTalk<Item extends { id: string }>(
  { db, now }: Deps,
  { job, items }: { job: string; items: readonly Item[] },
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const failed: { id: string; error: unknown }[] = []
  for (const item of items) await work(item).catch((error: unknown) => failed.push({ id: item.id, error }))
  const [first] = failed
  if (!first) return
  logFailure({ event: 'retention.failed', job, consultationId: first.id, count: failed.length }, first.error)
  await markTalkFailed(db, { ids: failed.map(({ id }) => id), at: now() })
}
