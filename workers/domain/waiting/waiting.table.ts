import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { KINDS } from '#workers/contract/consultations/consultation-states.ts'

/** Places in lines of waiting clients: a copy of what the astrologers' lines (Durable Objects) hold, to find a user's places by. */
export const waitingPlace = sqliteTable(
  'waiting_place',
  {
    astrologerId: text('astrologer_id').notNull(),
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: KINDS }).notNull(),
    joinedAt: integer('joined_at').notNull(),
    /** When this client's turn ends; null before it began. */
    turnEndsAt: integer('turn_ends_at'),
  },
  (t) => [primaryKey({ columns: [t.astrologerId, t.userId] }), index('waiting_place_user').on(t.userId)],
)
