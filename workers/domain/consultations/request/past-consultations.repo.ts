// Counts of a user's past consultations by their end, for the rules about rings and free losses.
import { and, count, countDistinct, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'

/** The number of a user's consultations that began, were lost since `since` (ms UTC), and cost nothing. */
export async function countLostForFree(db: Db, { userId, since }: { userId: string; since: number }): Promise<number> {
  const lost = and(
    eq(consultation.userId, userId),
    gt(consultation.endedAt, since),
    // As the partial index says it.
    sql`${consultation.endReason} = 'connection_lost'`,
    eq(consultation.chargeCents, 0),
    isNotNull(consultation.startedAt),
  )
  return db.$count(consultation, lost)
}

/** The number of a user's calls lost since `since` (ms UTC) in which only the astrologer's page reported silence. */
export async function countUnheard(db: Db, { userId, since }: { userId: string; since: number }): Promise<number> {
  const unheard = and(
    eq(consultation.userId, userId),
    gt(consultation.endedAt, since),
    // As the partial index says it.
    sql`${consultation.endReason} = 'connection_lost'`,
    eq(consultation.deniedBy, 'astrologer'),
  )
  return db.$count(consultation, unheard)
}

/** True when a user asked an astrologer since `since` (ms UTC), and the ring found the astrologer busy. */
export async function hasMissedRequest(
  db: Db,
  { userId, astrologerId, since }: { userId: string; astrologerId: string; since: number },
): Promise<boolean> {
  const row = await db
    .select({ id: consultation.id })
    .from(consultation)
    .where(
      and(
        ...[eq(consultation.userId, userId), eq(consultation.astrologerId, astrologerId)],
        ...[gt(consultation.requestedAt, since), eq(consultation.endReason, 'busy')],
      ),
    )
    .get()
  return row !== undefined
}

/**
 * Statement: counts the requests of a user to an astrologer since `since` (ms UTC) that rang and came to nothing: nobody took
 * them, or they were taken and never began, other than by the astrologer's doing.
 */
export function selectUntaken(
  db: Db,
  { userId, astrologerId, since }: { userId: string; astrologerId: string; since: number },
) {
  const {
    userId: user,
    astrologerId: astrologer,
    requestedAt,
    acceptedAt,
    startedAt,
    endReason,
    endedBy,
  } = consultation
  const untaken = and(isNull(acceptedAt), inArray(endReason, ['no_answer', 'rejected', 'cancelled']))
  const neverBegan = and(
    isNotNull(acceptedAt),
    isNull(startedAt),
    inArray(endReason, ['failed', 'user_ended', 'no_answer', 'busy']),
    inArray(endedBy, ['user', 'system']),
  )
  return db
    .select({ times: count().as('times') })
    .from(consultation)
    .where(and(eq(user, userId), eq(astrologer, astrologerId), gt(requestedAt, since), or(untaken, neverBegan)))
}

/** Statement: the ends of the newest requests of a user. Left out: live ones. */
export function selectNewestEnds(db: Db, { userId, most }: { userId: string; most: number }) {
  const { endReason, endedBy, endedAt, acceptedAt, startedAt } = consultation
  return db
    .select({ endReason, endedBy, endedAt, acceptedAt, startedAt })
    .from(consultation)
    .where(and(eq(consultation.userId, userId), eq(consultation.state, 'ended')))
    .orderBy(desc(consultation.requestedAt))
    .limit(most)
}

type End = Awaited<ReturnType<typeof selectNewestEnds>>[number]

/** True when the user cancelled, closed the page while it rang, or did not join once the request was taken. */
export function isCancelled({ endReason, endedBy, acceptedAt, startedAt }: End): boolean {
  return endReason === 'cancelled' || (acceptedAt !== null && startedAt === null && endedBy === 'user')
}

/**
 * Statement: when (ms UTC, newest first) the newest requests of a user since `since` rang that the user withdrew, that nobody
 * answered, or that the user did not join once they were taken.
 */
export function selectLatestUnansweredRequests(
  db: Db,
  { userId, since, most }: { userId: string; since: number; most: number },
) {
  const { requestedAt, acceptedAt, startedAt, endReason, endedBy } = consultation
  const notTaken = and(isNull(acceptedAt), inArray(endReason, ['cancelled', 'no_answer']))
  const notJoined = and(isNotNull(acceptedAt), isNull(startedAt), eq(endedBy, 'user'))
  return db
    .select({ requestedAt })
    .from(consultation)
    .where(and(eq(consultation.userId, userId), gt(requestedAt, since), or(notTaken, notJoined)))
    .orderBy(desc(requestedAt))
    .limit(most)
}

/** Phone calls since `since` (ms UTC) that rang this user's phone and ended by it without costing anything. */
export async function countUnansweredByUser(
  db: Db,
  { userId, since }: { userId: string; since: number },
): Promise<number> {
  const ofUser = and(eq(consultation.userId, userId), eq(consultation.kind, 'phone-call'))
  return db.$count(consultation, and(ofUser, gt(consultation.requestedAt, since), endedUnanswered('user')))
}

/** The number of clients who rang this astrologer's phone since `since` (ms UTC), in phone and web calls, without it being answered. */
export async function countClientsUnanswered(
  db: Db,
  { astrologerId, since }: { astrologerId: string; since: number },
): Promise<number> {
  const ofAstrologer = and(
    eq(consultation.astrologerId, astrologerId),
    inArray(consultation.kind, ['phone-call', 'web-call']),
  )
  const row = await db
    .select({ clients: countDistinct(consultation.userId) })
    .from(consultation)
    .where(and(ofAstrologer, gt(consultation.requestedAt, since), endedUnanswered('astrologer')))
    .get()
  return row?.clients ?? 0
}

// Ended by a party's phone: it was busy or not answered, or it left a phone call that was accepted before it began.
function endedUnanswered(party: 'user' | 'astrologer') {
  const { kind, acceptedAt, endReason, endedBy, billableSeconds, state } = consultation
  const left = and(eq(kind, 'phone-call'), isNotNull(acceptedAt))
  return and(
    eq(state, 'ended'),
    eq(endedBy, party),
    or(left, inArray(endReason, ['no_answer', 'busy'])),
    eq(billableSeconds, 0),
  )
}
