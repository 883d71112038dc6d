// Chats of all people for the admins: the rows of the list, and the figures above it. The messages are only in the
// transcripts.
import type { AdminChat, ChatStats } from '#workers/contract/admin/admin-chats.ts'
import { type State, statusOfState } from '#workers/contract/consultations/consultation-states.ts'
import type { Db } from '#workers/db/client.ts'
import { stepOf, type TimeSort } from '#workers/domain/reports/keyset.ts'
import { consultationsFound } from './admin-calls.repo.ts'
import { phraseOf } from './people-search.ts'
import { findFigures } from './platform-figures.repo.ts'

type Row = Omit<AdminChat, 'status'> & { state: State }

const COLUMNS = `c.id, u.full_name AS user, u.id AS user_id, a.full_name AS astrologer, c.message_count, c.last_message,
  c.last_message_at AS last_message_time, c.requested_at AS created_at, c.ended_at, c.transcript_deleted_at, c.state`
const FROM = 'consultation c JOIN user u ON u.id = c.user_id JOIN user a ON a.id = c.astrologer_id'

/** A page (from 1 on), sorted by request time. The search matches either party or the id. */
export async function findChats(
  db: Db,
  {
    page,
    limit,
    search,
    sort,
  }: { page: number; limit: number; search?: string | undefined; sort?: TimeSort | undefined },
): Promise<{ count: number; rows: AdminChat[] }> {
  const phrase = phraseOf(search)
  const { order } = stepOf(sort)
  const found = phrase === null ? '' : `AND ${consultationsFound({ phrase: '?1', id: '?2' })}`
  const values = phrase === null ? [null, null] : [phrase, search?.trim() ?? '']
  const client = db.$client
  const [counted, rows] = await client.batch<unknown>([
    client
      .prepare(
        phrase === null
          ? "SELECT n FROM row_count WHERE name = 'chat' AND ?1 IS ?1 AND ?2 IS ?2"
          : `SELECT count(*) AS n FROM consultation c WHERE c.kind = 'chat' ${found}`,
      )
      .bind(...values),
    client
      .prepare(
        `SELECT ${COLUMNS} FROM ${FROM} WHERE c.kind = 'chat' AND ?1 IS ?1 AND ?2 IS ?2 ${found}
         ORDER BY c.requested_at ${order}, c.id ${order} LIMIT ?3 OFFSET ?4`,
      )
      .bind(...values, limit, (page - 1) * limit),
  ])
  const [{ n } = { n: 0 }] = (counted?.results ?? []) as { n: number }[]
  return { count: n, rows: ((rows?.results ?? []) as Row[]).map(toWire) }
}

export async function findChat(db: Db, id: string): Promise<AdminChat | null> {
  const row = await db.$client.prepare(`SELECT ${COLUMNS} FROM ${FROM} WHERE c.id = ?1`).bind(id).first<Row>()
  return row ? toWire(row) : null
}

export async function findChatStats(db: Db, now: number): Promise<ChatStats> {
  const [{ chatMessages, chatSeconds, chatsBilled }, counted] = await Promise.all([
    findFigures(db, { from: 0, to: now + 1 }),
    db.$client
      .prepare(
        `SELECT coalesce((SELECT n FROM row_count WHERE name = 'chat'), 0) AS total,
           count(*) AS active, coalesce(sum(message_count), 0) AS messages
         FROM consultation WHERE state <> 'ended' AND +kind = 'chat'`,
      )
      .first<{ total: number; active: number; messages: number }>(),
  ])
  return {
    total_sessions: counted?.total ?? 0,
    active_sessions: counted?.active ?? 0,
    total_messages: chatMessages + (counted?.messages ?? 0),
    avg_session_duration: chatsBilled === 0 ? 0 : Math.round(chatSeconds / 6 / chatsBilled) / 10,
  }
}

function toWire({ state, ...row }: Row): AdminChat {
  return { ...row, status: statusOfState(state, 'chat') }
}
