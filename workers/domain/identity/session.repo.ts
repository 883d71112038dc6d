// Log-in sessions in D1: the family of refresh tokens, the cookie, and who stands behind them.
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Presence } from '#workers/contract/astrologers.ts'
import type { Role } from '#workers/contract/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { authSession, refreshToken, user } from './account.table.ts'

export type Session = typeof authSession.$inferSelect
export type Token = typeof refreshToken.$inferSelect
export type SessionUser = {
  sessionId: string
  expiresAt: number
  absoluteExpiresAt: number
  userId: string
  role: Role
  fullName: string
  email: string
  photo: string | null
  sessionVersion: number
  /** The wallet's balance, for the chip on every page; 0 without a wallet. */
  walletCents: number
  /** An astrologer's presence; null for everyone else. */
  presence: Presence | null
  /** The astrologer of a user's live session; null without one. */
  liveWith: string | null
}

export async function insertSession(
  db: Db,
  session: typeof authSession.$inferInsert,
  token: typeof refreshToken.$inferInsert,
): Promise<void> {
  await db.batch([
    db.insert(authSession).values(session),
    db.insert(refreshToken).values(token),
    db.update(user).set({ lastLoginAt: session.createdAt }).where(eq(user.id, session.userId)),
  ])
}

const columns = {
  sessionId: authSession.id,
  expiresAt: authSession.expiresAt,
  absoluteExpiresAt: authSession.absoluteExpiresAt,
  userId: user.id,
  role: user.role,
  fullName: user.fullName,
  email: user.email,
  photo: user.photo,
  sessionVersion: user.sessionVersion,
  // Read along, so that a page needs one query for who asks and what its header shows.
  walletCents: sql<number>`coalesce((select cr_posted - dr_posted from account where id = 'u:' || ${user.id}), 0)`,
  presence: sql<Presence | null>`(select status from astrologer where id = ${user.id})`,
  liveWith: sql<
    string | null
  >`(select astrologer_id from consultation where user_id = ${user.id} and state <> 'ended' limit 1)`,
}

/** The person behind a live session, by its id or by the hash of its cookie; null when it is over. */
export async function findLive(
  db: Db,
  by: { id: string } | { cookieHash: string },
  now: number,
): Promise<SessionUser | null> {
  const which = 'id' in by ? eq(authSession.id, by.id) : eq(authSession.cookieHash, by.cookieHash)
  const row = await db
    .select(columns)
    .from(authSession)
    .innerJoin(user, eq(user.id, authSession.userId))
    .where(and(which, isNull(authSession.revokedAt), gt(authSession.expiresAt, now), eq(user.status, 'active')))
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
  session: { expiresAt: number },
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
      .values({ hash: successorHash, sessionId: token.sessionId, issuedAt: now })
      .onConflictDoNothing(),
    db.update(authSession).set({ expiresAt: session.expiresAt }).where(eq(authSession.id, token.sessionId)),
  ])
  return replaced.length > 0
}

export async function revokeSession(db: Db, id: string, now: number): Promise<void> {
  await db
    .update(authSession)
    .set({ revokedAt: now })
    .where(and(eq(authSession.id, id), isNull(authSession.revokedAt)))
}

/** A statement that ends all sessions of a user. */
export function revokeAll(db: Db, userId: string, now: number) {
  return db
    .update(authSession)
    .set({ revokedAt: now })
    .where(and(eq(authSession.userId, userId), isNull(authSession.revokedAt)))
}

/** Forgets sessions that ended long ago, with their tokens. */
export async function deleteOldSessions(db: Db, before: number): Promise<void> {
  const old = db.select({ id: authSession.id }).from(authSession).where(lt(authSession.absoluteExpiresAt, before))
  await db.batch([
    db.delete(refreshToken).where(inArray(refreshToken.sessionId, old)),
    db.delete(authSession).where(lt(authSession.absoluteExpiresAt, before)),
  ])
}
