// A user's conversations: one per astrologer.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { Conversation } from '#workers/contract/consultations/consultations.ts'
import type { Db } from '#workers/db/client.ts'
import { toItem } from '#workers/domain/consultations/read-consultation.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { findConversations } from '#workers/domain/reports/index.ts'

/** The newest chat with each astrologer, and the number of unread messages in all chats with them. */
export async function readConversations({ db }: { db: Db }, viewer: Viewer): Promise<Conversation[]> {
  requirePermission(viewer, 'list_own_as_user')
  const rows = await findConversations(db, viewer.userId)
  return rows.map((row) => ({ ...toItem(row, false), unread: row.unread, unread_session: row.unreadConsultation }))
}
