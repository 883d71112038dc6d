import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ClientErrorKind } from '#workers/contract/admin/client-errors.ts'

/**
 * A cause of errors in browsers. Its id is derived from kind, message and file; the other fields are those of the last report.
 */
export const clientError = sqliteTable(
  'client_error',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<ClientErrorKind>().notNull(),
    message: text('message').notNull(),
    frame: text('frame').notNull(),
    stack: text('stack').notNull(),
    page: text('page').notNull(),
    build: text('build').notNull(),
    browser: text('browser').notNull(),
    count: integer('count').notNull(),
    firstAt: integer('first_at').notNull(),
    lastAt: integer('last_at').notNull(),
    seenAt: integer('seen_at'),
    /** One of 256 values for the network of the first report, which does not identify it. */
    networkMark: integer('network_mark'),
    /** Several networks reported it. */
    widespread: integer('widespread', { mode: 'boolean' }).notNull().default(false),
  },
  (t) => [index('client_error_by_last').on(t.lastAt)],
)
