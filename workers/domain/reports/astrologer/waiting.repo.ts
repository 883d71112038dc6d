// Names of astrologers and durations of their consultations, for the queue of waiting clients.
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'
import { user } from '#workers/domain/identity/account.table.ts'

export async function findNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: user.id, name: user.fullName })
    .from(user)
    .where(inArray(user.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const NEWEST = 30

/** Durations of an astrologer's newest billed consultations from accept to end, in ms. */
export async function findRecentDurations(db: Db, astrologerId: string): Promise<number[]> {
  const rows = await db
    .select({ from: consultation.acceptedAt, to: consultation.endedAt })
    .from(consultation)
    .where(
      and(
        eq(consultation.astrologerId, astrologerId),
        eq(consultation.state, 'ended'),
        gt(consultation.billableSeconds, 0),
      ),
    )
    .orderBy(desc(consultation.requestedAt))
    .limit(NEWEST)
  return rows.flatMap(({ from, to }) => (from !== null && to !== null ? [to - from] : []))
}
