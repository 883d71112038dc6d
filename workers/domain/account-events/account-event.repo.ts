// The history of accounts in D1: each event is written in the batch of its cause.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { accountEvent } from './account-event.table.ts'

/** Statement: writes an event. */
export function recordEvent(db: Db, event: Omit<typeof accountEvent.$inferInsert, 'id'>): Statement {
  return db.insert(accountEvent).values(event)
}

/** Statement: writes an event if `condition` holds. */
export function recordEventWhen(
  db: Db,
  event: Omit<typeof accountEvent.$inferInsert, 'id'>,
  condition: SQL,
): Statement {
  const { accountId, at, what, changes, otherId } = event
  const listed = changes ? JSON.stringify(changes) : null
  return db
    .insert(accountEvent)
    .select(sql`select null, ${accountId}, ${at}, ${what}, ${listed}, ${otherId ?? null} where ${condition}`)
}
