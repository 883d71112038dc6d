import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'

/**
 * One row. Triggers (migrations) increment it with every change of public data: posts, settings, names, photos and approvals of
 * astrologers. It is part of the key of cached pages.
 */
export const contentVersion = sqliteTable('content_version', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
})
