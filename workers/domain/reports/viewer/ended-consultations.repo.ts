// Consultations that ended before an instant, for areas that delete data after a consultation.
import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'

/** A subquery: the ids of consultations that ended before `before` (ms UTC). */
export function endedConsultations(db: Db, before: number) {
  return db
    .select({ id: consultation.id })
    .from(consultation)
    .where(and(eq(consultation.state, 'ended'), lt(consultation.endedAt, before)))
}
