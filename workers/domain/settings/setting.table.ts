import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const setting = sqliteTable('setting', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  setAt: integer('set_at').notNull(),
})
