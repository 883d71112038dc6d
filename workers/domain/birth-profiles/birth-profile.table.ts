import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A saved birth for the tools: the user's own, or one of the family. */
export const birthProfile = sqliteTable(
  'birth_profile',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    relation: text('relation').notNull(),
    name: text('name').notNull(),
    gender: text('gender'),
    /** YYYY-MM-DD and hh:mm:ss in the place's local time; null time: unknown. */
    date: text('date').notNull(),
    time: text('time'),
    uncertaintyMinutes: integer('uncertainty_minutes').notNull(),
    /** The chosen instant of a local time that occurred twice. */
    clockReading: text('clock_reading', { enum: ['earlier', 'later'] }),
    placeName: text('place_name').notNull(),
    lat: real('lat').notNull(),
    lon: real('lon').notNull(),
    tz: text('tz').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [index('birth_profile_by_user').on(t.userId, t.createdAt)],
)

/** The birth at the time of the consultation's request: later edits do not change it, but a deletion does. */
export const consultationBirth = sqliteTable(
  'consultation_birth',
  {
    consultationId: text('session_id').primaryKey(),
    profileId: text('profile_id').notNull(),
    /** The profile on the wire (JSON). */
    birth: text('birth').notNull(),
    /** The other birth of a match, likewise. */
    secondProfileId: text('second_profile_id'),
    second: text('second'),
  },
  (t) => [
    index('consultation_birth_by_profile').on(t.profileId),
    index('consultation_birth_by_second').on(t.secondProfileId).where(sql`second_profile_id is not null`),
  ],
)
