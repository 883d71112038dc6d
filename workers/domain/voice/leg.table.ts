import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Legs at the telephone provider with their consultations, for reports and the nightly comparison. */
export const voiceLeg = sqliteTable(
  'voice_leg',
  {
    id: text('id').primaryKey(),
    consultationId: text('session_id').notNull(),
    side: text('side', { enum: ['user', 'astrologer'] }).notNull(),
    device: text('device', { enum: ['web', 'phone'] }).notNull(),
    /** The country of a phone (ISO); null for pages, and for numbers of no country. */
    country: text('country'),
    at: integer('at').notNull(),
    /** Its duration from its answer; null while it runs, 0 when it was never answered. */
    seconds: integer('seconds'),
  },
  (t) => [index('voice_leg_by_session').on(t.consultationId), index('voice_leg_at').on(t.at)],
)
