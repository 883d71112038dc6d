import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { OFFLINE_REASONS } from '#workers/contract/astrologers/astrologers.ts'

const LISTED = sql`listed_name is not null`
/** Tenths of a star, rounded; 0 before the first review. */
export const RATING =
  '(case when rating_count = 0 then 0 else (rating_sum * 20 + rating_count) / (2 * rating_count) end)'

/** The practice of an astrologer; name, e-mail, phone and photo are on the account of the same id. */
export const astrologer = sqliteTable(
  'astrologer',
  {
    id: text('id').primaryKey(),
    experienceYears: integer('experience_years').notNull(),
    specializations: text('specializations', { mode: 'json' }).$type<string[]>().notNull(),
    languages: text('languages', { mode: 'json' }).$type<string[]>().notNull(),
    bio: text('bio').notNull(),
    priceCallCents: integer('price_call_cents').notNull(),
    priceChatCents: integer('price_chat_cents').notNull(),
    payoutCallPaise: integer('payout_call_paise').notNull(),
    payoutChatPaise: integer('payout_chat_paise').notNull(),
    /** Free minutes for each new client; 0 for none. */
    freeMinutes: integer('free_minutes').notNull().default(0),
    /** The presence in lists: a copy of the state of the astrologer's line. */
    status: text('status', { enum: ['online', 'busy', 'offline'] })
      .notNull()
      .default('offline'),
    /** When the server took the astrologer offline; null once the astrologer has toggled availability. */
    wentOfflineAt: integer('went_offline_at'),
    wentOfflineBecause: text('went_offline_because', { enum: OFFLINE_REASONS }),
    /** The announced return of the astrologer; null without one. */
    backAt: integer('back_at'),
    /** When the astrologer last switched online by hand. */
    switchedOnAt: integer('switched_on_at'),
    isApproved: integer('is_approved', { mode: 'boolean' }).notNull().default(false),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
    /** Set by an admin: without it the astrologer has no chats. */
    chatEnabled: integer('chat_enabled', { mode: 'boolean' }).notNull().default(true),
    // The kinds that the astrologer currently accepts.
    takesChats: integer('takes_chats', { mode: 'boolean' }).notNull().default(true),
    takesWebCalls: integer('takes_web_calls', { mode: 'boolean' }).notNull().default(true),
    takesPhoneCalls: integer('takes_phone_calls', { mode: 'boolean' }).notNull().default(true),
    /** True when the weekly hours switch the astrologer online and offline. */
    followsHours: integer('follows_hours', { mode: 'boolean' }).notNull().default(false),
    /** The processed stretch of hours: switched on for it, or toggled by hand within it (switch-by-hours.ts). */
    hoursDone: text('hours_done'),
    /** The stretch of hours for which the astrologer is online; null when toggled by hand. */
    onlineForHours: text('online_for_hours'),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    consultationCount: integer('session_count').notNull().default(0),
    // Triggers copy these from the account, its logins and its spans, because the admins' list sorts and counts by them.
    /** Name of the account while it is open. */
    listedName: text('listed_name'),
    registeredAt: integer('registered_at').notNull().default(0),
    /** The newest of login, use of a login and end of a span. */
    seenAt: integer('seen_at').notNull().default(0),
  },
  (t) => [
    index('astrologer_listed').on(t.isApproved, t.isActive),
    // The three filters of the admins' list, then one of its sort orders.
    index('astrologer_by_name')
      .on(t.isApproved, t.chatEnabled, t.status, sql`listed_name collate nocase`, t.id)
      .where(LISTED),
    index('astrologer_by_experience').on(t.isApproved, t.chatEnabled, t.status, t.experienceYears, t.id).where(LISTED),
    index('astrologer_by_rating').on(t.isApproved, t.chatEnabled, t.status, sql.raw(RATING), t.id).where(LISTED),
    index('astrologer_by_registration').on(t.isApproved, t.chatEnabled, t.status, t.registeredAt, t.id).where(LISTED),
    index('astrologer_seen').on(t.isApproved, t.status, t.seenAt).where(LISTED),
  ],
)

/** The weekly hours in the zone of the account: minutes of a day, 0 is Sunday. The time between two stretches is a break. */
export const weeklyHours = sqliteTable(
  'weekly_hours',
  {
    astrologerId: text('astrologer_id').notNull(),
    weekday: integer('weekday').notNull(),
    fromMinute: integer('from_minute').notNull(),
    toMinute: integer('to_minute').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.astrologerId, t.weekday, t.fromMinute] }),
    check(
      'weekly_hours_stretch',
      sql`weekday between 0 and 6 and 0 <= from_minute and from_minute < to_minute and to_minute <= 1440`,
    ),
  ],
)

/** When an astrologer was online or busy; `toAt` is null for the current span. */
export const onlineSpan = sqliteTable(
  'online_span',
  {
    astrologerId: text('astrologer_id').notNull(),
    fromAt: integer('from_at').notNull(),
    toAt: integer('to_at'),
  },
  (t) => [
    primaryKey({ columns: [t.astrologerId, t.fromAt] }),
    uniqueIndex('one_open_span').on(t.astrologerId).where(sql`to_at is null`),
    index('online_span_by_end').on(t.toAt).where(sql`to_at is not null`),
    check('online_span_order', sql`to_at >= from_at`),
  ],
)
