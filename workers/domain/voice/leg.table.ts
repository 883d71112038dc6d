import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Legs at the telephone provider: which consultation each belongs to, for its reports and for the nightly comparison. */
export const voiceLeg = sqliteTable(
  'voice_leg',
  {
    id: text('id').primaryKey(),
    consultationId: text('session_id').notNull(),
    side: text('side', { enum: ['user', 'astrologer'] }).notNull(),
    device: text('device', { enum: ['web', 'phone'] }).notNull(),
    at: integer('at').notNull(),
  },
  (t) => [index('voice_leg_by_session').on(t.consultationId), index('voice_leg_at').on(t.at)],
)
