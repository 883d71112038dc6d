// The timeline of a consultation in D1, which the receipt shows.
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { consultationEvent } from '#workers/domain/consultations/consultation.table.ts'

export type TimelineEvent = { seq: number; at: number; what: string; side: string | null }

/** Statement: stores each event once. All events are one parameter, because D1 allows 100 in a statement. */
export function insertEvents(
  db: Db,
  { consultationId, events }: { consultationId: string; events: readonly TimelineEvent[] },
): Statement {
  const rows = JSON.stringify(events.map(({ seq, at, what, side }) => [seq, at, what, side]))
  return db
    .insert(consultationEvent)
    .select(
      sql`select ${consultationId}, value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(${rows}) where true`,
    )
    .onConflictDoNothing()
}

/** Statement: the ordered events of a consultation. */
export function selectTimeline(db: Db, consultationId: string) {
  return db
    .select({ at: consultationEvent.at, what: consultationEvent.what, side: consultationEvent.side })
    .from(consultationEvent)
    .where(eq(consultationEvent.consultationId, consultationId))
    .orderBy(asc(consultationEvent.seq))
}
