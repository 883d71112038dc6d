// Rates, and the legs that cost money, in D1.
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import type { CostLeg, Rate } from './cost.ts'
import { voiceLeg } from './leg.table.ts'
import { voiceRate } from './rate.table.ts'

/** A running leg counts for an hour at most, because the report of its end may be lost. */
export const RUNS_AT_MOST = 60

export async function findRates(db: Db): Promise<Rate[]> {
  return db.select().from(voiceRate).all()
}

export type Minutes = Omit<CostLeg, 'seconds'> & { n: number; minutes: number }

/**
 * Minutes of legs that began in each period (ms UTC, `to` excluded), by country and device. `n`: the index of the period.
 * Running legs count until `now`, or not at all without it.
 */
export async function minutesIn(
  db: Db,
  stretches: readonly { from: number; to: number }[],
  now: number | null = null,
): Promise<Minutes[]> {
  const given = JSON.stringify(stretches.map(({ from, to }) => ({ from, to })))
  const { results } = await db.$client
    .prepare(
      `SELECT d.key AS n, l.country, l.device, min(l.at) AS at,
         sum(coalesce((l.seconds + 59) / 60, min((?2 - l.at) / 60000 + 1, ?3), 0)) AS minutes
       FROM json_each(?1) d JOIN voice_leg l ON l.at >= d.value ->> 'from' AND l.at < d.value ->> 'to'
       GROUP BY d.key, l.country, l.device`,
    )
    .bind(given, now, RUNS_AT_MOST)
    .all<Minutes>()
  return results
}

/** The legs of a consultation, in order. `seconds` is null while a leg runs. */
export async function legsOf(db: Db, consultationId: string) {
  return db.select().from(voiceLeg).where(eq(voiceLeg.consultationId, consultationId)).orderBy(voiceLeg.at)
}

/** Stores the durations of legs from their answer; unknown legs and stored durations remain unchanged. */
export async function writeSeconds(db: Db, legs: readonly { id: string; seconds: number }[]): Promise<void> {
  if (legs.length === 0) return
  const given = sql`(select value ->> 'seconds' from json_each(${JSON.stringify(legs)}) where value ->> 'id' = ${voiceLeg.id})`
  await db
    .update(voiceLeg)
    .set({ seconds: given })
    .where(
      and(
        sql`${voiceLeg.id} in (select value ->> 'id' from json_each(${JSON.stringify(legs)}))`,
        sql`${voiceLeg.seconds} is not ${given}`,
      ),
    )
}
