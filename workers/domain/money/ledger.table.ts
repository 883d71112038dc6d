import { integer, sqliteTable, sqliteView, text } from 'drizzle-orm/sqlite-core'

// The DDL is in migrations/0001_ledger.sql, because drizzle-kit cannot write the checks and triggers that are the rules of the
// ledger. drizzle.config.ts therefore excludes this file.

/** The wallet account of a user (USD). */
export function walletOf(userId: string): string {
  return `u:${userId}`
}

/** The payable account of an astrologer (INR): what the platform owes. */
export function payableOf(astrologerId: string): string {
  return `a:${astrologerId}`
}

/** Accounts with their sums, which triggers maintain. */
export const account = sqliteTable('account', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  ccy: text('ccy', { enum: ['USD', 'INR'] }).notNull(),
  mayNeg: integer('may_neg', { mode: 'boolean' }).notNull().default(false),
  drPosted: integer('dr_posted').notNull().default(0),
  crPosted: integer('cr_posted').notNull().default(0),
  drPending: integer('dr_pending').notNull().default(0),
  crPending: integer('cr_pending').notNull().default(0),
})

/** Movements between two accounts: append-only. */
export const transfer = sqliteTable('transfer', {
  id: text('id').primaryKey(),
  phase: text('phase', { enum: ['single', 'pending', 'post', 'void'] }).notNull(),
  /** The hold that a post or void resolves. */
  pendingId: text('pending_id'),
  dr: text('dr').notNull(),
  cr: text('cr').notNull(),
  amount: integer('amount').notNull(),
  code: text('code', {
    enum: [
      ...(['top_up', 'hold', 'usage', 'release', 'payout', 'promotion', 'refund', 'take_back'] as const),
      ...(['withdrawal', 'withdrawal_return'] as const),
      ...(['pay_back', 'pay_back_return'] as const),
      ...(['freeze', 'unfreeze', 'chargeback', 'chargeback_return', 'waiver'] as const),
    ],
  }).notNull(),
  ref: text('ref'),
  actor: text('actor').notNull(),
  at: integer('at').notNull(),
})

/** A view of each posted transfer as its two entries. */
export const entry = sqliteView('entry', {
  transferId: text('transfer_id').notNull(),
  accountId: text('account_id').notNull(),
  amount: integer('amount').notNull(),
  code: text('code').notNull(),
  ref: text('ref'),
  actor: text('actor').notNull(),
  at: integer('at').notNull(),
}).existing()
