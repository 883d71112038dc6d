import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A browser that gets push messages while no page is open. It belongs to a login, and is deleted with it. */
export const pushDevice = sqliteTable(
  'push_device',
  {
    endpoint: text('endpoint').primaryKey(),
    userId: text('user_id').notNull(),
    loginId: text('session_id').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    at: integer('at').notNull(),
  },
  (t) => [
    index('push_device_by_user').on(t.userId),
    index('push_device_by_session').on(t.loginId),
    index('push_device_by_time').on(t.at),
  ],
)
