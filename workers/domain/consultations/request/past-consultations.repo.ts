// Counts of a user's past consultations by their end, for the limits of rings and free losses.
import { and, count, countDistinct, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'

/** The number of a user's consultations that started, were lost since `since` (ms UTC), and were free. */
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

/** True when a request of a user since `since` (ms UTC) found this astrologer busy. */
export async function hasMissedRequest(
  db: Db,
  { userId, astrologerId, since }: { userId: string; astrologerId: string; since: number },
): Promise<boolean> {
  const row = await db
    .select({ id: consultation.id })
    .from(consultation)
    .where(
      and(
        eq(consultation.userId, userId),
        eq(consultation.astrologerId, astrologerId),
        gt(consultation.requestedAt, since),
        eq(consultation.endReason, 'busy'),
      ),
    )
    .get()
  return row !== undefined
}

/**
 * Statement: counts the requests of a user to an astrologer since `since` (ms UTC) that rang without a result: not accepted, or
 * accepted but never started, other than through the astrologer.
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

/** Statement: the ends of a user's newest requests, without live ones. */
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

/** True when the user cancelled, closed the page during the ring, or did not join after the accept. */
export function isCancelled({ endReason, endedBy, acceptedAt, startedAt }: End): boolean {
  return endReason === 'cancelled' || (acceptedAt !== null && startedAt === null && endedBy === 'user')
}

/**
 * Statement: the times (ms UTC, newest first) of a user's requests since `since` that rang and were cancelled, unanswered, or
 * not joined after the accept.
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

/** Phone calls since `since` (ms UTC) that rang this user's phone and ended through it without a charge. */
export async function countUnansweredByUser(
  db: Db,
  { userId, since }: { userId: string; since: number },
): Promise<number> {
  const ofUser = and(eq(consultation.userId, userId), eq(consultation.kind, 'phone-call'))
  return db.$count(consultation, and(ofUser, gt(consultation.requestedAt, since), endedUnanswered('user')))
}

/** The number of clients whose phone or web calls since `since` (ms UTC) rang this astrologer's phone without an answer. */
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

// Ended by a side's phone: it was busy or not answered, or it left an accepted phone call before the start.
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
