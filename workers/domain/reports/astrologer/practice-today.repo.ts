// An astrologer's day: online time, and the change of the ratings.
import type { Db } from '#workers/db/client.ts'

type Asked = { astrologerId: string; from: number; now: number; before: number }

export type TodayRow = {
  onlineMs: number
  onlineSince: number | null
  recentSum: number
  recentCount: number
  earlierSum: number
  earlierCount: number
  /** Number of billed consultations so far. */
  sessions: number
  /** Reviews with a text, neither removed nor answered. */
  unanswered: number
  /** Free messages after consultations that can still be answered, and the consultation of the oldest one. */
  messages: number
  oldestMessage: string | null
  /** Ended chats with messages that the astrologer has not read, and the newest such chat. */
  unreadChats: number
  newestUnread: string | null
}

/** Unanswered messages of clients whose accounts are open and whom the astrologer has not blocked. */
const ANSWERABLE = `FROM follow_up f JOIN consultation c ON c.id = f.session_id JOIN user u ON u.id = c.user_id
  WHERE f.astrologer_id = ?1 AND f.reply IS NULL AND u.status = 'active'
    AND NOT EXISTS (SELECT 1 FROM blocked_client b WHERE b.astrologer_id = ?1 AND b.user_id = c.user_id)`

/** Online time from `from` until `now`; ratings since `before`, and those before it. */
export async function findToday(db: Db, { astrologerId, from, now, before }: Asked): Promise<TodayRow> {
  const row = await db.$client
    .prepare(
      `SELECT (SELECT coalesce(sum(min(coalesce(to_at, ?3), ?3) - max(from_at, ?2)), 0) FROM online_span
               WHERE astrologer_id = ?1 AND coalesce(to_at, ?3) > ?2 AND from_at < ?3) AS onlineMs,
              (SELECT from_at FROM online_span WHERE astrologer_id = ?1 AND to_at IS NULL) AS onlineSince,
              (SELECT count(*) ${ANSWERABLE}) AS messages,
              (SELECT f.session_id ${ANSWERABLE} ORDER BY f.at LIMIT 1) AS oldestMessage,
              (SELECT count(*) FROM consultation WHERE astrologer_id = ?1 AND unread_astrologer > 0) AS unreadChats,
              (SELECT id FROM consultation WHERE astrologer_id = ?1 AND unread_astrologer > 0
               ORDER BY requested_at DESC LIMIT 1) AS newestUnread,
              r.recentSum, r.recentCount, r.earlierSum, r.earlierCount, r.unanswered,
              (SELECT count(*) FROM consultation WHERE astrologer_id = ?1 AND billable_seconds > 0) AS sessions
       FROM (SELECT coalesce(sum(rating * (at >= ?4)), 0) AS recentSum, coalesce(sum(at >= ?4), 0) AS recentCount,
                    coalesce(sum(rating * (at < ?4)), 0) AS earlierSum, coalesce(sum(at < ?4), 0) AS earlierCount,
                    coalesce(sum(text <> '' AND reply IS NULL), 0) AS unanswered
             FROM review WHERE astrologer_id = ?1 AND removed_at IS NULL) r`,
    )
    .bind(astrologerId, from, now, before)
    .first<TodayRow>()
  if (!row) throw new Error('an aggregate has a row')
  return row
}
