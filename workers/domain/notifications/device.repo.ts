import { and, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { login } from '#workers/domain/identity/account.table.ts'
import { pushDevice } from './device.table.ts'

export type Device = typeof pushDevice.$inferSelect

/** One row for each browser: another log-in in the same one takes it over. */
export async function upsertDevice(db: Db, device: Device): Promise<void> {
  const { endpoint: _, ...rest } = device
  await db.insert(pushDevice).values(device).onConflictDoUpdate({ target: pushDevice.endpoint, set: rest })
}

/** Devices of an account whose log-in still stands, newest first. */
export async function findDevices(db: Db, userId: string, now: number, limit = 10): Promise<Device[]> {
  const rows = await db
    .select()
    .from(pushDevice)
    .innerJoin(login, eq(login.id, pushDevice.loginId))
    .where(and(eq(pushDevice.userId, userId), isNull(login.revokedAt), gt(login.expiresAt, now)))
    .orderBy(desc(pushDevice.at))
    .limit(limit)
  return rows.map((row) => row.push_device)
}

export async function deleteDevices(db: Db, endpoints: readonly string[]): Promise<void> {
  if (endpoints.length > 0) await db.delete(pushDevice).where(inArray(pushDevice.endpoint, [...endpoints]))
}

export async function deleteDevicesBefore(db: Db, at: number): Promise<void> {
  await db.delete(pushDevice).where(lt(pushDevice.at, at))
}
