import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { KINDS } from '#workers/contract/consultations/consultation-states.ts'

/** Places in waiting queues: a copy of the state of the astrologers' lines (Durable Objects), to find a user's places. */
export const waitingPlace = sqliteTable(
  'waiting_place',
  {
    astrologerId: text('astrologer_id').notNull(),
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: KINDS }).notNull(),
    joinedAt: integer('joined_at').notNull(),
    /** When this client's turn ends; null before its beginning. */
    turnEndsAt: integer('turn_ends_at'),
  },
  (t) => [primaryKey({ columns: [t.astrologerId, t.userId] }), index('waiting_place_user').on(t.userId)],
)
