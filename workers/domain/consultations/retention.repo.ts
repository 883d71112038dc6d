// Conversations in D1 whose time is over.
import { and, asc, eq, inArray, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import { DAY } from '#workers/contract/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { isReported } from '#workers/domain/inbox/index.ts'
import { isDisputed } from '#workers/domain/money/index.ts'
import { consultation } from './consultation.table.ts'
import { sharedFile } from './shared-file.table.ts'

/** Banks decide sooner. */
const DISPUTED = 180 * DAY

/** `before`: of the end (ms UTC). */
type Old = { before: number; now: number; limit: number }
export type OldFile = { consultationId: string; id: string; key: string }

/** Condition: it ended before, nobody's report of it is open, and no payment of its client is disputed. */
function isOver(db: Db, { before, now }: Old): SQL | undefined {
  const { id, userId, endedAt, transcriptDeletedAt } = consultation
  const objects = [sql`'session:' || ${id}`, sql`'review:' || ${id}`]
  return and(
    ...[isNull(transcriptDeletedAt), lt(endedAt, before)],
    not(isReported(db, { objects, userId: sql`${userId}` })),
    not(isDisputed(db, { userId: sql`${userId}`, since: now - DISPUTED })),
  )
}

/** Marks old transcripts as deleted, so that no page reads them any more. What they left in the rows goes along. */
export async function markOld(db: Db, old: Old): Promise<void> {
  const { id, transcriptKey, endedAt } = consultation
  const over = db
    .select({ id })
    .from(consultation)
    .where(and(isNotNull(transcriptKey), isOver(db, old)))
    .orderBy(asc(endedAt))
    .limit(old.limit)
  await db
    .update(consultation)
    .set({ transcriptDeletedAt: old.now, lastMessage: null, unreadUser: 0, unreadAstrologer: 0 })
    .where(inArray(id, over))
}

/** Marked ones whose objects in R2 may still be there, the first marked first. */
export async function findMarked(db: Db, limit: number): Promise<string[]> {
  const { id, transcriptKey, transcriptDeletedAt } = consultation
  const rows = await db
    .select({ id })
    .from(consultation)
    .where(and(isNotNull(transcriptKey), isNotNull(transcriptDeletedAt)))
    .orderBy(asc(transcriptDeletedAt))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** The objects in R2 of marked transcripts are gone. */
export async function forgetTranscripts(db: Db, ids: readonly string[]): Promise<void> {
  // As one parameter: D1 takes a hundred of them at most.
  const named = sql`(select value from json_each(${JSON.stringify(ids)}))`
  const { id, transcriptDeletedAt } = consultation
  await commit(db, [
    db.delete(sharedFile).where(sql`${sharedFile.consultationId} in ${named}`),
    db
      .update(consultation)
      .set({ transcriptKey: null })
      .where(and(sql`${id} in ${named}`, isNotNull(transcriptDeletedAt))),
  ])
}

/** Files of old consultations that nobody has taken back. */
export async function findOldFiles(db: Db, old: Old): Promise<OldFile[]> {
  const { consultationId, id, key, at } = sharedFile
  return (
    db
      .select({ consultationId, id, key })
      .from(sharedFile)
      .innerJoin(consultation, eq(consultation.id, consultationId))
      // In the order of their index, in which the oldest come first.
      .where(and(sql`${sharedFile.removed} = 0`, lt(at, old.before), isOver(db, old)))
      .orderBy(asc(at), asc(id))
      .limit(old.limit)
  )
}
