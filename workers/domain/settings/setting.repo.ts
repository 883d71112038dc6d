// The settings in D1: few and read often, so all are read together.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { setting } from './setting.table.ts'

export type SettingRow = typeof setting.$inferSelect

/** Statement. */
export function putSetting(db: Db, row: SettingRow) {
  const { value, setAt } = row
  return db.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: { value, setAt } })
}

/** Statement: the same while `condition` holds. */
export function putSettingWhen(db: Db, { key, value, setAt }: SettingRow, condition: SQL) {
  return db
    .insert(setting)
    .select(sql`select ${key}, ${value}, ${setAt} where ${condition}`)
    .onConflictDoUpdate({ target: setting.key, set: { value, setAt } })
}

export async function findSettings(db: Db): Promise<SettingRow[]> {
  return db.select().from(setting).all()
}
