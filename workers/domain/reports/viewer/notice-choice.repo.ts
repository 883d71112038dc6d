// A person's settings for push notifications, the time zone of their quiet hours, and their language.
import { eq } from 'drizzle-orm'
import type { NoticeKind } from '#workers/contract/accounts/notifications.ts'
import type { Language } from '#workers/contract/text/language.ts'
import type { Db } from '#workers/db/client.ts'
import { user } from '#workers/domain/identity/account.table.ts'
import { noticeChoice } from '#workers/domain/notifications/notice.table.ts'

type Choice = {
  muted: readonly NoticeKind[]
  quietFrom: number | null
  quietTo: number | null
  timeZone: string | null
  language: Language
}

/** Without stored settings: all notifications at any hour. */
export async function findNoticeChoice(db: Db, userId: string): Promise<Choice> {
  const { muted, quietFrom, quietTo } = noticeChoice
  const row = await db
    .select({ muted, quietFrom, quietTo, timeZone: user.timeZone, language: user.language })
    .from(user)
    .leftJoin(noticeChoice, eq(noticeChoice.userId, user.id))
    .where(eq(user.id, userId))
    .get()
  return {
    muted: row?.muted ?? [],
    quietFrom: row?.quietFrom ?? null,
    quietTo: row?.quietTo ?? null,
    timeZone: row?.timeZone ?? null,
    language: row?.language ?? 'en',
  }
}
