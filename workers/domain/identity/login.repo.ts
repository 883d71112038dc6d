// Logins in D1: the family of refresh tokens, the cookie, and who stands behind them.
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Presence } from '#workers/contract/astrologers.ts'
import type { Role } from '#workers/contract/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { login, refreshToken, user } from './account.table.ts'

export type Login = typeof login.$inferSelect
export type Token = typeof refreshToken.$inferSelect
export type LoginUser = {
  loginId: string
  expiresAt: number
  absoluteExpiresAt: number
  userId: string
  role: Role
  fullName: string
  email: string
  photo: string | null
  loginVersion: number
  /** The wallet's balance, for the chip on every page; 0 without a wallet. */
  walletCents: number
  /** An astrologer's presence; null for everyone else. */
  presence: Presence | null
  /** The astrologer of a user's live consultation; null without one. */
  liveWith: string | null
}

export async function insertLogin(
  db: Db,
  added: typeof login.$inferInsert,
  token: typeof refreshToken.$inferInsert,
): Promise<void> {
  await db.batch([
    db.insert(login).values(added),
    db.insert(refreshToken).values(token),
    db.update(user).set({ lastLoginAt: added.createdAt }).where(eq(user.id, added.userId)),
  ])
}

const columns = {
  loginId: login.id,
  expiresAt: login.expiresAt,
  absoluteExpiresAt: login.absoluteExpiresAt,
  userId: user.id,
  role: user.role,
  fullName: user.fullName,
  email: user.email,
  photo: user.photo,
  loginVersion: user.loginVersion,
  // Read along, so that a page needs one query for who asks and what its header shows.
  walletCents: sql<number>`coalesce((select cr_posted - dr_posted from account where id = 'u:' || ${user.id}), 0)`,
  presence: sql<Presence | null>`(select status from astrologer where id = ${user.id})`,
  liveWith: sql<
    string | null
  >`(select astrologer_id from consultation where user_id = ${user.id} and state <> 'ended' limit 1)`,
}

/** The person behind a live login, by its id or by the hash of its cookie; null when it is over. */
export async function findLive(
  db: Db,
  by: { id: string } | { cookieHash: string },
  now: number,
): Promise<LoginUser | null> {
  const which = 'id' in by ? eq(login.id, by.id) : eq(login.cookieHash, by.cookieHash)
  const row = await db
    .select(columns)
    .from(login)
    .innerJoin(user, eq(user.id, login.userId))
    .where(and(which, isNull(login.revokedAt), gt(login.expiresAt, now), eq(user.status, 'active')))
    .get()
  return row ?? null
}

export async function findToken(db: Db, hash: string): Promise<Token | null> {
  return (await db.select().from(refreshToken).where(eq(refreshToken.hash, hash)).get()) ?? null
}

/** Replaces a token by its successor, once: true for the request that did it. */
export async function rotate(
  db: Db,
  token: Token,
  successorHash: string,
  change: { expiresAt: number },
  now: number,
): Promise<boolean> {
  const [replaced] = await db.batch([
    db
      .update(refreshToken)
      .set({ replacedAt: now })
      .where(and(eq(refreshToken.hash, token.hash), isNull(refreshToken.replacedAt)))
      .returning({ hash: refreshToken.hash }),
    db
      .insert(refreshToken)
      .values({ hash: successorHash, loginId: token.loginId, issuedAt: now })
      .onConflictDoNothing(),
    db.update(login).set({ expiresAt: change.expiresAt }).where(eq(login.id, token.loginId)),
  ])
  return replaced.length > 0
}

export async function revokeLogin(db: Db, id: string, now: number): Promise<void> {
  await db
    .update(login)
    .set({ revokedAt: now })
    .where(and(eq(login.id, id), isNull(login.revokedAt)))
}

/** A statement that ends all logins of a user. */
export function revokeAll(db: Db, userId: string, now: number) {
  return db
    .update(login)
    .set({ revokedAt: now })
    .where(and(eq(login.userId, userId), isNull(login.revokedAt)))
}

/** Forgets logins that ended long ago, with their tokens. */
export async function deleteOldLogins(db: Db, before: number): Promise<void> {
  const old = db.select({ id: login.id }).from(login).where(lt(login.absoluteExpiresAt, before))
  await db.batch([
    db.delete(refreshToken).where(inArray(refreshToken.loginId, old)),
    db.delete(login).where(lt(login.absoluteExpiresAt, before)),
  ])
}
