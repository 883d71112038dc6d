import { and, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { contactChange } from './contact-change.table.ts'

export type ContactChange = typeof contactChange.$inferSelect
export type ContactField = ContactChange['field']

export async function findChange(db: Db, id: string): Promise<ContactChange | null> {
  return (await db.select().from(contactChange).where(eq(contactChange.id, id)).get()) ?? null
}

/** The changes of the same field that took effect with or after this one, including it. */
export async function findSince(db: Db, { accountId, field, confirmedAt }: ContactChange): Promise<ContactChange[]> {
  const { accountId: account, field: changed, confirmedAt: at } = contactChange
  return db
    .select()
    .from(contactChange)
    .where(and(eq(account, accountId), eq(changed, field), gte(at, confirmedAt ?? 0)))
}

/** The pending new values, by field. */
export async function findWaiting(db: Db, accountId: string): Promise<Partial<Record<ContactField, string>>> {
  const { field, value, confirmedAt } = contactChange
  const rows = await db
    .select({ field, value })
    .from(contactChange)
    .where(and(eq(contactChange.accountId, accountId), isNull(confirmedAt)))
    .all()
  return Object.fromEntries(rows.map((row) => [row.field, row.value]))
}

/** Statements: store a pending change, replacing an earlier one of the account. */
export function insertWaiting(
  db: Db,
  row: Pick<ContactChange, 'id' | 'accountId' | 'field' | 'value' | 'askedBy' | 'askedAt'>,
): Statement[] {
  return [deleteWaiting(db, row), db.insert(contactChange).values(row)]
}

/** Statement: stores a change that its phone has already confirmed. */
export function insertConfirmed(db: Db, row: Omit<ContactChange, 'objectedAt'>): Statement {
  return db.insert(contactChange).values(row)
}

/** Statement: deletes the pending changes of an account, or of one field. */
export function deleteWaiting(
  db: Db,
  of: Pick<ContactChange, 'accountId'> & Partial<Pick<ContactChange, 'field'>>,
): Statement {
  const { accountId, field, confirmedAt } = contactChange
  const named = of.field && eq(field, of.field)
  return db.delete(contactChange).where(and(eq(accountId, of.accountId), named, isNull(confirmedAt)))
}

/** The condition that a change is still pending. */
export function isWaiting(db: Db, id: string): SQL {
  return sql`exists ${db
    .select({ id: contactChange.id })
    .from(contactChange)
    .where(and(eq(contactChange.id, id), isNull(contactChange.confirmedAt)))}`
}

export function confirmChange(db: Db, { id, at, previous }: { id: string; at: number; previous: string }): Statement {
  return db.update(contactChange).set({ confirmedAt: at, previous }).where(eq(contactChange.id, id))
}

/** Statement: returns one row, unless there was an earlier objection. */
export function objectToChange(db: Db, { id, at }: { id: string; at: number }): Statement {
  return db
    .update(contactChange)
    .set({ objectedAt: at })
    .where(and(eq(contactChange.id, id), isNull(contactChange.objectedAt)))
}

/** Statement: deletes all changes of an account. */
export function deleteChangesOf(db: Db, accountId: string): Statement {
  return db.delete(contactChange).where(eq(contactChange.accountId, accountId))
}

/**
 * Deletes changes that have been pending since before `waitingBefore`, and those confirmed before `confirmedBefore` (ms UTC).
 */
export async function deleteOldChanges(
  db: Db,
  { waitingBefore, confirmedBefore }: { waitingBefore: number; confirmedBefore: number },
): Promise<void> {
  const { askedAt, confirmedAt } = contactChange
  const waits = and(isNull(confirmedAt), lt(askedAt, waitingBefore))
  await db.delete(contactChange).where(or(waits, and(isNotNull(confirmedAt), lt(confirmedAt, confirmedBefore))))
}
