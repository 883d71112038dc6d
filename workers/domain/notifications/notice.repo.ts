// Sent notices and the choices about them, in D1.
import { count, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { ListedNotice } from '#workers/contract/accounts/notifications.ts'
import { NOTICES_A_PAGE } from '#workers/contract/limits.ts'
import type { Language } from '#workers/contract/text/language.ts'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { notice, noticeChoice } from './notice.table.ts'

export type Choice = Omit<typeof noticeChoice.$inferSelect, 'userId'>

/** Changes nothing when either account is closed (trigger `n_closed`). */
export async function upsertNotice(db: Db, row: typeof notice.$inferInsert): Promise<void> {
  const { userId: _, tag: __, ...rest } = row
  await db
    .insert(notice)
    .values(row)
    .onConflictDoUpdate({ target: [notice.userId, notice.tag], set: rest })
}

export async function findNotices(
  db: Db,
  { userId, page, language }: { userId: string; page: number; language: Language },
): Promise<{ count: number; results: ListedNotice[] }> {
  const own = eq(notice.userId, userId)
  const { id, type, url, at, outcome } = notice
  const inHindi = language === 'hi'
  const title = inHindi ? sql<string>`coalesce(${notice.titleHindi}, ${notice.title})` : notice.title
  const body = inHindi ? sql<string>`coalesce(${notice.bodyHindi}, ${notice.body})` : notice.body
  const [[counted], results] = await db.batch([
    db.select({ n: count() }).from(notice).where(own),
    db
      .select({ id, type, title, body, url, at, outcome })
      .from(notice)
      .where(own)
      .orderBy(desc(at), desc(notice.tag))
      .limit(NOTICES_A_PAGE)
      .offset((page - 1) * NOTICES_A_PAGE),
  ])
  return { count: counted?.n ?? 0, results }
}

export async function deleteNoticesBefore(db: Db, at: number): Promise<void> {
  await db.delete(notice).where(lt(notice.at, at))
}

export async function upsertChoice(db: Db, row: Choice & { userId: string }): Promise<void> {
  const { userId: _, ...set } = row
  await db.insert(noticeChoice).values(row).onConflictDoUpdate({ target: noticeChoice.userId, set })
}

/** Statements: delete the notices of an account, those that name its person, and its choices of kinds. */
export function deleteNoticesOf(db: Db, userId: string): Statement[] {
  return [
    db.delete(notice).where(or(eq(notice.userId, userId), eq(notice.otherId, userId))),
    db.delete(noticeChoice).where(eq(noticeChoice.userId, userId)),
  ]
}
