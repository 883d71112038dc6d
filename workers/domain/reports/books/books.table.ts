import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The progress of the hourly ledger check: the last row of each kind that it has read. */
export const booksMark = sqliteTable('books_mark', {
  /** `transfer`, `consultation`, `payment` and `account` by rowid, `audit` by id. */
  name: text('name').primaryKey(),
  upTo: integer('up_to').notNull(),
})

/** Each account's sums, which the hourly check recalculates from the transfers. */
export const booksSum = sqliteTable(
  'books_sum',
  {
    accountId: text('account_id').primaryKey(),
    /** The rowid of the last transfer that these sums include. */
    applied: integer('applied').notNull(),
    drPosted: integer('dr_posted').notNull(),
    crPosted: integer('cr_posted').notNull(),
    drPending: integer('dr_pending').notNull(),
    crPending: integer('cr_pending').notNull(),
  },
  (table) => [index('books_sum_by_applied').on(table.applied)],
)
