import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What admins did, appended only (triggers refuse change and deletion); ids have no gap. */
export const auditLog = sqliteTable('audit_log', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  at: integer('at').notNull(),
  actorId: text('actor_id').notNull(),
  action: text('action').notNull(),
  object: text('object').notNull(),
  detail: text('detail'),
})
