import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** An address that requested the newsletter. It is active once its owner has confirmed it; unsubscribing deletes the row. */
export const newsletterAddress = sqliteTable('newsletter_address', {
  /** A new id after each unsubscribing, so that old links are invalid. */
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  askedAt: integer('asked_at').notNull(),
  confirmedAt: integer('confirmed_at'),
})
