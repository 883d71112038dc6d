// An astrologer's consultations with keyset pagination, so that new consultations do not shift the pages.
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AstrologerConsultationsQuery } from '#workers/contract/astrologers/astrologer-consultations.ts'
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { Db } from '#workers/db/client.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'
import { user } from '#workers/domain/identity/account.table.ts'
import { spellingsOf } from '#workers/domain/reports/admin/people-search.ts'
import { returned } from '#workers/domain/reports/books/returned.repo.ts'
import type { RowOfHistory } from '#workers/domain/reports/viewer/consultations.repo.ts'

export type ConsultationFilter = {
  astrologerId: string
  kinds: readonly Kind[] | null
  status: AstrologerConsultationsQuery['status'] | null
  /** From `from` to before `to` (ms UTC). */
  from: number
  to: number
  search: string
  clientId: string | null
}
export type Place = { requestedAt: number; id: string }

/** Newest first. */
export async function findConsultationsOfAstrologer(
  db: Db,
  { filter, after, size }: { filter: ConsultationFilter; after: Place | null; size: number },
): Promise<{ count: number; rows: RowOfHistory[] }> {
  const which = and(...conditionsOf(filter))
  const { requestedAt, id } = consultation
  const older = after
    ? sql`(${requestedAt} < ${after.requestedAt} or ${requestedAt} = ${after.requestedAt} and ${id} < ${after.id})`
    : undefined
  const [total, rows] = await Promise.all([
    db.select({ n: count() }).from(consultation).innerJoin(user, eq(user.id, consultation.userId)).where(which).get(),
    db
      .select({ row: consultation, client: { name: user.fullName, photo: user.photo }, ...returned })
      .from(consultation)
      .innerJoin(user, eq(user.id, consultation.userId))
      .where(and(which, older))
      .orderBy(desc(requestedAt), desc(id))
      .limit(size),
  ])
  const nobody = { name: '', photo: null }
  return {
    count: total?.n ?? 0,
    rows: rows.map(({ row, client, ...sums }) => ({ ...row, ...sums, user: client, astrologer: nobody })),
  }
}

function conditionsOf({
  astrologerId,
  kinds,
  status,
  from,
  to,
  search,
  clientId,
}: ConsultationFilter): (SQL | undefined)[] {
  const { state, startedAt, requestedAt, kind, userId } = consultation
  return [
    eq(consultation.astrologerId, astrologerId),
    gte(requestedAt, from),
    lt(requestedAt, to),
    kinds ? inArray(kind, [...kinds]) : undefined,
    status === 'live' ? sql`${state} <> 'ended'` : undefined,
    status === 'answered' ? and(eq(state, 'ended'), isNotNull(startedAt)) : undefined,
    status === 'missed' ? and(eq(state, 'ended'), isNull(startedAt)) : undefined,
    clientId ? eq(userId, clientId) : undefined,
    // Not LIKE, because D1 limits its patterns to 50 bytes. https://developers.cloudflare.com/d1/platform/limits/
    search ? or(...spellingsOf(search).map((each) => sql`instr(lower(${user.fullName}), ${each}) > 0`)) : undefined,
  ]
}
