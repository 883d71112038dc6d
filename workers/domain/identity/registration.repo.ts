import { and, desc, eq, gt, lt } from 'drizzle-orm'
import { KEPT } from '#workers/contract/admin/retention-periods.ts'
import type { Db } from '#workers/db/client.ts'
import { registration } from './account.table.ts'

export type Registration = typeof registration.$inferSelect

export async function insertRegistration(db: Db, row: typeof registration.$inferInsert): Promise<void> {
  await db.insert(registration).values(row)
}

/** The registration `id` of this address, or its newest one; null after a day. */
export async function findRegistration(db: Db, email: string, id: string | null, now: number) {
  const mine = id === null ? undefined : eq(registration.id, id)
  const row = await db
    .select()
    .from(registration)
    .where(and(eq(registration.email, email), gt(registration.createdAt, now - KEPT.registration), mine))
    .orderBy(desc(registration.createdAt))
    .get()
  return row ?? null
}

/** Statement: deletes all registrations of an address. */
export function deleteRegistrationsOf(db: Db, email: string) {
  return db.delete(registration).where(eq(registration.email, email))
}

export async function deleteOldRegistrations(db: Db, now: number): Promise<void> {
  await db.delete(registration).where(lt(registration.createdAt, now - KEPT.registration))
}
