import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

const sides = ['user', 'astrologer'] as const

/** The only rating of a call's audio by each side. */
export const callFeedback = sqliteTable(
  'call_feedback',
  {
    consultationId: text('session_id').notNull(),
    side: text('side', { enum: sides }).notNull(),
    score: integer('score').notNull(),
    issue: text('issue'),
    at: integer('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.consultationId, t.side] })],
)

/** Ten seconds of a call's audio, measured by one page: averages and active warnings. Retained for 30 days. */
export const callMetric = sqliteTable(
  'call_metric',
  {
    consultationId: text('session_id').notNull(),
    side: text('side', { enum: sides }).notNull(),
    at: integer('at').notNull(),
    samples: integer('samples').notNull(),
    score: real('score'),
    roundTripMs: integer('round_trip_ms'),
    jitterMs: integer('jitter_ms').notNull(),
    lossPercent: real('loss_percent').notNull(),
    warnings: text('warnings').notNull(),
  },
  (t) => [index('call_metric_by_session').on(t.consultationId), index('call_metric_at').on(t.at)],
)
