// The history of accounts in D1: each event is written in the same batch as what it tells of.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { accountEvent } from './account-event.table.ts'

/** The statement that writes an event. */
export function recordEvent(db: Db, event: Omit<typeof accountEvent.$inferInsert, 'id'>): Statement {
  return db.insert(accountEvent).values(event)
}

/** The statement that writes an event only when `condition` holds at its moment. */
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
