// Follows with the names of astrologers and the addresses of followers.
import { and, asc, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { WireFollow } from '#workers/contract/consultations/waiting.ts'
import type { Language } from '#workers/contract/text/language.ts'
import type { Db } from '#workers/db/client.ts'
import { astrologer } from '#workers/domain/astrologers/astrologer.table.ts'
import { follow } from '#workers/domain/following/follow.table.ts'
import { user } from '#workers/domain/identity/account.table.ts'

/** The approved and active astrologers whom a user follows, newest follow first. */
export async function findFollowed(db: Db, userId: string): Promise<WireFollow[]> {
  return db
    .select({
      astrologer_id: follow.astrologerId,
      astrologer_name: user.fullName,
      profile_photo: user.photo,
      status: astrologer.status,
      by_mail: follow.byMail,
      followed_at: follow.createdAt,
    })
    .from(follow)
    .innerJoin(user, eq(user.id, follow.astrologerId))
    .innerJoin(astrologer, eq(astrologer.id, follow.astrologerId))
    .where(and(eq(follow.userId, userId), eq(astrologer.isApproved, true), eq(astrologer.isActive, true)))
    .orderBy(desc(follow.createdAt))
    .limit(200)
}

const follower = alias(user, 'follower')

export type FollowerDue = {
  userId: string
  astrologerId: string
  astrologerName: string
  email: string
  language: Language | null
  byMail: boolean
  isOnline: boolean
}

/** Followers to be notified, longest wait first. Followers of a busy astrologer are notified after the consultation. */
export async function findFollowersDue(db: Db, limit: number): Promise<FollowerDue[]> {
  const rows = await db
    .select({
      userId: follow.userId,
      astrologerId: follow.astrologerId,
      astrologerName: user.fullName,
      email: follower.email,
      language: follower.language,
      byMail: follow.byMail,
      status: astrologer.status,
      accountStatus: follower.status,
    })
    .from(follow)
    .innerJoin(user, eq(user.id, follow.astrologerId))
    .innerJoin(astrologer, eq(astrologer.id, follow.astrologerId))
    .innerJoin(follower, eq(follower.id, follow.userId))
    .where(and(isNotNull(follow.dueAt), ne(astrologer.status, 'busy')))
    .orderBy(asc(follow.dueAt))
    .limit(limit)
  return rows.map(({ status, accountStatus, ...row }) => ({
    ...row,
    isOnline: status === 'online' && accountStatus === 'active',
  }))
}
