// The devices for push messages, in D1.
import { eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { pushDevice } from './device.table.ts'

export type Device = typeof pushDevice.$inferSelect

/** One row per browser: a new login in it replaces the old one. */
export async function upsertDevice(db: Db, device: Device): Promise<void> {
  const { endpoint: _, ...rest } = device
  await db.insert(pushDevice).values(device).onConflictDoUpdate({ target: pushDevice.endpoint, set: rest })
}

/** Returns the number of deleted rows. */
export async function deleteDevices(db: Db, endpoints: readonly string[]): Promise<number> {
  if (endpoints.length === 0) return 0
  const { endpoint } = pushDevice
  return (
    await db
      .delete(pushDevice)
      .where(inArray(endpoint, [...endpoints]))
      .returning({ endpoint })
  ).length
}

export async function deleteDevicesBefore(db: Db, at: number): Promise<void> {
  await db.delete(pushDevice).where(lt(pushDevice.at, at))
}

/** Statement: deletes all devices of an account. */
export function deleteDevicesOf(db: Db, userId: string) {
  return db.delete(pushDevice).where(eq(pushDevice.userId, userId))
}
