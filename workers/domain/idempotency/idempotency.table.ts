import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Answers by the caller's Idempotency-Key (docs/decisions/idempotency.md). `status` is null while the first request is running.
 */
export const idempotencyKey = sqliteTable(
  'idempotency_key',
  {
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    body: text('body'),
    at: integer('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_key_by_time').on(t.at)],
)
