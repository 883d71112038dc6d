// An astrologer's day so far, in the account's zone.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { lastDays } from '#workers/domain/reports/zoned-days.ts'
import { zoneOf } from './earnings.repo.ts'
import { findToday } from './practice-today.repo.ts'

/** Ratings of this period are compared with all earlier ones. */
const RECENT = 30 * DAY

export type PracticeToday = {
  timeZone: string
  onlineSeconds: number
  onlineSince: number | null
  /** Out of 5 with one decimal; null without a rating in that period. */
  rating: { recent: number | null; earlier: number | null; recentCount: number }
  /** True if there is no billed consultation yet. */
  newcomer: boolean
  unansweredReviews: number
  /** Unanswered free messages after consultations; `oldest`: the consultation of the oldest one. */
  messages: { count: number; oldest: string | null }
  /** Ended chats with messages that the astrologer has not read; `newest`: the newest such chat. */
  unread: { count: number; newest: string | null }
}

export async function readPracticeToday(
  { db, now }: { db: Db; now: () => number },
  viewer: Viewer,
): Promise<PracticeToday> {
  const at = now()
  const timeZone = await zoneOf(db, viewer.userId)
  const from = lastDays(at, timeZone, 1)[0]?.from ?? at
  const row = await findToday(db, { astrologerId: viewer.userId, from, now: at, before: at - RECENT })
  return {
    timeZone,
    onlineSeconds: Math.floor(row.onlineMs / 1000),
    onlineSince: row.onlineSince,
    rating: {
      recent: average(row.recentSum, row.recentCount),
      earlier: average(row.earlierSum, row.earlierCount),
      recentCount: row.recentCount,
    },
    newcomer: row.sessions === 0,
    unansweredReviews: row.unanswered,
    messages: { count: row.messages, oldest: row.oldestMessage },
    unread: { count: row.unreadChats, newest: row.newestUnread },
  }
}

function average(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum * 10) / count) / 10
}
