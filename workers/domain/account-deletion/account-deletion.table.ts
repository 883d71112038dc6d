import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LANGUAGES } from '#workers/contract/text/language.ts'

/** Steps after an account is closed; each is idempotent. */
export const DELETION_STEPS = ['note', 'lines', 'posts', 'files', 'photo', 'export', 'sockets', 'mail'] as const
export type DeletionStep = (typeof DELETION_STEPS)[number]

/**
 * An account that is being closed. While its row exists, triggers refuse new top-ups, consultations and payouts. The last step
 * deletes the row with the address and photo, which the account no longer contains.
 */
export const accountDeletion = sqliteTable('account_closing', {
  accountId: text('account_id').primaryKey(),
  role: text('role', { enum: ['user', 'astrologer', 'admin'] }).notNull(),
  email: text('email').notNull(),
  photo: text('photo'),
  /** Of the last mail. */
  language: text('language', { enum: LANGUAGES }).notNull().default('en'),
  startedAt: integer('started_at').notNull(),
  /** When the account was closed; null while its money and live consultation are settled. */
  closedAt: integer('closed_at'),
  /** When the steps were last attempted; null before the account is closed. */
  triedAt: integer('tried_at'),
  stepsLeft: text('steps_left', { mode: 'json' }).$type<DeletionStep[]>().notNull(),
  /** Files are removed up to this consultation. */
  filesUpTo: text('files_up_to').notNull().default(''),
})
