// All chats, for admins. Rows of live ones contain the current data of their rooms, because the row in D1 is as old as the last
// checkpoint.
import type { AdminChat, ChatsQuery } from '#workers/contract/admin/admin-chats.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import type { Rooms } from '#workers/domain/consultations/rooms.ts'
import { findChats } from '#workers/domain/reports/index.ts'
import { withEffectTimeout } from '#workers/effect-timeout.ts'
import { logFailure } from '#workers/log.ts'

/** The timeout of a query to a room. */
const PATIENCE = SECOND

type Deps = { db: Db; rooms: Rooms }

export async function listChats({ db, rooms }: Deps, asked: ChatsQuery): Promise<{ count: number; rows: AdminChat[] }> {
  const { count, rows } = await findChats(db, asked)
  return { count, rows: await Promise.all(rows.map((row) => (row.status === 'ended' ? row : upToNow(rooms, row)))) }
}

async function upToNow(rooms: Rooms, row: AdminChat): Promise<AdminChat> {
  try {
    const said = await withEffectTimeout(rooms.said(row.id), 'room', PATIENCE)
    if (!said) return row
    const { messageCount, lastMessage, lastMessageAt } = said
    return { ...row, message_count: messageCount, last_message: lastMessage, last_message_time: lastMessageAt }
  } catch (error) {
    logFailure({ event: 'room.failed', consultationId: row.id }, error)
    return row
  }
}
