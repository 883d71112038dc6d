import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** One row: the progress of the cron job that canonicalises old phone numbers, and its counts. */
export const oldPhones = sqliteTable('old_phones', {
  id: text('id').primaryKey(),
  /** Accounts up to this id are processed. */
  lastId: text('last_id').notNull().default(''),
  seen: integer('seen').notNull().default(0),
  rewritten: integer('rewritten').notNull().default(0),
  /** Accounts whose verified number another account had verified first. */
  shared: integer('shared').notNull().default(0),
  /** Verified numbers that are invalid by the rules of their country. */
  invalid: integer('invalid').notNull().default(0),
  /** Unverified numbers that are invalid by the rules of their country: they remain unchanged. */
  unverifiedInvalid: integer('unverified_invalid').notNull().default(0),
  doneAt: integer('done_at'),
})
