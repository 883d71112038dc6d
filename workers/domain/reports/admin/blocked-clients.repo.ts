// The clients whom an astrologer has blocked, with their names.
import { desc, eq } from 'drizzle-orm'
import type { BlockedClient } from '#workers/contract/consultations/consultations.ts'
import type { Db } from '#workers/db/client.ts'
import { blockedClient } from '#workers/domain/consultations/request/block.table.ts'
import { user } from '#workers/domain/identity/account.table.ts'

/** Newest first. */
export async function findBlocked(db: Db, astrologerId: string): Promise<BlockedClient[]> {
  return db
    .select({ id: user.id, full_name: user.fullName, profile_photo: user.photo, blocked_at: blockedClient.at })
    .from(blockedClient)
    .innerJoin(user, eq(user.id, blockedClient.userId))
    .where(eq(blockedClient.astrologerId, astrologerId))
    .orderBy(desc(blockedClient.at))
    .limit(500)
}
