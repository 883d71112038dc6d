// Logins in D1: refresh tokens and cookie. domain/reports reads the person of a login.
import { and, desc, eq, getTableColumns, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#workers/contract/text/language.ts'
import type { Db } from '#workers/db/client.ts'
import { login, refreshToken, user } from '#workers/domain/identity/account.table.ts'

export type Login = typeof login.$inferSelect
export type Token = typeof refreshToken.$inferSelect
/** `choice`: the language that the person chose; null leaves the account's. */
export async function insertLogin(
  db: Db,
  { choice, ...added }: typeof login.$inferInsert & { choice: Language | null },
  token: typeof refreshToken.$inferInsert,
): Promise<void> {
  await db.batch([
    db.insert(login).values(added),
    db.insert(refreshToken).values(token),
    db
      .update(user)
      .set({ lastLoginAt: added.createdAt, ...(choice === null ? {} : { language: choice }) })
      .where(eq(user.id, added.userId)),
  ])
}

export async function findToken(db: Db, hash: string): Promise<Token | null> {
  return (await db.select().from(refreshToken).where(eq(refreshToken.hash, hash)).get()) ?? null
}

/** The current token of a login, and the token that it replaced. */
export async function findNewestTokens(
  db: Db,
  loginId: string,
): Promise<{ newest: Token | null; before: Token | null }> {
  const tokens = await db
    .select()
    .from(refreshToken)
    .where(eq(refreshToken.loginId, loginId))
    .orderBy(desc(refreshToken.issuedAt))
    .limit(10)
  const newest = tokens.find(({ replacedAt }) => replacedAt === null) ?? null
  return { newest, before: tokens.find(({ replacedAt }) => replacedAt === newest?.issuedAt) ?? null }
}

/** Replaces a token by its derived successor; true for the single request that did it. */
export async function rotate(
  db: Db,
  { token, successorHash, expiresAt, now }: { token: Token; successorHash: string; expiresAt: number; now: number },
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
    db.update(login).set({ expiresAt, lastSeenAt: now }).where(eq(login.id, token.loginId)),
  ])
  return replaced.length > 0
}

/** Replaces a token by one that is not derived from its text; true for the single request that did it. */
export async function replace(
  db: Db,
  { token, successorHash, expiresAt, now }: { token: Token; successorHash: string; expiresAt: number; now: number },
): Promise<boolean> {
  const unreplaced = and(eq(refreshToken.hash, token.hash), isNull(refreshToken.replacedAt))
  const successor = db
    .select({
      hash: sql<string>`${successorHash}`.as('hash'),
      loginId: refreshToken.loginId,
      issuedAt: sql<number>`${now}`.as('issued_at'),
      replacedAt: sql<null>`null`.as('replaced_at'),
    })
    .from(refreshToken)
    .where(unreplaced)
  const [, replaced] = await db.batch([
    db.insert(refreshToken).select(successor),
    db.update(refreshToken).set({ replacedAt: now }).where(unreplaced).returning({ hash: refreshToken.hash }),
    db.update(login).set({ expiresAt, lastSeenAt: now }).where(eq(login.id, token.loginId)),
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

/** A statement that ends all logins of a user but one. */
export function revokeOthers(db: Db, { userId, loginId, at }: { userId: string; loginId: string; at: number }) {
  return db
    .update(login)
    .set({ revokedAt: at })
    .where(and(eq(login.userId, userId), ne(login.id, loginId), isNull(login.revokedAt)))
}

export async function endOthers(db: Db, others: { userId: string; loginId: string; at: number }): Promise<void> {
  await revokeOthers(db, others)
}

/** Ends a login of this user; false for an unknown or foreign one. */
export async function revokeOwn(db: Db, { userId, id, at }: { userId: string; id: string; at: number }) {
  const rows = await db
    .update(login)
    .set({ revokedAt: at })
    .where(and(eq(login.id, id), eq(login.userId, userId), isNull(login.revokedAt)))
    .returning({ id: login.id })
  return rows.length > 0
}

/** The active logins of a user, last seen first. */
export function findLive(db: Db, userId: string, at: number): Promise<Login[]> {
  return db
    .select(getTableColumns(login))
    .from(login)
    .innerJoin(user, eq(user.id, login.userId))
    .where(
      and(
        eq(login.userId, userId),
        isNull(login.revokedAt),
        gt(login.expiresAt, at),
        eq(login.version, user.loginVersion),
      ),
    )
    .orderBy(desc(login.lastSeenAt))
}

/** Marks logins as ended that a change of the account invalidated (password, role, status). Returns the ids of the accounts. */
export async function revokeOutdated(db: Db, at: number): Promise<string[]> {
  const outdated = db
    .select({ id: login.id })
    .from(login)
    .innerJoin(user, eq(user.id, login.userId))
    .where(and(isNull(login.revokedAt), or(ne(login.version, user.loginVersion), ne(user.status, 'active')) as SQL))
    .limit(500)
  const rows = await db
    .update(login)
    .set({ revokedAt: at })
    .where(inArray(login.id, outdated))
    .returning({ userId: login.userId })
  return [...new Set(rows.map(({ userId }) => userId))]
}

/** Ends a batch of all active logins. Returns their number. */
export async function revokeSome(db: Db, at: number): Promise<number> {
  const live = db.select({ id: login.id }).from(login).where(isNull(login.revokedAt)).limit(500)
  const rows = await db.update(login).set({ revokedAt: at }).where(inArray(login.id, live)).returning({ id: login.id })
  return rows.length
}

/** Deletes logins that expired long ago, with their tokens. */
export async function deleteOldLogins(db: Db, before: number): Promise<void> {
  const old = db.select({ id: login.id }).from(login).where(lt(login.absoluteExpiresAt, before))
  await db.batch([
    db.delete(refreshToken).where(inArray(refreshToken.loginId, old)),
    db.delete(login).where(lt(login.absoluteExpiresAt, before)),
  ])
}
