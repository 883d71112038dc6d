import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { MAIL_CAUSES, MAIL_FAILURES, MAIL_KINDS } from '#workers/contract/accounts/mails.ts'

/** Addresses to which no mails are sent but those that are asked for, or about safety. The next delivered mail deletes the row. */
export const mailMark = sqliteTable('mail_mark', {
  email: text('email').primaryKey(),
  cause: text('cause', { enum: MAIL_CAUSES }).notNull(),
  markedAt: integer('marked_at').notNull(),
})

/** Reports of mails that did not arrive, and of complaints, under the id of the report. Kept for 30 days. */
export const mailFailure = sqliteTable(
  'mail_failure',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    cause: text('cause', { enum: MAIL_FAILURES }).notNull(),
    at: integer('at').notNull(),
    /** A mail was delivered since: it counts no more towards a mark. */
    settled: integer('settled', { mode: 'boolean' }).notNull().default(false),
  },
  (t) => [index('mail_failure_by_email').on(t.email, t.at), index('mail_failure_by_time').on(t.at)],
)

/** Kinds of mails that an address gets no more, by its owner's choice or complaint. */
export const mailEnded = sqliteTable(
  'mail_ended',
  {
    email: text('email').notNull(),
    kind: text('kind', { enum: MAIL_KINDS }).notNull(),
    at: integer('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.email, t.kind] })],
)

/** The kind of each mail of a kind, by the id that the mail service gave it: a complaint names the id only. Kept for 30 days. */
export const mailSent = sqliteTable(
  'mail_sent',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: [...MAIL_KINDS, 'newsletter'] }).notNull(),
    at: integer('at').notNull(),
  },
  (t) => [index('mail_sent_by_time').on(t.at)],
)
