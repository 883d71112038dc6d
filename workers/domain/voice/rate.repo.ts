// Queries of the rates for admins, in D1, and new rates.
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import type { Rate } from './cost.ts'
import { voiceRate } from './rate.table.ts'

/** By country and device, newest first. */
export async function findRatesInOrder(db: Db): Promise<Rate[]> {
  return db.select().from(voiceRate).orderBy(asc(voiceRate.country), asc(voiceRate.device), desc(voiceRate.since)).all()
}

/** Statement: inserts a rate if `when` holds. Replaces one of the same instant only if that is in the future. */
export function putRate(db: Db, rate: Rate, { now, when }: { now: number; when: SQL }): Statement {
  const { country, device, since, microUsdPerMin } = rate
  return db
    .insert(voiceRate)
    .select(sql`select ${country}, ${device}, ${since}, ${microUsdPerMin} where ${when}`)
    .onConflictDoUpdate({
      target: [voiceRate.country, voiceRate.device, voiceRate.since],
      set: { microUsdPerMin },
      setWhere: sql`${voiceRate.since} > ${now}`,
    })
}
