// The history of accounts in D1: each event is written in the same batch as what it tells of.
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { accountEvent } from './account-event.table.ts'

/** The statement that writes an event. */
export function recordEvent(db: Db, event: Omit<typeof accountEvent.$inferInsert, 'id'>): Statement {
  return db.insert(accountEvent).values(event)
}
