// Push devices whose login is still good.
import { and, desc, eq, getTableColumns, gt, isNull } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { login } from '#workers/domain/identity/account.table.ts'
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
