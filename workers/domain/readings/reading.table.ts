import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DayToRemember } from '#workers/contract/consultations/readings.ts'

/** Reading of a consultation, for the client. After a deletion the row contains only that mark. */
export const reading = sqliteTable(
  'reading',
  {
    consultationId: text('session_id').primaryKey(),
    userId: text('user_id').notNull(),
    astrologerId: text('astrologer_id').notNull(),
    /** The client's own copy, because the astrologer's copy is deleted a day after the consultation. */
    birth: text('birth', { mode: 'json' }).$type<AttachedBirth>(),
    note: text('note').notNull().default(''),
    remedies: text('remedies').notNull().default(''),
    dates: text('dates', { mode: 'json' }).$type<DayToRemember[]>().notNull().default([]),
    /** When the astrologer last wrote it. */
    writtenAt: integer('written_at'),
    updatedAt: integer('updated_at'),
    deletedAt: integer('deleted_at'),
  },
  (t) => [
    index('reading_by_user').on(t.userId).where(sql`deleted_at is null`),
    check(
      'reading_deleted',
      sql`deleted_at is null or (birth is null and note = '' and remedies = '' and dates = '[]')`,
    ),
    check('reading_written', sql`(written_at is null) = (updated_at is null)`),
  ],
)
