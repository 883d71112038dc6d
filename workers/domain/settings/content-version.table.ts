import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'

/**
 * One row. Triggers (migrations) raise it with every change of what public pages show: posts, settings, names and photos of
 * astrologers and their approval. Cached pages carry it in their key.
 */
export const contentVersion = sqliteTable('content_version', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
})
