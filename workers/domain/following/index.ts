// A user follows astrologers, and is notified when they come online: by push, and by e-mail if chosen, at most once a day.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { FollowsAnswer } from '#workers/contract/consultations/waiting.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Mailer } from '#workers/contract/ports.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { pathIn } from '#workers/contract/text/language.ts'
import { DAY, HOUR } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { type Notice, onlineNotice } from '#workers/domain/notifications/index.ts'
import { findFollowed, findFollowersDue, findPublic } from '#workers/domain/reports/index.ts'
import { logFailure } from '#workers/log.ts'
import { bindDeps } from '../bind-deps.ts'
import { clearDue, countFollows, deleteFollow, findFollow, markDue, upsertFollow } from './follow.repo.ts'
import { followMailTexts } from './follow-mail-text.ts'

export { deleteFollowsOf } from './follow.repo.ts'

const MOST_FOLLOWS = 200
const FOLLOWERS_A_MINUTE = 100

export type FollowingDeps = {
  db: Db
  now: () => number
  mail: Mailer
  /** The origin of links, without a trailing slash. */
  origin: string
  push(userId: string, notice: Notice, ttlSeconds: number): Promise<number>
}

type Asked = { viewer: Viewer; astrologerId: string }

/** Follows an astrologer, or changes whether mails are sent. Throws not_found, too_many_follows. */
async function followAstrologer(
  { db, now }: FollowingDeps,
  { viewer, astrologerId, byMail }: Asked & { byMail: boolean },
): Promise<void> {
  requirePermission(viewer, 'follow_astrologers')
  const key = { userId: viewer.userId, astrologerId }
  if (!(await findPublic(db, astrologerId))) throw new AppError('not_found')
  if (!(await findFollow(db, key)) && (await countFollows(db, viewer.userId)) >= MOST_FOLLOWS)
    throw new AppError('too_many_follows')
  await upsertFollow(db, { ...key, byMail, createdAt: now() })
}

async function unfollow({ db }: FollowingDeps, { viewer, astrologerId }: Asked): Promise<void> {
  requirePermission(viewer, 'follow_astrologers')
  await deleteFollow(db, { userId: viewer.userId, astrologerId })
}

/** The follow of this user and astrologer; null without one. */
async function readFollow({ db }: FollowingDeps, { viewer, astrologerId }: Asked): Promise<{ byMail: boolean } | null> {
  return findFollow(db, { userId: viewer.userId, astrologerId })
}

async function ownFollows({ db }: FollowingDeps, viewer: Viewer): Promise<FollowsAnswer> {
  requirePermission(viewer, 'follow_astrologers')
  const results = await findFollowed(db, viewer.userId)
  return { count: results.length, results }
}

/** Marks the followers of an astrologer who came online: cron notifies them, because they may be many. */
async function noteOnline({ db, now }: FollowingDeps, astrologerId: string): Promise<void> {
  await markDue(db, { astrologerId, at: now(), notifiedBefore: now() - DAY })
}

/**
 * Notifies the due followers, a hundred at a time. A follower is marked first: after a crash one message may be missing, but
 * none is repeated.
 */
async function notifyFollowers(deps: FollowingDeps): Promise<void> {
  const { db, now } = deps
  const due = await findFollowersDue(db, FOLLOWERS_A_MINUTE)
  for (const each of due) await clearDue(db, each, each.isOnline ? now() : null)
  await Promise.all(due.filter(({ isOnline }) => isOnline).map((each) => notifyFollower(deps, each)))
}

type FollowerDue = Awaited<ReturnType<typeof findFollowersDue>>[number]

async function notifyFollower({ mail, origin, push }: FollowingDeps, follower: FollowerDue): Promise<void> {
  const { userId, astrologerId, astrologerName, email, byMail } = follower
  const language = follower.language ?? 'en'
  const words = followMailTexts[language]
  const link = origin + pathIn(language, `/astrologer/${astrologerId}`)
  const mailed = {
    to: email,
    language,
    occasion: 'follows' as const,
    subject: words.subject(isolatedName(astrologerName)),
    text: words.text(isolatedName(astrologerName)),
    links: [{ label: words.profile, url: link }],
  }
  await Promise.all([
    push(userId, onlineNotice({ astrologerId, astrologerName }), HOUR / 1000).catch((error: unknown) =>
      logFailure({ event: 'push.failed' }, error),
    ),
    byMail && mail.send(mailed).catch((error: unknown) => logFailure({ event: 'mail.failed' }, error)),
  ])
}

export function createFollowing(deps: FollowingDeps) {
  return bindDeps(deps, {
    follow: followAstrologer,
    unfollow,
    read: readFollow,
    own: ownFollows,
    noteOnline,
    notify: notifyFollowers,
  })
}
