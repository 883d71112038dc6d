import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The acts of admins, appended only (triggers refuse change and deletion); ids have no gap. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: integer('at').notNull(),
    actorId: text('actor_id').notNull(),
    action: text('action').notNull(),
    object: text('object').notNull(),
    detail: text('detail'),
  },
  // SQLite adds the id (rowid) to each: newest first without a sort.
  (t) => [
    index('audit_by_object').on(t.object),
    index('audit_by_actor').on(t.actorId),
    index('audit_by_action').on(t.action),
  ],
)
