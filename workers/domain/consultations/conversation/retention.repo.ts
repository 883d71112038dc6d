// Conversations in D1 past their retention.
import { and, asc, eq, inArray, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'
import { isReported } from '#workers/domain/inbox/index.ts'
import { isDisputed } from '#workers/domain/money/index.ts'
import { sharedFile } from './shared-file.table.ts'
import { mayBeTried } from './talk-failed.repo.ts'

/** Disputes without a report for this long are over, because banks decide sooner. */
const DISPUTED = 180 * DAY

/** `before`: of the end (ms UTC). */
type Old = { before: number; now: number; limit: number }
export type OldFile = { consultationId: string; id: string; key: string }

/** Condition: it ended before `before`, no problem report about it is open, and its client has no disputed payment. */
function isOver(db: Db, { before, now }: Old): SQL | undefined {
  const { id, userId, endedAt, transcriptDeletedAt } = consultation
  const objects = [sql`'session:' || ${id}`, sql`'review:' || ${id}`]
  return and(
    isNull(transcriptDeletedAt),
    lt(endedAt, before),
    not(isReported(db, { objects, userId: sql`${userId}` })),
    not(isDisputed(db, { userId: sql`${userId}`, since: now - DISPUTED })),
  )
}

/**
 * Marks old conversations as deleted, which hides them from all pages, and clears their content in the rows. A row with
 * messages but without a transcript's key may still have objects in R2: it gets a key for `findMarked`.
 */
export async function markOld(db: Db, old: Old): Promise<void> {
  const { id, transcriptKey } = consultation
  const gone = {
    transcriptDeletedAt: old.now,
    lastMessage: null,
    lastMessageAt: null,
    unreadUser: 0,
    unreadAstrologer: 0,
  }
  await db
    .update(consultation)
    .set(gone)
    .where(inArray(id, oldOnes(db, old, isNotNull(transcriptKey))))
  const unnamed = and(isNull(transcriptKey), sql`${consultation.messageCount} > 0`)
  await db
    .update(consultation)
    .set({ ...gone, transcriptKey: sql`'transcripts/' || ${id} || '/'` })
    .where(inArray(id, oldOnes(db, old, unnamed)))
}

function oldOnes(db: Db, old: Old, which: SQL | undefined) {
  const { id, endedAt } = consultation
  return db
    .select({ id })
    .from(consultation)
    .where(and(which, isOver(db, old)))
    .orderBy(asc(endedAt))
    .limit(old.limit)
}

/** Marked conversations whose objects in R2 may still exist, first marked first. */
export async function findMarked(db: Db, { now, limit }: Omit<Old, 'before'>): Promise<{ id: string }[]> {
  const { id, transcriptKey, transcriptDeletedAt } = consultation
  return db
    .select({ id })
    .from(consultation)
    .where(and(isNotNull(transcriptKey), isNotNull(transcriptDeletedAt), mayBeTried(now)))
    .orderBy(asc(transcriptDeletedAt))
    .limit(limit)
}

/** Clears the keys of marked transcripts whose objects in R2 are deleted. */
export async function forgetTranscripts(db: Db, ids: readonly string[]): Promise<void> {
  // One parameter for all, because D1 accepts a hundred of them.
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

/** Files of old consultations that have not been removed. */
export async function findOldFiles(db: Db, old: Old): Promise<OldFile[]> {
  const { consultationId, id, key, at } = sharedFile
  return (
    db
      .select({ consultationId, id, key })
      .from(sharedFile)
      .innerJoin(consultation, eq(consultation.id, consultationId))
      // Ordered by their index, oldest first.
      .where(and(sql`${sharedFile.removed} = 0`, lt(at, old.before), isOver(db, old), mayBeTried(old.now)))
      .orderBy(asc(at), asc(id))
      .limit(old.limit)
  )
}

/** Marks conversations on which a job failed. */
export async function markTalkFailed(db: Db, { ids, at }: { ids: readonly string[]; at: number }): Promise<void> {
  const named = sql`(select value from json_each(${JSON.stringify(ids)}))`
  await db.update(consultation).set({ retentionFailedAt: at }).where(sql`${consultation.id} in ${named}`)
}
