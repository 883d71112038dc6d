import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

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
    /** The presence that lists show: a copy of the state of the astrologer's line. */
    status: text('status', { enum: ['online', 'busy', 'offline'] })
      .notNull()
      .default('offline'),
    /** When the line went offline by itself; null once the astrologer has switched it again. */
    wentOfflineAt: integer('went_offline_at'),
    /** When the astrologer last switched online by hand. */
    switchedOnAt: integer('switched_on_at'),
    isApproved: integer('is_approved', { mode: 'boolean' }).notNull().default(false),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
    chatEnabled: integer('chat_enabled', { mode: 'boolean' }).notNull().default(true),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    consultationCount: integer('session_count').notNull().default(0),
  },
  (t) => [index('astrologer_listed').on(t.isApproved, t.isActive)],
)
