// Legs in D1.
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'
import { voiceLeg } from './leg.table.ts'
import type { Billed } from './reconcile.ts'

export type LegRow = typeof voiceLeg.$inferSelect

/** Once; a repeat changes nothing. */
export async function keepLeg(db: Db, leg: LegRow): Promise<void> {
  await db.insert(voiceLeg).values(leg).onConflictDoNothing()
}

export async function findLeg(db: Db, id: string): Promise<LegRow | null> {
  return (await db.select().from(voiceLeg).where(eq(voiceLeg.id, id)).get()) ?? null
}

/** Consultations with legs, also those that cost nothing, that ended from `from` to before `to` (ms UTC), and their legs. */
export async function billedBetween(db: Db, from: number, to: number): Promise<Billed[]> {
  const rows = await db
    .select({
      consultationId: voiceLeg.consultationId,
      billableSeconds: consultation.billableSeconds,
      id: voiceLeg.id,
      side: voiceLeg.side,
    })
    .from(consultation)
    .innerJoin(voiceLeg, eq(voiceLeg.consultationId, consultation.id))
    .where(and(gte(consultation.endedAt, from), lt(consultation.endedAt, to)))
  const consultations = new Map<string, Billed>()
  for (const { consultationId, billableSeconds, id, side } of rows) {
    const known = consultations.get(consultationId)
    if (known) known.legs.push({ id, side })
    else consultations.set(consultationId, { consultationId, billableSeconds, legs: [{ id, side }] })
  }
  return [...consultations.values()]
}

/** Which of these ids are legs of ours. */
export async function knownLegs(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: voiceLeg.id })
    .from(voiceLeg)
    .where(sql`${voiceLeg.id} in (select value from json_each(${JSON.stringify(ids)}))`)
  return new Set(rows.map(({ id }) => id))
}

/** Which consultation each of these legs belongs to; those of nobody are left out. */
export async function ownersOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: voiceLeg.id, consultationId: voiceLeg.consultationId })
    .from(voiceLeg)
    .where(sql`${voiceLeg.id} in (select value from json_each(${JSON.stringify(ids)}))`)
  return new Map(rows.map(({ id, consultationId }) => [id, consultationId]))
}
