import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** Our row of a top-up. Its own amount is credited to its user, whatever the provider reports. */
export const payment = sqliteTable(
  'payment',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    provider: text('provider', { enum: ['stripe', 'test'] }).notNull(),
    /** The provider's own id (Stripe: checkout session). */
    providerId: text('provider_id').unique(),
    /** The provider's id of the payment itself, which disputes and refunds refer to (Stripe: payment intent). */
    intent: text('intent'),
    /** Only moves forward: created < pending < failed < succeeded. */
    status: text('status', { enum: ['created', 'pending', 'succeeded', 'failed'] }).notNull(),
    /** Money that open reversals still need from the wallet; below zero: money still to be returned. */
    owedCents: integer('owed_cents').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    index('payment_by_user').on(t.userId, t.createdAt),
    index('payment_by_intent').on(t.intent),
    index('payment_owed').on(t.userId).where(sql`owed_cents <> 0`),
    check('payment_amount', sql`amount_cents between 1 and 9007199254740991`),
    check('payment_provider', sql`provider in ('stripe', 'test')`),
    check('payment_status', sql`status in ('created', 'pending', 'succeeded', 'failed')`),
  ],
)

/**
 * A provider's reversal of a payment: a dispute or a refund. Each fact is set once, in any order (docs/decisions/disputes.md).
 */
export const paymentReversal = sqliteTable(
  'payment_reversal',
  {
    /** The provider's id: of the dispute, of the refunded charge, or of a single refund that we did not make. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['dispute', 'refund'] }).notNull(),
    intent: text('intent').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** True for one refund with its own id. Otherwise a refund is the total of its charge, which includes ours. */
    single: integer('single', { mode: 'boolean' }).notNull().default(false),
    opened: integer('opened', { mode: 'boolean' }).notNull().default(false),
    /** The provider has debited the money from us. */
    withdrawn: integer('withdrawn', { mode: 'boolean' }).notNull().default(false),
    /** The dispute was decided in our favour: nothing is withheld, unless it was reopened later. */
    returned: integer('returned', { mode: 'boolean' }).notNull().default(false),
    /** The provider's times of its last opening or debit, and of its last return: the later one is valid. */
    takenAt: integer('taken_at').notNull().default(0),
    returnedAt: integer('returned_at').notNull().default(0),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    index('payment_reversal_by_intent').on(t.intent),
    check('payment_reversal_kind', sql`kind in ('dispute', 'refund')`),
    check('payment_reversal_amount', sql`amount_cents between 1 and 9007199254740991`),
  ],
)

/** Wallet money that an admin pays back to the payment it came from. The transfer is written before the provider is called. */
export const payBack = sqliteTable(
  'pay_back',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id').notNull(),
    userId: text('user_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /**
     * `refused`: the provider never accepted it; `failed`: it accepted but could not deliver it. Both are back in the wallet.
     */
    state: text('state', { enum: ['begun', 'done', 'refused', 'failed'] }).notNull(),
    /** The provider's id of the refund. */
    providerId: text('provider_id'),
    actorId: text('actor_id').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    index('pay_back_by_payment').on(t.paymentId),
    index('pay_back_begun').on(t.updatedAt).where(sql`state = 'begun'`),
    check('pay_back_amount', sql`amount_cents between 1 and 9007199254740991`),
    check('pay_back_state', sql`state in ('begun', 'done', 'refused', 'failed')`),
  ],
)

/** Applied events of payment providers, so that a repeat changes nothing. */
export const webhookEvent = sqliteTable(
  'webhook_event',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    at: integer('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] }), index('webhook_event_by_time').on(t.at)],
)

/** The monthly limit of a user. A raised limit is in `next…` until it takes effect. Null means no limit. */
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

/** Periods that admins paid to astrologers: the due until `toAt`, once per period unless it was reversed. */
export const payoutPeriod = sqliteTable(
  'payout_period',
  {
    id: text('id').primaryKey(),
    astrologerId: text('astrologer_id').notNull(),
    paise: integer('paise').notNull(),
    reference: text('reference'),
    /** When the bank paid it. */
    at: integer('at').notNull(),
    /** The period from the end of the previous one until before `toAt` (ms UTC). */
    fromAt: integer('from_at').notNull().default(0),
    toAt: integer('to_at').notNull().default(0),
    reversedAt: integer('reversed_at'),
    reversedBecause: text('reversed_because'),
  },
  (t) => [
    index('payout_period_by_astrologer').on(t.astrologerId, t.at),
    index('payout_period_by_time').on(t.at),
    uniqueIndex('payout_period_once').on(t.astrologerId, t.toAt).where(sql`reversed_at is null and to_at > 0`),
    check('payout_period_paise', sql`paise > 0`),
  ],
)

/** Shares of refunds made after their earnings were paid out: deducted from the next payout. */
export const payoutReceivable = sqliteTable(
  'payout_receivable',
  {
    /** The id of the refund. */
    id: text('id').primaryKey(),
    astrologerId: text('astrologer_id').notNull(),
    consultationId: text('session_id').notNull(),
    paise: integer('paise').notNull(),
    at: integer('at').notNull(),
    /** When a payout deducted it. */
    takenAt: integer('taken_at'),
  },
  (t) => [
    index('payout_receivable_open').on(t.astrologerId).where(sql`taken_at is null`),
    check('payout_receivable_paise', sql`paise > 0`),
  ],
)
