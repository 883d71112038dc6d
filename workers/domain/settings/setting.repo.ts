// The settings in D1: few and read often, so all are read together.
import type { Db } from '#workers/db/client.ts'
import { setting } from './setting.table.ts'

export type SettingRow = typeof setting.$inferSelect

export async function findSettings(db: Db): Promise<SettingRow[]> {
  return db.select().from(setting).all()
}
