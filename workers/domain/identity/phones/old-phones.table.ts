import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** One row: how far cron has looked through numbers from before they had one form, and what it met. */
export const oldPhones = sqliteTable('old_phones', {
  id: text('id').primaryKey(),
  /** The accounts up to this id were looked at. */
  lastId: text('last_id').notNull().default(''),
  seen: integer('seen').notNull().default(0),
  rewritten: integer('rewritten').notNull().default(0),
  /** Accounts whose verified number another account had verified first. */
  shared: integer('shared').notNull().default(0),
  /** Verified numbers that are none by the rules of their country. */
  invalid: integer('invalid').notNull().default(0),
  /** Numbers without a verification that are none by the rules of their country: they stay as they are. */
  unverifiedInvalid: integer('unverified_invalid').notNull().default(0),
  doneAt: integer('done_at'),
})
