// Passkeys, their challenges and recovery codes in D1.
import { and, count, desc, eq, exists, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import { recordEventWhen } from '#workers/domain/account-events/index.ts'
import { passkey, passkeyChallenge, recoveryCode } from './passkey.table.ts'

export type Passkey = typeof passkey.$inferSelect

/** Statement: the passkeys of an account, newest first. */
export function selectPasskeys(db: Db, userId: string) {
  return db.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(desc(passkey.createdAt))
}

export async function findByCredential(db: Db, credentialId: string): Promise<Passkey | null> {
  return (await db.select().from(passkey).where(eq(passkey.credentialId, credentialId)).get()) ?? null
}

export async function hasPasskey(db: Db, userId: string): Promise<boolean> {
  return (
    (await db.select({ id: passkey.id }).from(passkey).where(eq(passkey.userId, userId)).limit(1).get()) !== undefined
  )
}

/** False when another account already has this key. */
export async function insertPasskey(db: Db, added: typeof passkey.$inferInsert): Promise<boolean> {
  const mine = db.select({ id: passkey.id }).from(passkey).where(eq(passkey.id, added.id))
  const event = { accountId: added.userId, at: added.createdAt, what: 'passkeys' as const }
  const { fresh } = await commit(db, [
    db.insert(passkey).values(added).onConflictDoNothing().returning({ id: passkey.id }),
    recordEventWhen(db, { ...event, changes: [{ field: 'passkey_added' }] }, exists(mine)),
  ])
  return fresh[0] ?? false
}

/** False when it does not exist, belongs to another account, or is the last one and required (`keepLast`). */
export async function deletePasskey(
  db: Db,
  { id, userId, keepLast, at }: { id: string; userId: string; keepLast: boolean; at: number },
): Promise<boolean> {
  // Checked within the statement, because two concurrent requests would each see the other one's passkey.
  const another = sql`(select count(*) from passkey where user_id = ${userId}) > 1`
  const which = and(eq(passkey.id, id), eq(passkey.userId, userId), keepLast ? another : undefined)
  const event = { accountId: userId, at, what: 'passkeys' as const, changes: [{ field: 'passkey_removed' }] }
  const { fresh } = await commit(db, [
    recordEventWhen(db, event, exists(db.select({ id: passkey.id }).from(passkey).where(which))),
    db.delete(passkey).where(which).returning({ id: passkey.id }),
  ])
  return fresh[1] ?? false
}

export async function noteUse(db: Db, { id, counter, at }: { id: string; counter: number; at: number }): Promise<void> {
  await db.update(passkey).set({ counter, lastUsedAt: at }).where(eq(passkey.id, id))
}

export async function insertChallenge(db: Db, added: typeof passkeyChallenge.$inferInsert): Promise<void> {
  await db.insert(passkeyChallenge).values(added)
}

/** Redeems a challenge; false for an unknown or expired one, or one of another account. */
export async function takeChallenge(
  db: Db,
  { hash, userId, now }: { hash: string; userId: string | null; now: number },
): Promise<boolean> {
  const its = userId === null ? isNull(passkeyChallenge.userId) : eq(passkeyChallenge.userId, userId)
  const rows = await db
    .delete(passkeyChallenge)
    .where(and(eq(passkeyChallenge.hash, hash), its, gt(passkeyChallenge.expiresAt, now)))
    .returning({ hash: passkeyChallenge.hash })
  return rows.length > 0
}

export async function deleteOldChallenges(db: Db, now: number): Promise<void> {
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now))
}

export async function replaceRecoveryCodes(
  db: Db,
  { userId, hashes, at }: { userId: string; hashes: readonly string[]; at: number },
): Promise<void> {
  await db.batch([
    db.delete(recoveryCode).where(eq(recoveryCode.userId, userId)),
    db.insert(recoveryCode).values(hashes.map((hash) => ({ hash, userId, createdAt: at }))),
  ])
}

/** Statement: counts the unused recovery codes. */
export function selectCodesLeft(db: Db, userId: string) {
  const unused = and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt))
  return db
    .select({ left: count().as('left') })
    .from(recoveryCode)
    .where(unused)
}

/** Marks a code as used; false for an unknown or used one. */
export async function takeRecoveryCode(
  db: Db,
  { userId, hash, at }: { userId: string; hash: string; at: number },
): Promise<boolean> {
  const rows = await db
    .update(recoveryCode)
    .set({ usedAt: at })
    .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.hash, hash), isNull(recoveryCode.usedAt)))
    .returning({ hash: recoveryCode.hash })
  return rows.length > 0
}

/** Statements that delete the passkeys, challenges and codes of a closed account. */
export function deletePasskeysOf(db: Db, userId: string): Statement[] {
  return [
    db.delete(passkey).where(eq(passkey.userId, userId)),
    db.delete(passkeyChallenge).where(eq(passkeyChallenge.userId, userId)),
    db.delete(recoveryCode).where(eq(recoveryCode.userId, userId)),
  ]
}
