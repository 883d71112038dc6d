// How a user's past consultations ended, for the rules that look at them.
import { and, desc, eq, gt, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { consultation } from './consultation.table.ts'

/** How many consultations of a user began and were lost since `since` (ms UTC), and cost nothing. */
export async function countLostForFree(db: Db, { userId, since }: { userId: string; since: number }): Promise<number> {
  const lost = and(
    eq(consultation.userId, userId),
    gt(consultation.endedAt, since),
    // As the partial index says it.
    sql`${consultation.endReason} = 'connection_lost'`,
    eq(consultation.chargeCents, 0),
    isNotNull(consultation.startedAt),
  )
  return db.$count(consultation, lost)
}

/** How many calls of a user were lost since `since` (ms UTC) while the astrologer's page alone said that it heard nothing. */
export async function countUnheard(db: Db, { userId, since }: { userId: string; since: number }): Promise<number> {
  const unheard = and(
    eq(consultation.userId, userId),
    gt(consultation.endedAt, since),
    // As the partial index says it.
    sql`${consultation.endReason} = 'connection_lost'`,
    eq(consultation.deniedBy, 'astrologer'),
  )
  return db.$count(consultation, unheard)
}

/** Requests of a user to an astrologer since `since` (ms UTC) that rang and were not taken. */
export async function countUntaken(
  db: Db,
  { userId, astrologerId, since }: { userId: string; astrologerId: string; since: number },
): Promise<number> {
  const { userId: user, astrologerId: astrologer, requestedAt, endReason } = consultation
  const untaken = inArray(endReason, ['no_answer', 'rejected', 'cancelled'])
  return db.$count(
    consultation,
    and(
      eq(user, userId),
      eq(astrologer, astrologerId),
      gt(requestedAt, since),
      isNull(consultation.acceptedAt),
      untaken,
    ),
  )
}

/** How the newest requests of a user ended. Left out: live ones, and those that were withdrawn because the page was closed. */
export async function newestEnds(
  db: Db,
  { userId, count }: { userId: string; count: number },
): Promise<{ endReason: string | null; endedAt: number }[]> {
  const withdrawn = sql`(${consultation.endReason} IS 'cancelled' AND ${consultation.endedBy} IS 'system')`
  const rows = await db
    .select({ endReason: consultation.endReason, endedAt: consultation.endedAt })
    .from(consultation)
    .where(and(eq(consultation.userId, userId), eq(consultation.state, 'ended'), not(withdrawn)))
    .orderBy(desc(consultation.requestedAt))
    .limit(count)
  return rows.map(({ endReason, endedAt }) => ({ endReason, endedAt: endedAt ?? 0 }))
}
