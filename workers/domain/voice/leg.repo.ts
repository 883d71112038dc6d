// Legs in D1.
import { and, eq, gte, lt } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { voiceLeg } from './leg.table.ts'

export type LegRow = typeof voiceLeg.$inferSelect

/** Once; a repeat changes nothing. */
export async function keepLeg(db: Db, leg: LegRow): Promise<void> {
  await db.insert(voiceLeg).values(leg).onConflictDoNothing()
}

export async function findLeg(db: Db, id: string): Promise<LegRow | null> {
  return (await db.select().from(voiceLeg).where(eq(voiceLeg.id, id)).get()) ?? null
}

/** The legs begun from `from` to before `to` (ms UTC). */
export async function legsBetween(db: Db, from: number, to: number): Promise<LegRow[]> {
  return db
    .select()
    .from(voiceLeg)
    .where(and(gte(voiceLeg.at, from), lt(voiceLeg.at, to)))
}
