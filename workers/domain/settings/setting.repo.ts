// The settings in D1: few and read often, so all are read together.
import { and, eq, notExists, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { setting } from './setting.table.ts'

export type SettingRow = typeof setting.$inferSelect

export function putSetting(db: Db, row: SettingRow) {
  const { value, setAt } = row
  return db.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: { value, setAt } })
}

/** Statement: stores the setting if `condition` holds. */
export function putSettingWhen(db: Db, { key, value, setAt }: SettingRow, condition: SQL) {
  return db
    .insert(setting)
    .select(sql`select ${key}, ${value}, ${setAt} where ${condition}`)
    .onConflictDoUpdate({ target: setting.key, set: { value, setAt } })
}

/** The condition that a setting has another value, or none. */
export function isOtherSetting(db: Db, { key, value }: Omit<SettingRow, 'setAt'>): SQL {
  return notExists(
    db
      .select({ key: setting.key })
      .from(setting)
      .where(and(eq(setting.key, key), eq(setting.value, value))),
  )
}

export async function findSettings(db: Db): Promise<SettingRow[]> {
  return db.select().from(setting).all()
}
