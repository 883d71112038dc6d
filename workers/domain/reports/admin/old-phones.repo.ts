// The progress of rewriting old phone numbers, with counts by outcome, for admins.
import type { Db } from '#workers/db/client.ts'
import { oldPhones } from '#workers/domain/identity/phones/old-phones.table.ts'

export type OldPhones = Pick<
  typeof oldPhones.$inferSelect,
  'seen' | 'rewritten' | 'shared' | 'invalid' | 'unverifiedInvalid' | 'doneAt'
>

/** Null before the job's first run. */
export async function findOldPhones(db: Db): Promise<OldPhones | null> {
  const { seen, rewritten, shared, invalid, unverifiedInvalid, doneAt } = oldPhones
  return (
    (await db.select({ seen, rewritten, shared, invalid, unverifiedInvalid, doneAt }).from(oldPhones).get()) ?? null
  )
}
