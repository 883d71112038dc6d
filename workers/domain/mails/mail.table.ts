import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { MAIL_CAUSES, MAIL_FAILURES, MAIL_KINDS } from '#workers/contract/accounts/mails.ts'

/** Addresses that get only requested mails and those about security. The next delivered mail deletes the row. */
export const mailMark = sqliteTable('mail_mark', {
  email: text('email').primaryKey(),
  cause: text('cause', { enum: MAIL_CAUSES }).notNull(),
  markedAt: integer('marked_at').notNull(),
})

/** Reports of failed mails, and complaints, by the report's id. Retained for 30 days. */
export const mailFailure = sqliteTable(
  'mail_failure',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    cause: text('cause', { enum: MAIL_FAILURES }).notNull(),
    at: integer('at').notNull(),
    /** A later mail was delivered, so this failure no longer counts towards a mark. */
    settled: integer('settled', { mode: 'boolean' }).notNull().default(false),
  },
  (t) => [index('mail_failure_by_email').on(t.email, t.at), index('mail_failure_by_time').on(t.at)],
)

/** Kinds of mails that an address no longer gets, by its owner's choice or complaint. */
export const mailEnded = sqliteTable(
  'mail_ended',
  {
    email: text('email').notNull(),
    kind: text('kind', { enum: MAIL_KINDS }).notNull(),
    at: integer('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.email, t.kind] })],
)

/** The kind of each sent mail by the mail service's id, because a complaint contains only that id. Retained for 30 days. */
export const mailSent = sqliteTable(
  'mail_sent',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: [...MAIL_KINDS, 'newsletter'] }).notNull(),
    at: integer('at').notNull(),
  },
  (t) => [index('mail_sent_by_time').on(t.at)],
)
