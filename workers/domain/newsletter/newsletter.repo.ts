// The addresses of the newsletter in D1.
import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { newsletterAddress } from './newsletter.table.ts'

export type NewsletterAddress = typeof newsletterAddress.$inferSelect

/** The row of an address, created by the first request. Another request before the confirmation renews its time. */
export async function upsertAddress(
  db: Db,
  { id, email, at }: { id: string; email: string; at: number },
): Promise<NewsletterAddress> {
  return db
    .insert(newsletterAddress)
    .values({ id, email, askedAt: at })
    .onConflictDoUpdate({ target: newsletterAddress.email, set: { askedAt: at } })
    .returning()
    .get()
}

/** Returns false when the row does not exist (any more). A second confirmation leaves the first time. */
export async function confirmAddress(db: Db, { id, at }: { id: string; at: number }): Promise<boolean> {
  await db
    .update(newsletterAddress)
    .set({ confirmedAt: at })
    .where(and(eq(newsletterAddress.id, id), isNull(newsletterAddress.confirmedAt)))
  const row = await db
    .select({ id: newsletterAddress.id })
    .from(newsletterAddress)
    .where(eq(newsletterAddress.id, id))
    .get()
  return row !== undefined
}

export async function deleteAddress(db: Db, id: string): Promise<void> {
  await db.delete(newsletterAddress).where(eq(newsletterAddress.id, id))
}

/** Statement: deletes the address of an account that is being closed. */
export function deleteAddressOf(db: Db, email: string): Statement {
  return db.delete(newsletterAddress).where(eq(newsletterAddress.email, email))
}

export async function deleteUnconfirmedBefore(db: Db, before: number): Promise<void> {
  await db
    .delete(newsletterAddress)
    .where(and(isNull(newsletterAddress.confirmedAt), lt(newsletterAddress.askedAt, before)))
}

export async function findConfirmed(db: Db): Promise<NewsletterAddress[]> {
  return db
    .select()
    .from(newsletterAddress)
    .where(isNotNull(newsletterAddress.confirmedAt))
    .orderBy(asc(newsletterAddress.confirmedAt), asc(newsletterAddress.id))
    .all()
}
