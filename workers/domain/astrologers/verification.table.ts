import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { VERIFICATIONS } from '#workers/contract/admin/verifications.ts'

/** Checks of astrologers by admins. A removed check has no row; the audit log contains its history. */
export const verification = sqliteTable(
  'verification',
  {
    astrologerId: text('astrologer_id').notNull(),
    what: text('what', { enum: VERIFICATIONS }).notNull(),
    /** The day of the check (yyyy-mm-dd) in the platform's time zone. */
    checkedOn: text('checked_on').notNull(),
    markedBy: text('marked_by').notNull(),
    markedAt: integer('marked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.astrologerId, t.what] }),
    check('verification_what', sql`what in ('identity', 'training', 'trial_session')`),
    check('verification_day', sql`checked_on glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'`),
  ],
)
