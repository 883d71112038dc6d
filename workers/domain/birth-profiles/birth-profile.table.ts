import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A birth that someone keeps for the tools: one's own, or one of the family. */
export const birthProfile = sqliteTable(
  'birth_profile',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    relation: text('relation').notNull(),
    name: text('name').notNull(),
    gender: text('gender'),
    /** YYYY-MM-DD and hh:mm:ss by the clocks of the place; no time: unknown. */
    date: text('date').notNull(),
    time: text('time'),
    uncertaintyMinutes: integer('uncertainty_minutes').notNull(),
    /** Chosen reading of a clock time that came twice. */
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

/** The birth as it was when a consultation was asked for: later edits don't reach it, a deletion does. */
export const consultationBirth = sqliteTable(
  'consultation_birth',
  {
    consultationId: text('session_id').primaryKey(),
    profileId: text('profile_id').notNull(),
    /** The profile on the wire (JSON). */
    birth: text('birth').notNull(),
    /** The other birth of a match, alike. */
    secondProfileId: text('second_profile_id'),
    second: text('second'),
  },
  (t) => [
    index('consultation_birth_by_profile').on(t.profileId),
    index('consultation_birth_by_second').on(t.secondProfileId).where(sql`second_profile_id is not null`),
  ],
)
