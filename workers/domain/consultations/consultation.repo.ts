import { eq } from 'drizzle-orm'
import type { State } from '#workers/contract/consultations.ts'
import type { Db } from '#workers/db/client.ts'
import { consultation } from './consultation.table.ts'

/** The state of a consultation as D1 knows it; null when there is none of that id. */
export async function findState(db: Db, id: string): Promise<State | null> {
  const row = await db.select({ state: consultation.state }).from(consultation).where(eq(consultation.id, id)).get()
  return row ? (row.state as State) : null
}
