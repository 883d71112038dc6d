import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** An address that asked for the newsletter. It gets it once its owner has confirmed; leaving deletes the row. */
export const newsletterAddress = sqliteTable('newsletter_address', {
  /** Another one after each leaving, so that old links are worth nothing. */
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  askedAt: integer('asked_at').notNull(),
  confirmedAt: integer('confirmed_at'),
})
