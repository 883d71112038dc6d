import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Our row of a top-up: its amount is credited to its user, whatever the provider reports. */
export const payment = sqliteTable(
  'payment',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    provider: text('provider', { enum: ['stripe', 'test'] }).notNull(),
    /** The provider's own id (Stripe: checkout session). */
    providerId: text('provider_id').unique(),
    /** Moves only upwards: created < pending < failed < succeeded. */
    status: text('status', { enum: ['created', 'pending', 'succeeded', 'failed'] }).notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    index('payment_by_user').on(t.userId, t.createdAt),
    check('payment_amount', sql`amount_cents between 1 and 9007199254740991`),
    check('payment_provider', sql`provider in ('stripe', 'test')`),
    check('payment_status', sql`status in ('created', 'pending', 'succeeded', 'failed')`),
  ],
)

/** Events of payment providers that were applied: a repeat changes nothing. */
export const webhookEvent = sqliteTable(
  'webhook_event',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    at: integer('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] }), index('webhook_event_by_time').on(t.at)],
)

/** The monthly limit of a user; a raised limit waits in `next…` until it takes effect. Null means no limit. */
export const spendingLimit = sqliteTable(
  'spending_limit',
  {
    userId: text('user_id').primaryKey(),
    limitCents: integer('limit_cents'),
    nextCents: integer('next_cents'),
    nextAt: integer('next_at'),
  },
  () => [check('spending_limit_cents', sql`coalesce(limit_cents, 0) >= 0 and coalesce(next_cents, 0) >= 0`)],
)

/** Periods that admins paid to astrologers. */
export const payoutPeriod = sqliteTable(
  'payout_period',
  {
    id: text('id').primaryKey(),
    astrologerId: text('astrologer_id').notNull(),
    paise: integer('paise').notNull(),
    reference: text('reference'),
    at: integer('at').notNull(),
  },
  (t) => [index('payout_period_by_astrologer').on(t.astrologerId, t.at), check('payout_period_paise', sql`paise > 0`)],
)
