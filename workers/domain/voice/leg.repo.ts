// The legs of calls in D1.
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { voiceLeg } from './leg.table.ts'

export type LegRow = typeof voiceLeg.$inferSelect
export type NewLeg = Omit<LegRow, 'country' | 'seconds'> & { country?: string | null }

/** Stores a leg once; a repeat changes nothing. */
export async function keepLeg(db: Db, leg: NewLeg): Promise<void> {
  await db.insert(voiceLeg).values(leg).onConflictDoNothing()
}

export async function findLeg(db: Db, id: string): Promise<LegRow | null> {
  return (await db.select().from(voiceLeg).where(eq(voiceLeg.id, id)).get()) ?? null
}

/** The ids that belong to our legs. */
export async function knownLegs(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: voiceLeg.id })
    .from(voiceLeg)
    .where(sql`${voiceLeg.id} in (select value from json_each(${JSON.stringify(ids)}))`)
  return new Set(rows.map(({ id }) => id))
}

/** The consultations of these legs, without unknown legs. */
export async function ownersOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: voiceLeg.id, consultationId: voiceLeg.consultationId })
    .from(voiceLeg)
    .where(sql`${voiceLeg.id} in (select value from json_each(${JSON.stringify(ids)}))`)
  return new Map(rows.map(({ id, consultationId }) => [id, consultationId]))
}
