import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The acts of admins, append-only (triggers refuse changes and deletions); ids have no gaps. */
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
  // SQLite appends the id (rowid) to each index: newest first without a sort.
  (t) => [
    index('audit_by_object').on(t.object),
    index('audit_by_actor').on(t.actorId),
    index('audit_by_action').on(t.action),
  ],
)
