// Push devices with a valid login, and the astrologers who depend on them.
import { and, desc, eq, getTableColumns, gt, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { astrologer } from '#workers/domain/astrologers/astrologer.table.ts'
import { login, user } from '#workers/domain/identity/account.table.ts'
import { pushDevice } from '#workers/domain/notifications/device.table.ts'

type Device = typeof pushDevice.$inferSelect

/** Devices of an account that are logged in at `at` (ms UTC), newest first. */
export async function findLoggedInDevices(
  db: Db,
  { userId, at, limit = 10 }: { userId: string; at: number; limit?: number },
): Promise<Device[]> {
  return db
    .select(getTableColumns(pushDevice))
    .from(pushDevice)
    .innerJoin(login, eq(login.id, pushDevice.loginId))
    .where(and(eq(pushDevice.userId, userId), isNull(login.revokedAt), gt(login.expiresAt, at)))
    .orderBy(desc(pushDevice.at))
    .limit(limit)
}

/** The mail address and language of an astrologer who is online, or will be by the weekly hours; else undefined. */
export async function findRungAstrologer(db: Db, userId: string) {
  return db
    .select({ email: user.email, language: user.language })
    .from(user)
    .innerJoin(astrologer, eq(astrologer.id, user.id))
    .where(
      and(
        eq(user.id, userId),
        eq(astrologer.isApproved, true),
        eq(astrologer.isActive, true),
        or(ne(astrologer.status, 'offline'), eq(astrologer.followsHours, true)),
      ),
    )
    .get()
}
