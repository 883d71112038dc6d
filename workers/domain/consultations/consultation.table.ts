import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { CHARGED_BECAUSE } from '#workers/contract/consultations/consultation-states.ts'
import { FREE_GIVERS } from '#workers/contract/consultations/free-minutes.ts'

/** One row per consultation. Price and payout are frozen at the request; the figures of the bill are written at the end. */
export const consultation = sqliteTable(
  'consultation',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    astrologerId: text('astrologer_id').notNull(),
    kind: text('kind', { enum: ['chat', 'web-call', 'phone-call'] }).notNull(),
    state: text('state').notNull(),
    endReason: text('end_reason'),
    endedBy: text('ended_by'),
    priceCents: integer('price_cents').notNull(),
    payoutPaisePerMin: integer('payout_paise_per_min').notNull(),
    budgetCents: integer('budget_cents'),
    /** The free minutes of the request, and their giver; frozen like the price. */
    freeSecondsOffered: integer('free_seconds_offered').notNull().default(0),
    freeBy: text('free_by', { enum: FREE_GIVERS }),
    requestedAt: integer('requested_at').notNull(),
    acceptedAt: integer('accepted_at'),
    startedAt: integer('started_at'),
    endedAt: integer('ended_at'),
    billableSeconds: integer('billable_seconds').notNull().default(0),
    chargeCents: integer('charge_cents').notNull().default(0),
    payoutPaise: integer('payout_paise').notNull().default(0),
    /** The used free seconds, and the platform's pay to the astrologer for them. */
    freeSeconds: integer('free_seconds').notNull().default(0),
    promotionPaise: integer('promotion_paise').notNull().default(0),
    /** When the client consented to pay after the free minutes. */
    wentOnAt: integer('went_on_at'),
    /** The reason why a short lost consultation is charged nevertheless (charge-reason.ts). */
    chargedBecause: text('charged_because', { enum: CHARGED_BECAUSE }),
    /** The side whose page reported no reception until the end of a lost call, while the other page received its audio. */
    deniedBy: text('denied_by', { enum: ['user', 'astrologer'] }),
    /** The facts of the bill (stored-facts.ts), from which the bill can be recomputed. */
    facts: text('facts'),
    /** The newest message for lists, and its time. The room writes them, and the counts below, with checkpoints and the end. */
    lastMessage: text('last_message'),
    /** Also null in rows that ended before this column existed, because D1 has no time of their last message. */
    lastMessageAt: integer('last_message_at'),
    messageCount: integer('message_count').notNull().default(0),
    fileCount: integer('file_count').notNull().default(0),
    /** Messages of the other side that were unread at the end; zero once this side reads the transcript. */
    unreadUser: integer('unread_user').notNull().default(0),
    unreadAstrologer: integer('unread_astrologer').notNull().default(0),
    /** The transcript in R2 (transcript.ts); null until it is stored, and without messages. */
    transcriptKey: text('transcript_key'),
    /** When retention deleted the transcript; the key is cleared after the objects in R2. */
    transcriptDeletedAt: integer('transcript_deleted_at'),
    /** When a cron job failed on the conversation or its files; it is retried a day later. */
    retentionFailedAt: integer('retention_failed_at'),
    /** When the room's next deadline is due; cron pokes overdue rooms. */
    nextDueAt: integer('next_due_at'),
  },
  (t) => [
    uniqueIndex('one_live_per_astrologer').on(t.astrologerId).where(sql`state <> 'ended'`),
    uniqueIndex('one_live_call_per_user').on(t.userId).where(sql`state <> 'ended' and kind <> 'chat'`),
    index('consultation_by_user').on(t.userId, t.requestedAt),
    index('consultation_by_astrologer').on(t.astrologerId, t.requestedAt),
    /** For the admins' lists, newest first. */
    index('consultation_calls').on(t.requestedAt).where(sql`kind <> 'chat'`),
    index('consultation_chats').on(t.requestedAt).where(sql`kind = 'chat'`),
    index('consultation_with_files').on(t.requestedAt).where(sql`file_count > 0`),
    /** For cron, which deletes conversations past their retention. */
    index('consultation_kept').on(t.transcriptDeletedAt, t.endedAt).where(sql`transcript_key is not null`),
    /**
     * Also for cron. Such rows are few, but after a restore of the database they may have a transcript in R2 that no row names.
     */
    index('consultation_unnamed')
      .on(t.endedAt)
      .where(sql`transcript_key is null and transcript_deleted_at is null and message_count > 0`),
    /** For the admins' figures of a period. */
    index('consultation_ended').on(t.endedAt).where(sql`ended_at is not null`),
    index('consultation_due').on(t.nextDueAt).where(sql`state <> 'ended'`),
    index('consultation_lost').on(t.userId, t.endedAt).where(sql`end_reason = 'connection_lost'`),
    index('consultation_unread').on(t.astrologerId).where(sql`unread_astrologer > 0`),
    index('unanswered_ring').on(t.userId).where(sql`state in ('requested', 'ringing')`),
    check('consultation_charged_because', sql`charged_because in ('contradiction', 'too_often')`),
    check('consultation_kind', sql`kind in ('chat', 'web-call', 'phone-call')`),
    check(
      'consultation_state',
      sql`state in ('requested', 'ringing', 'connecting', 'active', 'paused', 'ending', 'ended')`,
    ),
    check('consultation_ended_by', sql`ended_by in ('user', 'astrologer', 'system', 'admin')`),
    check(
      'consultation_figures',
      sql`price_cents >= 0 and payout_paise_per_min >= 0 and billable_seconds >= 0 and charge_cents >= 0 and payout_paise >= 0`,
    ),
    check('consultation_budget', sql`budget_cents > 0`),
    // The figures, the reason and the facts are written with the end, and only then.
    check(
      'consultation_live',
      sql`state = 'ended' or (billable_seconds = 0 and charge_cents = 0 and payout_paise = 0)`,
    ),
    check(
      'consultation_end',
      sql`state <> 'ended' or (ended_at is not null and end_reason is not null and facts is not null)`,
    ),
    check('consultation_start', sql`started_at is not null or (charge_cents = 0 and payout_paise = 0)`),
  ],
)

/** The timeline of the receipt. */
export const consultationEvent = sqliteTable(
  'consultation_event',
  {
    consultationId: text('session_id').notNull(),
    seq: integer('seq').notNull(),
    at: integer('at').notNull(),
    what: text('what').notNull(),
    side: text('side'),
  },
  (t) => [primaryKey({ columns: [t.consultationId, t.seq] })],
)

export const review = sqliteTable(
  'review',
  {
    consultationId: text('session_id').primaryKey(),
    userId: text('user_id').notNull(),
    astrologerId: text('astrologer_id').notNull(),
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    at: integer('at').notNull(),
    /** The astrologer's only answer. */
    reply: text('reply'),
    repliedAt: integer('replied_at'),
    /** An admin removed the review: it is neither counted nor shown. */
    removedAt: integer('removed_at'),
    removedBecause: text('removed_because'),
  },
  (t) => [index('review_by_astrologer').on(t.astrologerId, t.at), index('review_by_time').on(t.at)],
)
