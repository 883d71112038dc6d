// Weekly hours in D1.
import { and, eq, inArray } from 'drizzle-orm'
import type { Stretch } from '#workers/contract/astrologers/weekly-hours.ts'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { astrologer, weeklyHours } from './astrologer.table.ts'

/** D1 limits a statement to a hundred parameters. */
const IDS_AT_ONCE = 90

const columns = { weekday: weeklyHours.weekday, from: weeklyHours.fromMinute, to: weeklyHours.toMinute }

/** Statement: the hours of an astrologer, ordered by the week. */
export function selectHours(db: Db, astrologerId: string) {
  return db
    .select(columns)
    .from(weeklyHours)
    .where(eq(weeklyHours.astrologerId, astrologerId))
    .orderBy(weeklyHours.weekday, weeklyHours.fromMinute)
}

/** The hours of several astrologers, by id. */
export async function findHoursOf(db: Db, ids: readonly string[]): Promise<Map<string, Stretch[]>> {
  const found = new Map<string, Stretch[]>()
  for (let n = 0; n < ids.length; n += IDS_AT_ONCE) {
    const rows = await db
      .select({ id: weeklyHours.astrologerId, ...columns })
      .from(weeklyHours)
      .where(inArray(weeklyHours.astrologerId, ids.slice(n, n + IDS_AT_ONCE)))
    for (const { id, ...stretch } of rows) found.set(id, [...(found.get(id) ?? []), stretch])
  }
  return found
}

/** Statements that replace the hours. */
export function replaceHours(db: Db, astrologerId: string, hours: readonly Stretch[]): Statement[] {
  return [
    db.delete(weeklyHours).where(eq(weeklyHours.astrologerId, astrologerId)),
    ...hours.map(({ weekday, from, to }) =>
      db.insert(weeklyHours).values({ astrologerId, weekday, fromMinute: from, toMinute: to }),
    ),
  ]
}

/** Astrologers whose presence follows their hours. */
export function findSwitchedByHours(db: Db) {
  const { id, status, wentOfflineBecause, backAt, hoursDone, onlineForHours } = astrologer
  return db
    .select({ id, status, wentOfflineBecause, backAt, hoursDone, onlineForHours })
    .from(astrologer)
    .where(and(eq(astrologer.followsHours, true), eq(astrologer.isApproved, true), eq(astrologer.isActive, true)))
}

export type SwitchedByHours = Awaited<ReturnType<typeof findSwitchedByHours>>[number]
