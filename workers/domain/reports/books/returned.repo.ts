// Amounts returned after a consultation: to the client, and from the astrologer's earnings.
import { type SQL, sql } from 'drizzle-orm'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'

export type Returned = { refundedCents: number; takenBackPaise: number }

/** Columns for a query that joins the consultation; each finds its transfers by an index. */
export const returned: Record<keyof Returned, SQL<number>> = {
  refundedCents: sumOf('refund'),
  takenBackPaise: sumOf('take_back'),
}

function sumOf(code: 'refund' | 'take_back'): SQL<number> {
  return sql<number>`coalesce((SELECT sum(t.amount) FROM transfer t
    WHERE t.ref = ${consultation.id} AND t.code = ${sql.raw(`'${code}'`)}), 0)`
}
