// One-time codes in D1: only the newest for an e-mail address and purpose (and registration) is valid.
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { oneTimeCode } from './account.table.ts'
import type { CodePurpose } from './secrets.ts'

/** The value in place of a network for a code that every network may try. */
export const EVERY_NETWORK = 'every'

export type StoredCode = typeof oneTimeCode.$inferSelect

export async function insertCode(db: Db, code: typeof oneTimeCode.$inferInsert): Promise<void> {
  await db.insert(oneTimeCode).values(code)
}

type Guessed = { email: string; purpose: CodePurpose; registrationId: string | null; network: string | null }

/**
 * The newest code, with preference for those that the guesser's network requested. One more attempt is counted before the
 * comparison; null without a code. `counted`: the attempts from this network, or those from others.
 */
export async function countTry(
  db: Db,
  { email, purpose, registrationId, network }: Guessed,
): Promise<(StoredCode & { counted: number }) | null> {
  const isForAll = eq(oneTimeCode.network, EVERY_NETWORK)
  const its = registrationId === null ? undefined : or(eq(oneTimeCode.registrationId, registrationId), isForAll)
  const own = sql`(${oneTimeCode.network} IS ${network} OR ${isForAll})`
  const newest = db
    .select({ id: oneTimeCode.id })
    .from(oneTimeCode)
    .where(and(eq(oneTimeCode.email, email), eq(oneTimeCode.purpose, purpose), its))
    .orderBy(desc(sql`(${own} AND ${oneTimeCode.usedAt} IS NULL)`), desc(oneTimeCode.createdAt), desc(sql`rowid`))
    .limit(1)
  const [row] = await db
    .update(oneTimeCode)
    .set({
      tries: sql`${oneTimeCode.tries} + (${own})`,
      otherTries: sql`${oneTimeCode.otherTries} + NOT (${own})`,
    })
    .where(sql`${oneTimeCode.id} = (${newest})`)
    .returning()
  return row ? { ...row, counted: row.network === network ? row.tries : row.otherTries } : null
}

/** Marks a code as used; false when another request was first. */
export async function takeCode(db: Db, id: string, now: number): Promise<boolean> {
  const rows = await db
    .update(oneTimeCode)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCode.id, id), isNull(oneTimeCode.usedAt)))
    .returning({ id: oneTimeCode.id })
  return rows.length > 0
}

export async function hasUnusedCode(
  db: Db,
  { email, purpose, since }: { email: string; purpose: CodePurpose; since: number },
): Promise<boolean> {
  const row = await db
    .select({ id: oneTimeCode.id })
    .from(oneTimeCode)
    .where(
      and(
        eq(oneTimeCode.email, email),
        eq(oneTimeCode.purpose, purpose),
        gt(oneTimeCode.createdAt, since),
        isNull(oneTimeCode.usedAt),
      ),
    )
    .limit(1)
    .get()
  return row !== undefined
}

export async function deleteOldCodes(db: Db, before: number): Promise<void> {
  await db.delete(oneTimeCode).where(lt(oneTimeCode.expiresAt, before))
}

/** Statement: deletes all codes that were sent to an address. */
export function deleteCodesOf(db: Db, email: string) {
  return db.delete(oneTimeCode).where(eq(oneTimeCode.email, email))
}
