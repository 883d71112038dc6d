// Ended calls with their call legs at the telephony provider.
import { and, eq, gte, lt } from 'drizzle-orm'
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { Db } from '#workers/db/client.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'
import { voiceLeg } from '#workers/domain/voice/leg.table.ts'

export type BilledCall = { consultationId: string; billableSeconds: number; legs: { id: string; side: Side }[] }

/** Calls with legs, including free ones, that ended from `from` to before `to` (ms UTC). */
export async function findBilledCalls(db: Db, { from, to }: { from: number; to: number }): Promise<BilledCall[]> {
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
  const calls = new Map<string, BilledCall>()
  for (const { consultationId, billableSeconds, id, side } of rows) {
    const known = calls.get(consultationId)
    if (known) known.legs.push({ id, side })
    else calls.set(consultationId, { consultationId, billableSeconds, legs: [{ id, side }] })
  }
  return [...calls.values()]
}
