// A person's choice of push notices, and the list of sent notices.

import type { NoticeChoice, NoticeChoiceAnswer, NoticesAnswer } from '#workers/contract/accounts/notifications.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { KEPT } from '#workers/contract/admin/retention-periods.ts'
import { clockTime, minuteOf } from '#workers/contract/astrologers/weekly-hours.ts'
import type { Language } from '#workers/contract/text/language.ts'
import type { Db } from '#workers/db/client.ts'
import { findNoticeChoice } from '#workers/domain/reports/index.ts'
import { deleteNoticesBefore, findNotices, upsertChoice } from './notice.repo.ts'

type Deps = { db: Db; now: () => number }

/** In the language of the listing page, which may differ from the account's. */
export async function listNotices(
  { db }: Deps,
  { viewer, page, language }: { viewer: Viewer; page: number; language: Language },
) {
  return findNotices(db, { userId: viewer.userId, page, language }) satisfies Promise<NoticesAnswer>
}

export async function readNoticeChoice({ db }: Deps, { userId }: Viewer): Promise<NoticeChoiceAnswer> {
  const { muted, quietFrom, quietTo, timeZone } = await findNoticeChoice(db, userId)
  const clock = (minutes: number | null) => (minutes === null ? null : clockTime(minutes))
  return { muted: [...muted], quiet_from: clock(quietFrom), quiet_to: clock(quietTo), time_zone: timeZone }
}

export async function chooseNotices(
  deps: Deps,
  { viewer, choice }: { viewer: Viewer; choice: NoticeChoice },
): Promise<NoticeChoiceAnswer> {
  const { muted, quiet_from, quiet_to } = choice
  const minutes = (clock: string | null) => (clock === null ? null : minuteOf(clock))
  await upsertChoice(deps.db, {
    userId: viewer.userId,
    muted: [...new Set(muted)],
    quietFrom: minutes(quiet_from),
    quietTo: minutes(quiet_to),
  })
  return readNoticeChoice(deps, viewer)
}

export async function forgetOldNotices({ db, now }: Deps): Promise<void> {
  await deleteNoticesBefore(db, now() - KEPT.notices)
}
