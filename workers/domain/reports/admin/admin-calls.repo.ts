// Consultations of all people for the admins, newest or oldest first, with keyset pagination.
import { type AdminCall, type CallFilters, ROWS_A_PAGE } from '#workers/contract/admin/admin-lists.ts'
import { type Kind, type State, statusOfState } from '#workers/contract/consultations/consultation-states.ts'
import type { Db } from '#workers/db/client.ts'
import { pageOf, placeAfter, stepOf, type TimeSort } from '#workers/domain/reports/keyset.ts'
import { peopleFound, phraseOf } from './people-search.ts'

type Row = Omit<AdminCall, 'duration' | 'status'> & { state: State; seconds: number }

const COLUMNS = `c.id, c.kind, u.full_name AS caller, u.id AS caller_id, a.full_name AS astrologer, a.id AS astrologer_id,
  c.billable_seconds AS seconds, c.requested_at AS date, c.state, c.end_reason, c.charge_cents,
  coalesce((SELECT sum(amount) FROM transfer WHERE ref = c.id AND code = 'refund'), 0) AS refunded_cents`
const FROM = 'consultation c JOIN user u ON u.id = c.user_id JOIN user a ON a.id = c.astrologer_id'

const STATES: Readonly<Record<string, string>> = {
  live: "c.state <> 'ended'",
  talked: 'c.started_at IS NOT NULL',
  missed: "c.state = 'ended' AND c.started_at IS NULL",
}

/** An SQL condition: consultations of people who match the phrase, or the consultation with this id. */
export function consultationsFound({ phrase, id }: { phrase: string; id: string }): string {
  return `c.id IN (SELECT id FROM consultation WHERE user_id IN ${peopleFound(phrase)}
    UNION SELECT id FROM consultation WHERE astrologer_id IN ${peopleFound(phrase)} UNION SELECT ${id})`
}

export async function findCalls(
  db: Db,
  { search, kind, state, sort, after }: CallFilters,
  size = ROWS_A_PAGE,
): Promise<{ rows: AdminCall[]; next: string | null }> {
  const { at, id } = placeAfter(after, sort)
  const { beyond, order } = stepOf(sort)
  const phrase = phraseOf(search)
  const conditions = [
    "c.kind <> 'chat'",
    `(c.requested_at, c.id) ${beyond} (?1, ?2)`,
    '(?4 IS NULL OR c.kind = ?4)',
    ...(state ? [STATES[state] ?? '1'] : []),
    ...(phrase === null ? [] : [consultationsFound({ phrase: '?5', id: '?6' })]),
  ]
  const { results } = await db.$client
    .prepare(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE ${conditions.join(' AND ')}
       ORDER BY c.requested_at ${order}, c.id ${order} LIMIT ?3`,
    )
    .bind(at, id, size + 1, kind ?? null, ...(phrase === null ? [] : [phrase, search?.trim() ?? '']))
    .all<Row>()
  return page(results, size)
}

/** Consultations of all kinds of one client. */
export async function findConsultationsOfClient(
  db: Db,
  {
    userId,
    sort,
    after,
    size,
  }: { userId: string; sort?: TimeSort | undefined; after?: string | undefined; size: number },
): Promise<{ rows: AdminCall[]; next: string | null }> {
  const { at, id } = placeAfter(after, sort)
  const { beyond, order } = stepOf(sort)
  const { results } = await db.$client
    .prepare(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE c.user_id = ?4 AND (c.requested_at, c.id) ${beyond} (?1, ?2)
       ORDER BY c.requested_at ${order}, c.id ${order} LIMIT ?3`,
    )
    .bind(at, id, size + 1, userId)
    .all<Row>()
  return page(results, size)
}

function page(rows: Row[], size: number): { rows: AdminCall[]; next: string | null } {
  return pageOf(rows.map(toWire), { size, placeOf: ({ date, id }) => ({ at: date, id }) })
}

function toWire({ state, seconds, ...row }: Row): AdminCall {
  return { ...row, duration: Math.round(seconds / 6) / 10, status: statusOfState(state, row.kind as Kind) }
}
